// Asking: what a composite tool is given of the tools that it asks.
import type { ErrorCode, RuntimeStatus } from "../errors/error-table.js";
import type { Receipt } from "../store/receipt.js";

/** What a result cites of a tool that was asked: by `receipt_id` the account reads its receipt back. */
export type AskedSource = Pick<Receipt, "tool" | "provider" | "receipt_id" | "source" | "fetched_at">;

/** Why a tool that was asked gave nothing. */
export interface AskedFailure {
  readonly code: ErrorCode;
  /** What failed, for people; never a key or an upstream's text. */
  readonly message: string;
  readonly runtimeStatus: RuntimeStatus;
  /** Whole seconds after which it may be asked again, where that is known. */
  readonly retryAfterS?: number;
}

/** The answer of a tool that was asked. */
export type Asked =
  | {
      readonly ok: true;
      /** Its result, as a caller would get it, without the receipt. */
      readonly data: Readonly<Record<string, unknown>>;
      readonly warnings: readonly string[];
      readonly source: AskedSource;
    }
  | { readonly ok: false; readonly error: AskedFailure; readonly source: AskedSource };

/** Asks a tool that `uses` names; see `ToolContext.ask`. */
export type Ask = (tool: string, args?: Readonly<Record<string, unknown>>) => Promise<Asked>;

// What tells most of the whole first: where one tool may answer in a moment, all may be asked again.
const TELLING = [
  "degraded",
  "rate_limited",
  "failing",
  "plan_required",
  "missing_key",
  "invalid_input",
] as const;

/** Of the failures of several tools the one that tells most of the whole; undefined where none failed. */
export function worstFailure(failures: readonly AskedFailure[]): AskedFailure | undefined {
  const worst = TELLING.find((status) => failures.some(({ runtimeStatus }) => runtimeStatus === status));
  return failures.find(({ runtimeStatus }) => runtimeStatus === worst);
}
