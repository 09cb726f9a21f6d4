// The rules of memory facts that no schema says: one name at a time, a size, a future, and a receipt of the account's own.
import { ServiceError } from "@svckit/core";
import type { NativeContext } from "../tools/native-tool.js";
import type { AskedFact } from "./fact-verbs.js";

/** Which fact the arguments name. Throws MISSING_PARAM where they name none, VALIDATION_ERROR where they name two. */
export function readAsked(args: {
  readonly fact_id?: string | undefined;
  readonly key?: string | undefined;
  readonly subject_id?: string | undefined;
}): AskedFact {
  const { fact_id: factId, key, subject_id: subjectId } = args;
  if (factId === undefined && key === undefined) {
    throw new ServiceError("MISSING_PARAM", {
      message: "Neither `fact_id` nor `key` says which fact is meant.",
      next: "Give one of the two.",
      param: "fact_id",
      runtimeStatus: "invalid_input",
    });
  }
  if (factId === undefined) return { key: key ?? "", subjectId };
  if (key === undefined && subjectId === undefined) return { factId };
  throw invalid(
    "fact_id",
    "A fact is named by its `fact_id`, or else by its `key` in a subject.",
    "Give one of the two.",
  );
}

/** What a fact counts. Throws VALIDATION_ERROR where that is too much. */
export function bytesOf(key: string, value: unknown, most: number): number {
  const bytes = Buffer.byteLength(key) + Buffer.byteLength(JSON.stringify(value));
  if (bytes <= most) return bytes;
  const message = `The fact takes ${bytes} bytes with its key, and a fact may take ${most}.`;
  throw invalid("value", message, "Remember less, or split it over several keys.");
}

/** When a fact expires. Throws VALIDATION_ERROR for an instant that is not in the future. */
export function readExpiry(text: string | undefined, now: number): number | null {
  if (text === undefined) return null;
  const at = Date.parse(text);
  if (at > now) return at;
  throw invalid(
    "expires_at",
    "The fact would have expired already.",
    "Give a time in the future, or leave it out.",
  );
}

/** Throws VALIDATION_ERROR for a receipt that is not one of the account's own: what a fact rests on can be looked up. */
export async function requireOwnReceipt(
  { state, accountId }: NativeContext,
  receiptId: string | null,
): Promise<void> {
  if (receiptId === null) return;
  const found = await state.service.transport.askStore((store) =>
    store.findReceipt({ accountId, receiptId }),
  );
  if (found) return;
  throw invalid(
    "source_receipt_id",
    "The account has no receipt with that id.",
    "Give the receipt_id of one of its calls, or leave it out.",
  );
}

function invalid(param: string, message: string, next: string): ServiceError {
  return new ServiceError("VALIDATION_ERROR", { message, next, param, runtimeStatus: "invalid_input" });
}
