// The JSON Schemas of answers. The compiler holds them to the interfaces that they describe.
import {
  type Brand,
  type CacheStatus,
  type CatalogEntry,
  type EnvelopeError,
  ERRORS,
  type ErrorRow,
  type ErrorType,
  type JsonSchema,
  type ListedReceipt,
  type Quota,
  type Receipt,
  type RuntimeStatus,
  type Source,
} from "@svckit/core";
import type { Problem } from "../http/problem.js";
import { REST_CODES, refTo } from "../http/route.js";

type Members<T> = { readonly [Name in keyof T]-?: JsonSchema };

/** The schema of an object. It does not compile where a member of the interface is missing. */
function shape<T>(properties: Members<T>, optional: readonly (keyof T & string)[] = []): JsonSchema {
  const names: readonly string[] = optional;
  const required = Object.keys(properties).filter((name) => !names.includes(name));
  return { type: "object", properties, required };
}

/** The schema of a word out of a list, with the meaning of each. */
function word<T extends string>(meanings: Readonly<Record<T, string>>, more: JsonSchema = {}): JsonSchema {
  const lines = Object.entries(meanings).map(([name, meaning]) => `- \`${name}\`: ${meaning}`);
  return { type: "string", enum: Object.keys(meanings), description: lines.join("\n"), ...more };
}

const text = (description: string, more: JsonSchema = {}): JsonSchema => ({
  type: "string",
  description,
  ...more,
});
const count = (description: string): JsonSchema => ({ type: "integer", minimum: 0, description });
const whole = (description: string): JsonSchema => ({ type: "integer", description });
const flag = (description: string): JsonSchema => ({ type: "boolean", description });
const orNull = (schema: JsonSchema): JsonSchema => ({ ...schema, type: [schema["type"], "null"] });
const time = (description: string) => text(description, { format: "date-time" });
const digest = (description: string) => orNull(text(description, { pattern: "^[0-9a-f]{64}$" }));

const receiptMembers: Members<Receipt> = {
  receipt_id: text("Unique to the execution; keep it", { format: "uuid" }),
  receipt_version: text("Version of this record's shape", { examples: ["1.0"] }),
  tool: text("The tool that ran"),
  provider: text("The provider that answered"),
  category: text("The tool's category"),
  runtime_status: word<RuntimeStatus>({
    ok: "there is an answer",
    invalid_input: "the arguments are not what the tool or its provider takes; unchanged they fail again",
    missing_key: "the provider is not configured, or refuses the service's own key",
    plan_required: "the service's plan with the provider does not include this",
    rate_limited: "the provider limits requests; the same call may pass later",
    degraded: "the provider is down or slow; the same call may pass later",
    failing: "the provider's answer could not be read",
  }),
  source: word<Source>({
    live: "asked for this call",
    cached: "kept from an earlier call",
    fallback: "another provider answered",
    unavailable: "there is no data",
  }),
  origin_source: { enum: ["live", "fallback", null], description: "How the data first came in" },
  cache_status: word<CacheStatus>({
    miss: "not there",
    hit: "there",
    bypass: "the tool is never cached",
    unknown: "not asked",
  }),
  cache_age_ms: orNull(count("Milliseconds since the data was retrieved")),
  fetched_at: time("When the data was retrieved, or the attempt made"),
  observed_at: orNull(time("When this service first saw the data")),
  duration_ms: count("Milliseconds from the call's arrival to its outcome"),
  truncated: flag(
    "Whether rows of the result's list are left out, since it would be over the tool's byte budget; `next_cursor` in `data` goes on where it can be gone on with",
  ),
  warnings: {
    type: "array",
    items: { type: "string" },
    description: "`no_data: …`, `refunded: …`, `stale: …`, `truncated: …`, `list_changed: …`",
  },
  credit_cost: count("Price of the call"),
  credits_used: count("Credits taken in the end: 0 after a refund"),
  credits_remaining: orNull(count("Credits left; null for callers without a wallet")),
  fallback_used: flag("Whether another tool than the one asked for answered"),
  digest_algorithm: { const: "sha256" },
  input_digest: digest("Of the RFC 8785 JSON of the arguments as sent, without `idempotency_key`"),
  result_digest: digest("Of the RFC 8785 JSON of `data` without the receipt; null on failure"),
  server_version: text("Version of the service"),
  inner_receipt_ids: {
    type: "array",
    items: { type: "string", format: "uuid" },
    description: "Of a search: the receipts of the tools that were asked for it",
  },
  cause: text("On failure: why"),
  next_action: text("On failure: what to do next"),
};

const OFTEN_ABSENT = ["cause", "next_action", "inner_receipt_ids"] as const;

const errorMembers: Members<EnvelopeError> = {
  type: word<ErrorType>({
    invalid_request_error: "change the request",
    authentication_error: "change the credential",
    not_found_error: "there is no such thing",
    conflict_error: "it contradicts what was done before",
    rate_limit_error: "wait",
    quota_error: "nothing is left to pay with",
    provider_error: "the provider failed",
    internal_error: "the service failed",
  }),
  code: refTo("ErrorCode"),
  message: text("What failed and what to do next"),
  retryable: flag("Whether the same call can succeed later"),
  doc_url: text("What the code means, for people", { format: "uri" }),
  request_id: text("What to name when asking for help; in `X-Request-Id`, too"),
  param: text("The argument at fault, as a dotted path"),
  retry_after: { type: "integer", minimum: 1, description: "Seconds to wait before the call is sent again" },
  approval_id: text("The approval that a person has to give before the same call runs"),
};

