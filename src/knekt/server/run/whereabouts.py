"""Where this machine is reached: its addresses in its networks, and the addresses of the server."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv4Interface, IPv6Address, IPv6Interface
from pathlib import Path

import ifaddr

from knekt.server.run.limits import network_of
from knekt.server.run.settings import ServerSettings

__all__ = ["ANYWHERE", "LOOPBACK", "address_of", "addresses", "is_near", "own_interfaces", "reached_at"]

ANYWHERE = "0.0.0.0", "::"  # a server that listens here listens at all addresses
LOOPBACK = "127.0.0.1", "localhost", "::1"  # the machine's addresses for itself

Interface = IPv4Interface | IPv6Interface

# Networks of containers and virtual machines inside this machine: nobody else is in them.
_INSIDE = re.compile(
    r"(lo|docker|br-|veth|virbr|vmnet|vboxnet|vnet|lxc|lxd|cni|podman|cali|flannel|tap|dummy)"
)
_SHORT_LIVED = 0x01 | 0x20 | 0x40  # flags of an IPv6 address in Linux: temporary, deprecated, tentative
_FAR = "192.0.2.1", "2001:db8::1"  # addresses that nobody has; nothing is sent to them


def addresses(adapters: Iterable[ifaddr.Adapter] | None = None) -> list[str]:
    """The addresses at which others reach this machine, the best first: IPv4 is typed more easily.

    The loopback and networks inside the machine are left out. Link-local addresses are used only if there are
    no others.
    """
    found = [
        each.ip
        for each in own_interfaces(adapters)
        if isinstance(each, IPv4Interface) or not each.is_link_local
    ]
    chosen = [ip for ip in found if not ip.is_link_local] or found
    first = _on_the_way_out()
    short = _short_lived()
    lasting = [ip for ip in chosen if ip not in short or isinstance(ip, IPv4Address)]
    return [str(ip) for ip in sorted(lasting, key=lambda ip: (ip.version, ip not in first))]


def own_interfaces(adapters: Iterable[ifaddr.Adapter] | None = None) -> Iterator[Interface]:
    """The addresses of this machine in networks where others can be, with these networks."""
    for adapter in ifaddr.get_adapters() if adapters is None else adapters:
        if _INSIDE.match(adapter.nice_name):
            continue
        for each in adapter.ips:
            text = each.ip if isinstance(each.ip, str) else each.ip[0]
            interface = ipaddress.ip_interface(f"{text.partition('%')[0]}/{each.network_prefix}")
            if not (interface.is_loopback or interface.is_unspecified or interface.is_multicast):
                yield interface


def is_near(address: str, interfaces: Iterable[Interface] | None = None) -> bool:
    """Whether this address is in one of the machine's own networks, or is a private one.

    >>> [is_near(each, []) for each in ("192.168.7.9", "::ffff:10.0.0.4", "fe80::1%eth0", "8.8.8.8")]
    [True, True, True, False]
    >>> is_near("2600:1:2:3::9", [ipaddress.ip_interface("2600:1:2:3::1/128")])  # the same household
    True
    """
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    if not ip.is_global:
        return True
    household = network_of(str(ip))
    return any(
        ip in each.network or (ip.version == 6 and network_of(str(each.ip)) == household)
        for each in (own_interfaces() if interfaces is None else interfaces)
    )


def address_of(host: str, port: int, scheme: str = "http") -> str:
    """The address of a page as a browser writes it.

    >>> address_of("::ffff:192.0.2.7", 8765), address_of("2001:db8::1", 80)
    ('http://192.0.2.7:8765', 'http://[2001:db8::1]')
    """
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        shown = host
    else:
        if isinstance(ip, IPv6Address) and ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        shown = f"[{ip}]" if ip.version == 6 else str(ip)
    return f"{scheme}://{shown}" if port == 80 else f"{scheme}://{shown}:{port}"


def reached_at(settings: ServerSettings) -> list[str]:
    """The addresses at which others reach the page, the best first; none if only this machine reaches it."""
    if settings.public_address:
        return [settings.public_address]
    if settings.host in LOOPBACK or settings.host.startswith("127."):
        return []
    if settings.host not in ANYWHERE:
        return [address_of(settings.host, settings.port)]
    found = addresses()
    if settings.host == "0.0.0.0":
        found = [each for each in found if ":" not in each]
    return [address_of(each, settings.port) for each in found]


def _on_the_way_out() -> set[IPv4Address | IPv6Address]:
    """The addresses from which this machine reaches the internet.

    Other people are most likely in the same networks.
    """
    found = set[IPv4Address | IPv6Address]()
    for far in _FAR:
        family = socket.AF_INET6 if ":" in far else socket.AF_INET
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as nowhere:
                nowhere.connect((far, 9))  # this sends nothing: it is a datagram socket
                found.add(ipaddress.ip_address(nowhere.getsockname()[0]))
        except OSError:
            continue  # there is no way out
    return found


def _short_lived() -> set[IPv4Address | IPv6Address]:
    """The addresses that will change soon, as far as the system tells: a link with them would be dead."""
    try:
        lines = Path("/proc/net/if_inet6").read_text(encoding="ascii").splitlines()
    except OSError:
        return set()
    fields = (line.split() for line in lines)
    return {IPv6Address(int(each[0], 16)) for each in fields if int(each[4], 16) & _SHORT_LIVED}
