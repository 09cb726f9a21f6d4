// Feedback: what callers tell the operator, at most ten messages of each a day.

import { DISCOVERY_CATEGORY } from "../catalog/category.js";
import { defineTool, type Tool } from "../catalog/tool.js";
import { ServiceError } from "../errors/errors.js";
import { type Principal, scopeOf } from "../identity/principal.js";
import type { Awaitable } from "../platform/awaitable.js";
import { type Clock, nextUtcMidnight, secondsUntil, utcDay } from "../platform/clock.js";
import type { Ids } from "../platform/ids.js";
import { literalSchema } from "../schema/literal-schema.js";
import type { DailyCountStore } from "../store/rate-limit.js";
import type { ReceiptStore } from "../store/receipt-store.js";
import { withStoreError } from "../store/store.js";

const KINDS = ["bug", "wrong_data", "missing_tool", "idea", "other"] as const;

/** One message. */
export interface Feedback {
  readonly id: string;
  readonly at: number;
  /** Null for a caller without an account. */
  readonly accountId: string | null;
  readonly kind: (typeof KINDS)[number];
  readonly message: string;
  /** The tool that it is about. */
  readonly tool: string | null;
  /** The call that it is about. */
  readonly receiptId: string | null;
}

/** What the feedback tool works with. */
export interface FeedbackParts {
  readonly store: DailyCountStore & Pick<ReceiptStore, "findReceipt">;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Hands a message to the operator. */
  readonly keepFeedback: (feedback: Feedback) => Awaitable<void>;
}

const MAX_A_DAY = 10;
const UUID_FORM = "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$";

const INPUT = {
  type: "object",
  properties: {
    message: {
      type: "string",
      minLength: 1,
      maxLength: 4_000,
      // Something that is no space: to no purpose would a message of the day be spent.
      pattern: "\\S",
      description: "What happened, or what is missing",
    },
    tool: { type: "string", maxLength: 128, description: "Name of the tool that it is about" },
    receipt_id: {
      type: "string",
      pattern: UUID_FORM,
      description: "The receipt_id of the call that it is about, one of your own",
    },
    kind: { type: "string", enum: KINDS, description: "What sort of message it is; other where left out" },
  },
  required: ["message"],
} as const;

const OUTPUT = {
  type: "object",
  properties: { feedback_id: { type: "string" }, received: { type: "boolean" } },
  required: ["feedback_id", "received"],
} as const;

interface Message {
  readonly message: string;
  readonly tool?: string;
  readonly receipt_id?: string;
  readonly kind?: Feedback["kind"];
}

/** The tool `report_feedback`. */
export function reportFeedback(parts: FeedbackParts): Tool {
  return defineTool({
    name: "report_feedback",
    title: "Report feedback",
    description:
      "Tells the operator of this service about wrong data, a failing tool or one that is missing. Ten messages a day. Free.",
    keywords: [
      "report a bug",
      "complain about wrong numbers",
      "request a new tool",
      "something is broken",
      "suggest an improvement",
      "contact the developers",
      "missing feature",
    ],
    category: DISCOVERY_CATEGORY,
    effect: "write",
    keyless: true,
    credits: 0,
    personal: true,
    input: literalSchema<Message>(INPUT),
    inputSchema: INPUT,
    output: literalSchema<{ feedback_id: string; received: boolean }>(OUTPUT),
    outputSchema: OUTPUT,
    examples: [
      {
        description: "A price that is wrong",
        args: { message: "The price is a day old.", tool: "get_price", kind: "wrong_data" },
      },
    ],
    execute: (message, { principal }) => receive(parts, message, principal),
  });
}

async function receive(parts: FeedbackParts, given: Message, principal: Principal | undefined) {
  const { store, clock, ids } = parts;
  const now = clock.now();
  const receiptId = given.receipt_id?.toLowerCase() ?? null;
  if (receiptId !== null) await requireOwnReceipt(store, receiptId, principal);
  const subject = `feedback ${principal ? scopeOf(principal) : "host"}`;
  const taken = await withStoreError("STATE_BACKEND_UNAVAILABLE", () =>
    store.takeDaily({ subject, day: utcDay(now), limit: MAX_A_DAY }),
  );
  if (!taken) {
    throw new ServiceError("FEEDBACK_RATE_LIMITED", { retryAfterS: secondsUntil(nextUtcMidnight(now), now) });
  }
  const feedback: Feedback = {
    id: ids.uuid(),
    at: now,
    accountId: principal?.kind === "account" ? principal.account.id : null,
    kind: given.kind ?? "other",
    message: given.message,
    tool: given.tool ?? null,
    receiptId,
  };
  await withStoreError("STATE_BACKEND_UNAVAILABLE", () => parts.keepFeedback(feedback));
  return { feedback_id: feedback.id, received: true };
}

/** A report about a call that nobody has made sends the operator astray. Of keyless calls no receipt is kept. */
async function requireOwnReceipt(
  store: FeedbackParts["store"],
  id: string,
  principal: Principal | undefined,
): Promise<void> {
  if (principal?.kind !== "account") return;
  const accountId = principal.account.id;
  const found = await withStoreError("STATE_BACKEND_UNAVAILABLE", () =>
    store.findReceipt({ accountId, receiptId: id }),
  );
  if (found) return;
  throw new ServiceError("VALIDATION_ERROR", {
    message: `The account has no receipt ${id}.`,
    next: "Give the receipt_id of one of its calls, or leave it out.",
    param: "receipt_id",
    runtimeStatus: "invalid_input",
  });
}
