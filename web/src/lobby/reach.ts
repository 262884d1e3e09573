import { ask } from "../wire/api";
import type { Reach } from "../wire/types";

/** How others come to this page. */
export interface Ways {
  addresses: string[]; // the best first; none if only this machine reaches the server
  near: boolean; // whether only people in the same network get there
}

/** An address that a machine has only for itself. */
const isLoopback = (host: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(host);

/** An address without a name is one of a network, and means something else in another. */
const isNumber = (address: string): boolean => /^(\[.*\]|[\d.]+)$/.test(new URL(address).hostname);

/** The ways to the page that is open at `here`. An address that was set comes first, then the one we are at if others can use it. */
export function waysOf(reach: Reach, here: URL): Ways {
  if (reach.public) return { addresses: reach.addresses, near: false };
  const addresses = isLoopback(here.hostname) ? reach.addresses : [here.origin];
  return { addresses, near: addresses.some(isNumber) };
}

/** The ways to this page. */
export async function ways(): Promise<Ways> {
  const reach = await ask<Reach>("/reach").catch((): Reach => ({ addresses: [], public: false }));
  return waysOf(reach, new URL(location.href));
}
