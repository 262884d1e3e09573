"""Check a proof of fair dealing without Knekt: python verify_deals.py proof.json

It knows the method of docs/fair-dealing.md and nothing else. Skat is dealt 3, skat, 4, 3. Skruf is dealt one
card at a time from the dealer's left, with the talon before the last round.
"""

import hashlib
import hmac
import json
import sys

SUITS, SKAT_RANKS, ALL_RANKS = "DHSC", "789TJQKA", "23456789TJQKA"


def shuffled(pack: list[str], seed: bytes) -> list[str]:
    numbers = (
        int.from_bytes(hmac.digest(seed, block.to_bytes(8, "big"), "sha256")[at : at + 4], "big")
        for block in range(1 << 30)
        for at in range(0, 32, 4)
    )
    for last in range(len(pack) - 1, 0, -1):
        fair = (1 << 32) // (last + 1) * (last + 1)
        place = next(number for number in numbers if number < fair) % (last + 1)
        pack[last], pack[place] = pack[place], pack[last]
    return pack


def skat(cards: list[str]) -> list[list[str]]:
    rest, hands = cards[:9] + cards[11:], [list[str](), list[str](), list[str]()]
    for count in (3, 4, 3):
        for hand in hands:
            hand += [rest.pop(0) for _ in range(count)]
    return hands


def skruf(cards: list[str]) -> list[list[str]]:
    return [[*cards[seat:44:4], cards[48 + seat]] for seat in range(4)]


def main(path: str) -> int:
    with open(path, encoding="utf-8") as file:
        proof = json.load(file)
    good, table = True, proof["seed"] and bytes.fromhex(proof["seed"])
    if table:
        good = hashlib.sha256(table).hexdigest() == proof["commitment"]
        source = hmac.digest(table, ("sitting " + " ".join(proof["added"])).encode(), "sha256")
    for deal in (each for each in proof["deals"] if each["seed"]):
        seed, dealt = bytes.fromhex(deal["seed"]), deal["dealt"]
        ranks, hands_of = (SKAT_RANKS, skat) if "skat" in dealt else (ALL_RANKS, skruf)
        pack = shuffled([suit + rank for suit in SUITS for rank in ranks], seed)
        fair = hashlib.sha256(seed).hexdigest() == deal["commitment"]
        fair &= [set(hand) for hand in hands_of(pack)] == [set(hand.split()) for hand in dealt["hands"]]
        fair &= not table or hmac.digest(source, f"deal {deal['number']}".encode(), "sha256") == seed
        print(f"deal {deal['number']}: {'as promised' if fair else 'NOT as promised'}")
        good &= fair
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
