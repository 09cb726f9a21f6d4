// The administrators' routes of accounts: opened, listed, told, suspended, resumed and closed.
import { type ListAccounts, type ListedAccount, type NewAccount, ServiceError } from "@svckit/core";
import { readMembers, requireMember } from "../../body/body-members.js";
import { toSuccess } from "../../http/response.js";
import { refTo, successOf } from "../../http/route.js";
import { ACCOUNT_ID, ADMIN, type AdminContext, type AdminRoute, bodyOf, objectOf } from "./admin-route.js";
import { ACCOUNT_COMPONENTS, EXAMPLE_ACCOUNT, EXAMPLE_LISTED, STATUS } from "./admin-schemas.js";

const ACCOUNT = {
  description: "The account",
  schema: successOf(refTo("Account")),
  example: () => ({ ok: true, data: EXAMPLE_ACCOUNT }),
};

const CHANGED = {
  description: "The account as it is now",
  schema: successOf(refTo("ListedAccount")),
  example: () => ({ ok: true, data: EXAMPLE_LISTED }),
};
const NOTHING = { schema: bodyOf({}), examples: () => ({ empty: { summary: "Nothing", value: {} } }) };

const query = (name: string, description: string, schema: object, example?: unknown) => ({
  ...{ name, in: "query" as const, description, schema: { ...schema } },
  ...(example !== undefined && { example: () => example }),
});

export const accountRoutes: readonly AdminRoute[] = [
  {
    method: "POST",
    path: `${ADMIN}/accounts`,
    operationId: "createAccount",
    summary: "Open an account",
    components: ACCOUNT_COMPONENTS,
    body: {
      schema: bodyOf({
        account_id: { type: "string", description: "Made where left out" },
        plan: { type: "string", description: "`free` where left out" },
        credits: { type: "integer", minimum: 0, description: "In each period, in place of the plan's" },
        wallet: { type: "boolean", description: "false: paid tools answer `NO_WALLET`" },
      }),
      examples: () => ({ plain: { summary: "On plan free", value: { account_id: "customer-1" } } }),
    },
    answer: { ...ACCOUNT, status: 201 },
    handle: createAccount,
  },
  {
    method: "GET",
    path: `${ADMIN}/accounts`,
    operationId: "listAccounts",
    summary: "List accounts in the order of their ids",
    parameters: [
      query("limit", "100 where left out", { type: "integer", minimum: 1, maximum: 1_000 }, 100),
      query("cursor", "`next_cursor` of the page before", { type: "string" }),
      query("status", "Those that are so", STATUS, "active"),
      query("plan", "Those on a plan", { type: "string" }),
    ],
    answer: {
      description: "A page of accounts; `next_cursor` is null on the last",
      schema: successOf(
        objectOf({
          accounts: { type: "array", items: refTo("ListedAccount") },
          next_cursor: { type: ["string", "null"] },
        }),
      ),
      example: () => ({ ok: true, data: { accounts: [EXAMPLE_LISTED], next_cursor: null } }),
    },
    handle: listAccounts,
  },
  {
    method: "POST",
    path: `${ADMIN}/accounts/{account_id}/suspend`,
    operationId: "suspendAccount",
    summary: "Refuse an account's calls until it is resumed; what runs comes to its end",
    parameters: [ACCOUNT_ID],
    body: {
      schema: bodyOf({ reason: { type: "string", description: "Its callers are not told" } }, ["reason"]),
      examples: () => ({ late: { summary: "Unpaid", value: { reason: "invoice-1 is unpaid" } } }),
    },
    answer: CHANGED,
    async handle(context) {
      const reason = requireMember((await readMembers(context, ["reason"])).text("reason"), "reason");
      return changed(context, await context.service.suspendAccount(accountOf(context), { reason }));
    },
  },
  {
    method: "POST",
    path: `${ADMIN}/accounts/{account_id}/resume`,
    operationId: "resumeAccount",
    summary: "Let a suspended account go on",
    parameters: [ACCOUNT_ID],
    body: NOTHING,
    answer: CHANGED,
    async handle(context) {
      await readMembers(context, []);
      return changed(context, await context.service.resumeAccount(accountOf(context)));
    },
  },
  {
    method: "POST",
    path: `${ADMIN}/accounts/{account_id}/close`,
    operationId: "closeAccount",
    summary: "Close an account for good: keys revoked, state archived, personal data erased, books kept",
    parameters: [ACCOUNT_ID],
    body: NOTHING,
    answer: CHANGED,
    async handle(context) {
      await readMembers(context, []);
      return changed(context, await context.service.closeAccount(accountOf(context)));
    },
  },
  {
    method: "GET",
    path: `${ADMIN}/accounts/{account_id}`,
    operationId: "getAccount",
    summary: "An account with its wallet and its keys",
    parameters: [ACCOUNT_ID],
    answer: ACCOUNT,
    handle: (context) => tell(context, accountOf(context)),
  },
];

/** The account that the path names. */
export function accountOf({ params }: AdminContext): string {
  return params["account_id"] ?? "";
}

async function createAccount(context: AdminContext) {
  const body = await readMembers(context, ["account_id", "plan", "credits", "wallet"]);
  const [id, plan] = [body.text("account_id"), body.text("plan")];
  const [credits, wallet] = [body.number("credits"), body.flag("wallet")];
  const account: NewAccount = {
    ...(id !== undefined && { id }),
    ...(plan !== undefined && { plan }),
    ...(credits !== undefined && { credits }),
    ...(wallet !== undefined && { wallet }),
  };
  return tell(context, (await context.service.createAccount(account)).id, 201);
}

async function listAccounts({ service, requestId, query: asked }: AdminContext) {
  const given = Object.fromEntries(asked);
  const limit = given["limit"];
  if (limit !== undefined && !/^\d{1,6}$/.test(limit))
    throw new ServiceError("VALIDATION_ERROR", { message: "The limit is not a number.", param: "limit" });
  // `as`: the service checks what the query says, the status among it.
  const query = { ...given, ...(limit !== undefined && { limit: Number(limit) }) } as ListAccounts;
  return toSuccess(requestId, await service.listAccounts(query));
}

function changed({ requestId }: AdminContext, account: ListedAccount) {
  return toSuccess(requestId, account);
}

/** Answers with an account as it is now. */
async function tell({ service, requestId }: AdminContext, accountId: string, status = 200) {
  return toSuccess(requestId, await service.describeAccount(accountId), { status });
}
