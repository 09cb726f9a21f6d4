// Looked up: a name for which another tool gives the value that an argument takes.
import type { Mention } from "../entities/mention.js";
import type { Found } from "./found.js";
import { GIVERS } from "./lookup.js";
import type { Slot } from "./slot.js";

/** A name that no table knows, or a coin where an id is wanted: the tools that the description names give it. */
export function lookedUp(slot: Slot, mentions: readonly Mention[]): readonly Found[] {
  const isCoin = slot.kind === "coinId" || slot.kind === "llamaCoin";
  const givers = isCoin ? GIVERS.coinId.givers : slot.givers;
  if (givers.length === 0 || slot.kind === "chain") return [];
  const named = mentions.find(({ readings }) =>
    isCoin
      ? readings.coin !== undefined
      : readings.name !== undefined ||
        (slot.kind === "other" && readings.commodity !== undefined) ||
        // Who holds a coin is not called by its name.
        (slot.kind !== "holder" && readings.coin !== undefined) ||
        (slot.kind === "other" && readings.protocol !== undefined) ||
        readings.quoted !== undefined,
  );
  if (named === undefined) return [];
  const { coin, quoted, name, protocol, commodity } = named.readings;
  const symbol = coin?.symbol ?? commodity;
  const text =
    // An exchange is called by its own name, and not by that of its token.
    (slot.kind === "other" ? (protocol === undefined ? symbol : named.text) : undefined) ??
    quoted ??
    name ??
    coin?.symbol ??
    named.text;
  const lookup = {
    slot: slot.name,
    isList: slot.list === "array",
    givers,
    name: text,
    chain: mentions.find(({ readings }) => readings.chain !== undefined)?.readings.chain,
    fields: [slot.name, ...GIVERS.coinId.fields, "slug", "market_id"],
  };
  return [{ value: undefined, mention: named, lookup }];
}
