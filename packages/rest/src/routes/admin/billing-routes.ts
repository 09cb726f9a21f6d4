// The administrators' routes of money: what is bought, given, taken and changed, each with a reference that acts once.
import { type Billed, type JsonSchema, ServiceError } from "@svckit/core";
import { readMembers, requireMember } from "../../body/body-members.js";
import { toSuccess } from "../../http/response.js";
import { successOf } from "../../http/route.js";
import { accountOf } from "./account-routes.js";
import { ACCOUNT_ID, ADMIN, type AdminContext, type AdminRoute, bodyOf, objectOf } from "./admin-route.js";

const REFERENCE: JsonSchema = {
  type: "string",
  minLength: 1,
  maxLength: 200,
  description: "What it is for, as your billing names it: it acts once, however often it is sent",
};
const BILLED = {
  description: "What became of it",
  schema: successOf(
    objectOf({
      account_id: { type: "string" },
      reference: { type: "string" },
      applied: { type: "boolean", description: "false: the reference has acted before" },
    }),
  ),
  example: () => ({ ok: true, data: { account_id: "default", reference: "invoice-1", applied: true } }),
};
const CODES = ["NO_WALLET", "IDEMPOTENCY_KEY_REUSED"] as const;

const count = (value: unknown): JsonSchema => ({ type: "integer", examples: [value] });

export const billingRoutes: readonly AdminRoute[] = [
  {
    method: "POST",
    path: `${ADMIN}/accounts/{account_id}/topup`,
    operationId: "topUpAccount",
    summary: "Add bought credits, which stay until they are spent or expire",
    parameters: [ACCOUNT_ID],
    body: {
      schema: bodyOf(
        {
          credits: { ...count(5_000), minimum: 1 },
          reference: REFERENCE,
          expires_at: { type: "string", description: "ISO 8601; never where left out" },
        },
        ["credits", "reference"],
      ),
      examples: () => ({
        bought: { summary: "5,000 credits", value: { credits: 5_000, reference: "invoice-1" } },
      }),
    },
    answer: BILLED,
    codes: CODES,
    handle: topUp,
  },
  {
    method: "POST",
    path: `${ADMIN}/accounts/{account_id}/adjust`,
    operationId: "adjustAccount",
    summary: "Give or take credits: a refund, a chargeback, goodwill",
    parameters: [ACCOUNT_ID],
    body: {
      schema: bodyOf(
        {
          credits: { ...count(-100), description: "Below zero: so many are taken" },
          reference: REFERENCE,
          reason: { type: "string", description: "Why, for the books: 1 to 500 characters" },
        },
        ["credits", "reference", "reason"],
      ),
      examples: () => ({
        refund: {
          summary: "A chargeback",
          value: { credits: -100, reference: "chargeback-1", reason: "chargeback of invoice-1" },
        },
      }),
    },
    answer: BILLED,
    codes: CODES,
    handle: adjust,
  },
  {
    method: "POST",
    path: `${ADMIN}/accounts/{account_id}/plan`,
    operationId: "setPlanOfAccount",
    summary: "Put an account on a plan; what was bought stays",
    parameters: [ACCOUNT_ID],
    body: {
      schema: bodyOf(
        {
          plan: { type: "string" },
          reference: REFERENCE,
          at: {
            type: "string",
            enum: ["now", "period_end"],
            description: "`now`, with a full wallet from now on, or `period_end`",
          },
        },
        ["plan", "reference"],
      ),
      examples: () => ({
        later: {
          summary: "From the next period on",
          value: { plan: "pro", at: "period_end", reference: "subscription-1" },
        },
      }),
    },
    answer: BILLED,
    codes: CODES,
    handle: setPlan,
  },
];

async function topUp(context: AdminContext) {
  const body = await readMembers(context, ["credits", "reference", "expires_at"]);
  const credits = requireMember(body.number("credits"), "credits");
  const reference = requireMember(body.text("reference"), "reference");
  const expiresAt = body.text("expires_at");
  const options = { reference, ...(expiresAt !== undefined && { expiresAt }) };
  return tell(context, reference, await context.service.topUp(accountOf(context), credits, options));
}

async function adjust(context: AdminContext) {
  const body = await readMembers(context, ["credits", "reference", "reason"]);
  const credits = requireMember(body.number("credits"), "credits");
  const reference = requireMember(body.text("reference"), "reference");
  const reason = requireMember(body.text("reason"), "reason");
  const billed = await context.service.adjust(accountOf(context), credits, { reference, reason });
  return tell(context, reference, billed);
}

async function setPlan(context: AdminContext) {
  const body = await readMembers(context, ["plan", "reference", "at"]);
  const plan = requireMember(body.text("plan"), "plan");
  const reference = requireMember(body.text("reference"), "reference");
  const at = body.text("at") ?? "now";
  if (at !== "now" && at !== "period_end")
    throw new ServiceError("VALIDATION_ERROR", {
      message: "A change of plan is at `now` or at `period_end`.",
      param: "at",
    });
  return tell(context, reference, await context.service.setPlan(accountOf(context), plan, { reference, at }));
}

function tell(context: AdminContext, reference: string, { applied }: Billed) {
  return toSuccess(context.requestId, { account_id: accountOf(context), reference, applied });
}
