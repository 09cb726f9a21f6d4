// The administrators' routes of approvals: which calls wait for a person, and what people say to them.
import type { ApprovalState, DescribedApproval, JsonSchema } from "@svckit/core";
import { readMembers } from "../../body/body-members.js";
import { toSuccess } from "../../http/response.js";
import { type RouteParameter, successOf } from "../../http/route.js";
import { ADMIN, type AdminContext, type AdminRoute, bodyOf, objectOf } from "./admin-route.js";

const TEXT = { type: "string" };
const TEXT_OR_NULL = { type: ["string", "null"] };
const TIME = { type: "string", format: "date-time" };
const TIME_OR_NULL = { type: ["string", "null"], format: "date-time" };

const APPROVAL: JsonSchema = objectOf({
  approval_id: TEXT,
  state: { type: "string", enum: ["pending", "approved", "denied", "used"] },
  account_id: TEXT_OR_NULL,
  end_user: TEXT_OR_NULL,
  tool: TEXT,
  args: { type: ["object", "null"], description: "As they were sent; null once refused or used" },
  reason: { type: "string", description: "Why the host's rule asks" },
  created_at: TIME,
  expires_at: TIME,
  decided_at: TIME_OR_NULL,
  decided_by: TEXT_OR_NULL,
  words: TEXT_OR_NULL,
  receipt_id: { ...TEXT_OR_NULL, description: "Of the call that has used it" },
});

const EXAMPLE: DescribedApproval = {
  approval_id: "019f0000-0000-7000-8000-000000000002",
  state: "pending",
  account_id: "customer-1",
  end_user: "user-7",
  tool: "send_money",
  args: { to: "acme", amount: 500 },
  reason: "More than 100 at once.",
  created_at: "2026-01-01T00:00:00.000Z",
  expires_at: "2026-01-02T00:00:00.000Z",
  decided_at: null,
  decided_by: null,
  words: null,
  receipt_id: null,
};

const APPROVAL_ID: RouteParameter = {
  name: "approval_id",
  in: "path",
  description: "The approval, as `approval_id` of the refused call names it",
  schema: TEXT,
  example: () => EXAMPLE.approval_id,
};

function parameter(name: string, description: string): RouteParameter {
  return { name, in: "query", description, schema: TEXT };
}

function decision(word: "approve" | "deny", summary: string): AdminRoute {
  return {
    method: "POST",
    path: `${ADMIN}/approvals/{approval_id}/${word}`,
    operationId: `${word}Call`,
    summary,
    parameters: [APPROVAL_ID],
    body: {
      schema: bodyOf(
        {
          by: { type: "string", description: "Who says so; callers are not told" },
          words: { type: "string", description: "Why; a caller who is refused reads it" },
        },
        ["by"],
      ),
      examples: () => ({ decided: { summary: "A person's word", value: { by: "ada@example.com" } } }),
    },
    answer: { description: "The approval as it is now", schema: successOf(APPROVAL) },
    codes: ["ENDPOINT_NOT_FOUND"],
    async handle(context) {
      const { service, params, requestId } = context;
      const body = await readMembers(context, ["by", "words"]);
      const said = { by: body.text("by") ?? "", words: body.text("words") };
      return toSuccess(requestId, await service.approvals[word](params["approval_id"] ?? "", said));
    },
  };
}

export const approvalRoutes: readonly AdminRoute[] = [
  {
    method: "GET",
    path: `${ADMIN}/approvals`,
    operationId: "listApprovals",
    summary: "The calls that wait for a person, and those that people have decided on, the oldest first",
    parameters: [
      parameter("account_id", "One account; all where left out"),
      parameter("state", "pending, approved, denied or used; any where left out"),
      parameter("limit", "The most approvals, 1 to 250; 100 where left out"),
      parameter("cursor", "`next_cursor` of the page before"),
    ],
    answer: {
      description: "A page of approvals",
      schema: successOf(
        objectOf({ approvals: { type: "array", items: APPROVAL }, next_cursor: TEXT_OR_NULL }),
      ),
      example: () => ({ ok: true, data: { approvals: [EXAMPLE], next_cursor: null } }),
    },
    handle: listApprovals,
  },
  decision("approve", "Allow a call: sent again unchanged, it runs, once"),
  decision("deny", "Refuse a call, also one that was allowed and has not run"),
];

async function listApprovals({ service, query, requestId }: AdminContext) {
  const account = query.get("account_id");
  const limit = query.get("limit");
  const listed = await service.approvals.list({
    ...(account !== null && { accountId: account }),
    // `as`: the service refuses what is none.
    state: (query.get("state") ?? undefined) as ApprovalState | undefined,
    limit: limit === null ? undefined : Number(limit),
    cursor: query.get("cursor") ?? undefined,
  });
  return toSuccess(requestId, listed);
}
