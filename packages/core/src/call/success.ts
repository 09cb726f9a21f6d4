// Success: the receipt and the answer of a call that worked, and of a job that came to nothing.
import { dataOfNothing, dataOfRun } from "../run/receipt-data.js";
import type { ToolRun } from "../run/tool-run.js";
import type { Receipt } from "../store/receipt.js";
import { nextOf } from "../upstream/failure.js";
import { type Answer, successAnswer } from "./answer.js";
import { type CallState, creditsOf, factsOf, type ReceiptCredits } from "./call-state.js";
import type { ServiceParts } from "./service-parts.js";

/** What a call that worked is told to have cost, and what it leaves. */
interface Charge {
  readonly used: number;
  /** Credits or keyless calls; null or undefined where neither is counted or can be read. */
  readonly remaining: number | null | undefined;
  readonly warnings: readonly string[];
}

/** The answer of a call that worked, with its receipt. */
export function successOf(
  { brand }: ServiceParts,
  state: CallState,
  run: ToolRun,
  { used, remaining, warnings }: Charge,
): Answer {
  const receipt = receiptOfRun(state, run, { used, remaining: creditsOf(state, remaining) }, warnings);
  return successAnswer(factsOf(state, remaining), brand.receiptField, run.result.text, receipt);
}

function receiptOfRun(
  state: CallState,
  run: ToolRun,
  credits: ReceiptCredits,
  warnings: readonly string[],
): Receipt {
  if (!state.call.job) return state.receipt(credits, dataOfRun(run, warnings));
  const { inner = [] } = run;
  const receipt = receiptOfJob(state, run, credits, warnings);
  return { ...receipt, inner_receipt_ids: inner.map((each) => each.receipt_id) };
}

/** A job that came to nothing says why, as a call that failed does. */
function receiptOfJob(
  state: CallState,
  run: ToolRun,
  credits: ReceiptCredits,
  warnings: readonly string[],
): Receipt {
  const { failure } = state.outcome ?? {};
  if (failure === undefined) return state.receipt(credits, dataOfRun(run, warnings));
  const { message, runtimeStatus, retryAfterS } = failure;
  const told = { cause: message, nextAction: nextOf(runtimeStatus, retryAfterS) };
  return state.receipt(credits, dataOfNothing(run, runtimeStatus, warnings), told);
}
