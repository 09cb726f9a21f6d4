// The administrators' routes of accounts: opened, and told.
import type { NewAccount } from "@svckit/core";
import { readMembers } from "../../body/body-members.js";
import { toSuccess } from "../../http/response.js";
import { refTo, successOf } from "../../http/route.js";
import { ACCOUNT_ID, ADMIN, type AdminContext, type AdminRoute, bodyOf } from "./admin-route.js";
import { ACCOUNT_COMPONENTS, EXAMPLE_ACCOUNT } from "./admin-schemas.js";

const ACCOUNT = {
  description: "The account",
  schema: successOf(refTo("Account")),
  example: () => ({ ok: true, data: EXAMPLE_ACCOUNT }),
};

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

/** Answers with an account as it is now. */
async function tell({ service, requestId }: AdminContext, accountId: string, status = 200) {
  return toSuccess(requestId, await service.describeAccount(accountId), { status });
}
