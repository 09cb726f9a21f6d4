// Spender: the contract or person that an approval lets spend, in the one form of the tools that tell of approvals.
import * as z from "zod";
import { addressOrNull, behaviours, flag, stringsOf, timeTold, told, toldAll, words } from "./pieces.js";

/** A spender in an answer. */
export function rawSpender() {
  const text = z.string().nullish();
  return z.looseObject({
    contract_name: text,
    tag: text,
    creator_address: text,
    deployed_time: told(),
    malicious_behavior: z.array(z.unknown()).nullish(),
    ...toldAll(["is_contract", "is_open_source", "is_proxy", "doubt_list", "trust_list"]),
  });
}

/** The fields that tell of a spender in a result. */
export function spenderFields() {
  return {
    name: words("Name of the contract"),
    tag: words("The dApp that it belongs to, where it is known"),
    is_contract: flag("Whether it is a contract"),
    is_open_source: flag("Whether its source code is public"),
    is_proxy: flag("Whether its code can be exchanged behind a proxy"),
    is_suspected: flag("Whether it is suspected of harm; false: nothing was found, which is no proof"),
    is_trusted: flag("Whether GoPlus lists it as known and trusted; false says nothing against it"),
    behaviours: behaviours("it"),
    creator: addressOrNull("Who deployed it; null: unknown"),
    created_at: z.string().nullable().describe("When it was deployed, ISO 8601 in UTC; null: unknown"),
  };
}

/** What is told of a spender; of an unknown one everything is null. */
export function spenderOf(raw: z.output<ReturnType<typeof rawSpender>> | null | undefined) {
  return {
    name: raw?.contract_name,
    tag: raw?.tag,
    is_contract: raw?.is_contract,
    is_open_source: raw?.is_open_source,
    is_proxy: raw?.is_proxy,
    is_suspected: raw?.doubt_list,
    is_trusted: raw?.trust_list,
    behaviours: stringsOf(raw?.malicious_behavior),
    creator: raw?.creator_address,
    created_at: timeTold(raw?.deployed_time),
  };
}
