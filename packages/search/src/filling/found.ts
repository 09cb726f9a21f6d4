// Found: a value for an argument, or how it is looked up.
import type { Coin, Mention } from "../entities/mention.js";
import { GIVERS, type Lookup } from "./lookup.js";
import type { Slot } from "./slot.js";

/** A value for an argument, or how it is looked up. */
export interface Found {
  readonly value: unknown;
  readonly mention: Mention | undefined;
  readonly lookup?: Lookup;
}

/** How an address of a token is looked up by its symbol. */
export function contractLookup(slot: Slot, coin: Coin, mention: Mention, chain: string | undefined): Found {
  const giver = slot.kind === "solanaAddress" ? GIVERS.mint : GIVERS.contract;
  const name = coin.symbol ?? coin.name;
  return {
    value: undefined,
    mention,
    lookup: {
      slot: slot.name,
      isList: slot.list !== undefined,
      givers: giver.givers,
      name,
      chain: slot.kind === "solanaAddress" ? undefined : chain,
      fields: giver.fields,
    },
  };
}

/** Each value once. */
export function unique(found: readonly Found[]): readonly Found[] {
  return found.filter(({ value }, at) => found.findIndex((other) => other.value === value) === at);
}