const problemMembers: Members<Omit<Problem, keyof EnvelopeError>> = {
  title: text("What the code means"),
  status: { type: "integer", description: "The HTTP status" },
  detail: text("What failed and what to do next: `error.message`"),
  ok: { const: false },
  error: refTo("Error"),
  meta: refTo("Receipt"),
};

const { message: _message, type: _type, ...sharedMembers } = errorMembers;

const entry = shape<CatalogEntry>(
  {
    name: text("What `tool` names it by"),
    title: text("Its name for people"),
    description: text("What it gives, from where, how fresh"),
    category: text("Without the brand"),
    provider: text("The provider behind it"),
    inputSchema: { type: "object", description: "JSON Schema of its arguments" },
    outputSchema: { type: "object", description: "JSON Schema of `data`" },
    annotations: shape<CatalogEntry["annotations"]>({
      readOnlyHint: flag("It changes nothing"),
      destructiveHint: flag("What it changes cannot be changed back"),
      idempotentHint: flag("Done twice is done once"),
      openWorldHint: flag("It asks others than this service"),
    }),
    keyless: flag("Whether callers without a key may use it"),
    credits: count("Price of a call, at most"),
    creditsVary: flag("Whether a call may cost less, by its arguments"),
    status: shape<CatalogEntry["status"]>(
      { available: flag("Whether it can be called now"), reason: text("Why not") },
      ["reason"],
    ),
    fallback: orNull(text("The tool that answers when this one's provider cannot")),
    uses: {
      type: "array",
      items: { type: "string" },
      description: "The tools that it asks, at no further price",
    },
    examples: {
      type: "array",
      items: shape<CatalogEntry["examples"][number]>({
        description: text("What the call is for"),
        args: { type: "object", description: "Its arguments" },
      }),
    },
  },
  ["creditsVary", "uses"],
);

const quota = shape<Quota>({
  lane: word<Quota["lane"]>({ anonymous: "without a key", account: "by a key" }),
  limit: orNull(count("Keyless calls a day, or credits of the period; null without a wallet")),
  used: orNull(count("Spent and held")),
  remaining: orNull(count("Left")),
  resets_at: time("When the keyless day ends; for an account, `rate.reset_at`"),
  credits: orNull(
    shape<NonNullable<Quota["credits"]>>({
      granted: whole("Of the period, and bought credits that are spent in it"),
      used: count("Spent"),
      held: count("Taken by calls in flight"),
      remaining: whole("Left: of the period and bought; below zero by an adjustment alone"),
      period_remaining: count("Left of the period; spent first, and gone with it"),
      bought_remaining: whole(
        "Left of what was bought, which stays until it is spent or expires; below zero as a debt",
      ),
      bought_expires_at: orNull(time("When the next of what was bought expires; null where none does")),
      period_start: time("When the period began"),
      period_end: orNull(time("When the next begins; null for a grant without an end")),
    }),
  ),
  rate: shape<Quota["rate"]>({
    limit: count("Calls in any sixty seconds"),
    remaining: count("Left of them now"),
    reset_at: time(
      "When the oldest counted call leaves the window and there is one more; now where none is counted",
    ),
  }),
  wallet: word<Quota["wallet"]>({ ok: "there is one", none: "there is none" }),
});

/** The schemas of answers by their component's name, with the field names of the brand. */
export function wireSchemas({ receiptField }: Brand): Readonly<Record<string, JsonSchema>> {
  const codes = REST_CODES.map((code) => {
    const { status, type, retryable }: ErrorRow = ERRORS[code];
    return [code, { status, type, retryable }] as const;
  });
  return {
    Success: {
      type: "object",
      properties: {
        ok: { const: true },
        data: {
          type: "object",
          properties: { [receiptField]: refTo("Receipt") },
          required: [receiptField],
          additionalProperties: true,
          description:
            "The tool's result, as the catalog's `outputSchema` has it, with the receipt beside it",
        },
        meta: refTo("Receipt"),
      },
      required: ["ok", "data", "meta"],
    },
    Failure: {
      type: "object",
      properties: { ok: { const: false }, error: refTo("Error"), meta: refTo("Receipt") },
      required: ["ok", "error"],
    },
    Error: shape<EnvelopeError>(errorMembers, ["param", "retry_after", "approval_id"]),
    ErrorCode: {
      type: "string",
      enum: REST_CODES,
      description: "What went wrong. Decide by it and by `ok`, never by the HTTP status.",
      "x-codes": Object.fromEntries(codes),
    },
    Problem: {
      ...shape<Problem>(
        { ...problemMembers, ...sharedMembers, type: text("`error.doc_url`", { format: "uri" }) },
        ["param", "retry_after", "approval_id", "meta"],
      ),
      description:
        "A failure as RFC 9457 has it, with the envelope's members and those of its `error` beside.",
    },
    Receipt: {
      ...shape<Receipt>(receiptMembers, OFTEN_ABSENT),
      description: "What happened in one call. Times are UTC and this service's own.",
    },
    ListedReceipt: {
      ...shape<ListedReceipt>(
        { settled_at: time("When the call was settled: the order of the list"), ...receiptMembers },
        OFTEN_ABSENT,
      ),
      description: "A receipt, and when its call was settled.",
    },
    Tool: entry,
    Quota: quota,
  };
}
