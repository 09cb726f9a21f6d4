// As written: addresses for the tools that check them, which are to see what was written and not what it was read as.
import { onceFor } from "@svckit/core";
import type { ClausePlan, PlannedCall } from "./plan.js";
import type { PlannedTool } from "./toolbox.js";

const ADDRESS = /\b0x[0-9a-f]{40}\b/gi;

/** Whether a tool tells if an address is written right. */
const isChecker = onceFor(({ tool: { definition }, slots }: PlannedTool) => {
  return /\bchecksum\b/i.test(definition.description) && slots.some(({ name }) => name === "address");
});

/** The plans, the addresses of such tools spelled as in the text that names them last. */
export function asWritten(plans: readonly ClausePlan[], texts: readonly string[]): readonly ClausePlan[] {
  const written = new Map(
    texts.flatMap((text) => (text.match(ADDRESS) ?? []).map((each) => [each.toLowerCase(), each])),
  );
  const spelled = (call: PlannedCall): PlannedCall => {
    const { address } = call.args;
    const own = typeof address === "string" ? written.get(address.toLowerCase()) : undefined;
    return own === undefined || !isChecker(call.tool)
      ? call
      : { ...call, args: { ...call.args, address: own } };
  };
  return plans.map((plan) =>
    plan.kind === "calls" ? { kind: "calls", calls: plan.calls.map(spelled) } : plan,
  );
}

/** Whether nothing but such tools is asked. */
export function areChecks(plans: readonly ClausePlan[]): boolean {
  return plans.every((plan) => plan.kind === "calls" && plan.calls.every(({ tool }) => isChecker(tool)));
}
