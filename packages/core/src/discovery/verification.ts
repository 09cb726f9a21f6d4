// Verification: whether receipts of an agent's own account bear out what it claims.
import { DISCOVERY_CATEGORY } from "../catalog/category.js";
import { defineTool, type Tool } from "../catalog/tool.js";
import { ServiceError } from "../errors/errors.js";
import type { Principal } from "../identity/principal.js";
import { literalSchema } from "../schema/literal-schema.js";
import type { Receipt } from "../store/receipt.js";
import type { ReceiptStore } from "../store/receipt-store.js";
import { withStoreError } from "../store/store.js";

/** What verification works with. */
export interface VerificationParts {
  readonly store: ReceiptStore;
}

const INPUT = {
  type: "object",
  properties: {
    result: {
      type: "object",
      description: "What you are about to answer, claim by claim, with the receipts it rests on",
      properties: {
        claims: {
          type: "array",
          maxItems: 100,
          items: {
            type: "object",
            properties: {
              text: { type: "string", minLength: 1, maxLength: 4_000, description: "One statement" },
              receipt_ids: {
                type: "array",
                maxItems: 100,
                items: { type: "string", maxLength: 128 },
                description: "receipt_id of each call that bears it out",
              },
            },
            required: ["text", "receipt_ids"],
          },
        },
        receipts: {
          type: "array",
          maxItems: 100,
          description: "The `meta` of each answer that is cited, unchanged",
          items: {
            type: "object",
            properties: { receipt_id: { type: "string", maxLength: 128 } },
            required: ["receipt_id"],
          },
        },
      },
      required: ["claims", "receipts"],
    },
  },
  required: ["result"],
} as const;

const CHECKS = [
  "claims_present",
  "claims_cite_receipts",
  "cited_receipts_included",
  "receipts_exist",
  "digests_match",
  "receipts_ok",
] as const;

const OUTPUT = {
  type: "object",
  properties: {
    verified: { type: "boolean" },
    claims: { type: "integer" },
    receipts: { type: "integer" },
    checks: { type: "array", items: { type: "string" }, description: "The checks that were passed" },
  },
  required: ["verified", "claims", "receipts", "checks"],
} as const;

interface TaskResult {
  readonly claims: readonly { readonly text: string; readonly receipt_ids: readonly string[] }[];
  readonly receipts: readonly (Partial<Receipt> & Pick<Receipt, "receipt_id">)[];
}

/** The tool `validate_task_result`. */
export function validateTaskResult(parts: VerificationParts): Tool {
  return defineTool({
    name: "validate_task_result",
    title: "Validate a task result",
    description:
      "Checks an answer before it is given: every claim cites a receipt, and every receipt is one of this account, unchanged and ok. Free.",
    keywords: [
      "check my answer",
      "verify citations",
      "are receipts genuine",
      "proof of sources",
      "claims backed by receipts",
      "final check before answering",
      "check references of an answer",
    ],
    category: DISCOVERY_CATEGORY,
    effect: "read",
    credits: 0,
    personal: true,
    input: literalSchema<{ readonly result: TaskResult }>(INPUT),
    inputSchema: INPUT,
    output: literalSchema<Record<string, unknown>>({ type: "object" }),
    outputSchema: OUTPUT,
    execute: ({ result }, { principal }) => verify(parts, result, principal),
  });
}

async function verify(
  parts: VerificationParts,
  { claims, receipts }: TaskResult,
  principal: Principal | undefined,
) {
  if (claims.length === 0) throw failed("claims_present", "there is no claim", "claims");
  const included = new Set(receipts.map(({ receipt_id }) => receipt_id));
  for (const [at, { receipt_ids: cited }] of claims.entries()) {
    const param = `claims.${at}.receipt_ids`;
    if (cited.length === 0) throw failed("claims_cite_receipts", `claim ${at} cites no receipt`, param);
    const absent = cited.find((id) => !included.has(id));
    if (absent !== undefined)
      throw failed("cited_receipts_included", `claim ${at} cites a receipt that is not in receipts`, param);
  }
  const kept = await Promise.all(receipts.map(({ receipt_id }) => find(parts, principal, receipt_id)));
  const of = (at: number) => `receipts.${at}`;
  for (const [at, receipt] of kept.entries())
    if (!receipt) throw failed("receipts_exist", `receipt ${at} is not one of this account`, of(at));
  for (const [at, receipt] of kept.entries()) {
    const differs = (["input_digest", "result_digest"] as const).find(
      (name) => receipts[at]?.[name] !== receipt?.[name],
    );
    if (differs)
      throw failed("digests_match", `the ${differs} of receipt ${at} is not the one that was issued`, of(at));
  }
  for (const [at, receipt] of kept.entries())
    if (receipt?.runtime_status !== "ok")
      throw failed("receipts_ok", `receipt ${at} is ${receipt?.runtime_status}, not ok`, of(at));
  return { verified: true, claims: claims.length, receipts: receipts.length, checks: CHECKS };
}

async function find({ store }: VerificationParts, principal: Principal | undefined, receiptId: string) {
  if (principal?.kind !== "account") return undefined;
  return withStoreError("STATE_BACKEND_UNAVAILABLE", () =>
    store.findReceipt({ accountId: principal.account.id, receiptId }),
  );
}

function failed(check: (typeof CHECKS)[number], why: string, at: string): ServiceError {
  return new ServiceError("VERIFICATION_FAILED", {
    message: `The check ${check} failed: ${why}.`,
    param: `result.${at}`,
    runtimeStatus: "invalid_input",
  });
}
