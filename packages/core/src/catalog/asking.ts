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
