import { expect, test } from "vitest";
import { waysOf } from "./reach";

const FOUND = { addresses: ["http://192.168.1.5:8765", "http://[2001:db8::5]:8765"], public: false };
const NONE = { addresses: [], public: false };

test("an address that was set wins wherever one stands", () => {
  const set = { addresses: ["https://skat.example"], public: true };
  for (const here of ["http://127.0.0.1:8765/", "http://10.0.0.2:8765/", "https://other.example/"])
    expect(waysOf(set, new URL(here))).toEqual({ addresses: ["https://skat.example"], near: false });
});

test("at the server's own machine others need its addresses, if it has any", () => {
  for (const here of ["http://127.0.0.1:8765/open", "http://localhost:8765/", "http://[::1]:8765/"]) {
    expect(waysOf(FOUND, new URL(here))).toEqual({ addresses: FOUND.addresses, near: true });
    expect(waysOf(NONE, new URL(here))).toEqual({ addresses: [], near: false });
  }
});

test("who has come from elsewhere has come by an address that works", () => {
  expect(waysOf(NONE, new URL("http://192.168.1.5:8765/open"))).toEqual({ addresses: ["http://192.168.1.5:8765"], near: true });
  expect(waysOf(NONE, new URL("https://skat.example/open"))).toEqual({ addresses: ["https://skat.example"], near: false });
});
