// Given addresses: a token that is named with its address needs no look-up of its name.
import type { Mention } from "../entities/mention.js";
import { GIVERS, type Lookup } from "../filling/lookup.js";
import type { ClausePlan, PlannedCall } from "./plan.js";

/** The plans with the one address that no call takes yet, where a call would look up the name of a token: "USDC (0xA0b8…)". */
export function withGivenAddresses(
  plans: readonly ClausePlan[],
  mentions: readonly Mention[],
): readonly ClausePlan[] {
  const calls = plans.flatMap((plan) => (plan.kind === "calls" ? plan.calls : []));
  if (!calls.some(({ lookups }) => lookups.some((each) => formOf(each) !== undefined))) return plans;
  const taken = JSON.stringify(calls.map(({ args }) => args));
  const given = (call: PlannedCall): PlannedCall => {
    const [lookup, ...others] = call.lookups.filter((each) => formOf(each) !== undefined);
    const form = lookup && formOf(lookup);
    if (lookup === undefined || form === undefined || others.length > 0) return call;
    const free = mentions.filter(({ readings }) => !taken.includes(readings[form] ?? taken));
    const address = free[0]?.readings[form];
    if (free.length !== 1 || address === undefined) return call;
    return {
      ...call,
      args: { ...call.args, [lookup.slot]: lookup.isList ? [address] : address },
      lookups: call.lookups.filter((each) => each !== lookup),
      used: [...call.used, ...free],
    };
  };
  return plans.map((plan) =>
    plan.kind === "calls" ? { kind: "calls", calls: plan.calls.map(given) } : plan,
  );
}

/** The form of the address that a look-up of a token gives. */
function formOf({ givers }: Lookup): "evmAddress" | "solanaAddress" | undefined {
  if (givers === GIVERS.contract.givers) return "evmAddress";
  return givers === GIVERS.mint.givers ? "solanaAddress" : undefined;
}
