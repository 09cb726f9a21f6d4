// The tool that tests a monitor: makes its calls once, opens nothing, and says what a run would have done.
import { ServiceError, type Tool } from "@svckit/core";
import * as z from "zod";
import { type NativeParts, nativeTool } from "../tools/native-tool.js";
import { look } from "./look.js";
import { findMonitor, requireLive } from "./monitor-verbs.js";
import { requireSeen } from "./planned-calls.js";
import { type Outcome, runCalls } from "./run-calls.js";

const Test = z.object({
  status: z.enum(["ok", "failed"]),
  reason: z.string().nullable().describe("The code of the call that failed"),
  met: z.boolean().nullable().describe("Whether the condition is met; null where nobody could look"),
  observed: z.json().describe("The value at the condition's path"),
  problem: z.string().nullable().describe("Why nothing could be compared: missing or not_comparable"),
  alert: z
    .enum(["opens", "reopens", "resolves", "none"])
    .describe("What a run at this moment would do to alerts, after those that were"),
  receipt_ids: z.array(z.string()),
  credits_used: z.int(),
});

/** The tool; `input` names the monitor. */
export function testTool(parts: NativeParts, input: z.ZodObject<{ monitor_id: z.ZodString }>): Tool {
  return nativeTool(parts, {
    name: "test_monitor",
    title: "Test a monitor",
    description:
      "Makes a monitor's calls once and now, and says whether its condition is met and what a run would do. Opens no alert and is no run; its calls are paid like any other.",
    keywords: ["try monitor", "dry run", "check my alert rule", "would it alert"],
    effect: "write",
    input,
    output: z.object({ test: Test }),
    examples: [
      {
        description: "Whether a monitor would alert now",
        args: { monitor_id: "0190b1de-0000-7000-8000-000000000002" },
      },
    ],
    async run({ monitor_id }, { state, principal, accountId, now, newId }) {
      const monitor = await state.read(() => findMonitor(accountId, monitor_id));
      requireLive(monitor);
      const { calls, condition, progress } = monitor;
      // Another caller of the account may have made it.
      await requireSeen(state, principal, calls);
      const outcome = await runCalls(state.service, { id: `test:${newId()}`, accountId, calls });
      const { status, reason, receiptIds, creditsUsed } = outcome;
      if (status === "paused") throw refusalOf("MONITOR_CREDIT_EXHAUSTED", outcome);
      if (reason === "MONITOR_CREDIT_UNAVAILABLE") throw refusalOf(reason, outcome);
      const seen = status === "ok" ? look(condition ?? undefined, outcome.results, progress, now) : undefined;
      return {
        test: {
          status: seen ? ("ok" as const) : ("failed" as const),
          reason,
          met: seen?.met ?? null,
          // `as`: what a tool gave came as JSON.
          observed: (seen?.observed ?? null) as z.input<typeof Test>["observed"],
          problem: seen?.problem ?? null,
          alert: seen?.alert ?? "none",
          receipt_ids: [...receiptIds],
          credits_used: creditsUsed,
        },
      };
    },
  });
}

const REFUSALS = {
  MONITOR_CREDIT_EXHAUSTED: "The account's credits do not suffice for all calls of the monitor.",
  MONITOR_CREDIT_UNAVAILABLE: "Nobody can tell whether the account may pay for all calls of the monitor.",
};

/** A refusal. Of several calls some may have been paid before it, and their owner is told so. */
function refusalOf(code: keyof typeof REFUSALS, { receiptIds, creditsUsed }: Outcome): ServiceError {
  if (creditsUsed === 0) return new ServiceError(code);
  const paid = `Calls that worked were paid with ${creditsUsed} in all; of the receipts ${receiptIds.join(", ")} theirs say so.`;
  return new ServiceError(code, { message: `${REFUSALS[code]} ${paid}` });
}
