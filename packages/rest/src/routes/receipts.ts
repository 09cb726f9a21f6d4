// The routes of a caller's own receipts: one by its id, and those of all calls as a list.
import { type AccountPrincipal, type ListReceipts, ServiceError } from "@svckit/core";
import { EXAMPLE_RECEIPT } from "../documents/wire-examples.js";
import type { RestResponse } from "../http/message.js";
import type { RequestContext } from "../http/request-context.js";
import { toSuccess } from "../http/response.js";
import { type Route, refTo, successOf, TAGS } from "../http/route.js";
import { LISTED_RECEIPTS, RECEIPT_FILTERS, readReceiptFilters } from "./receipt-list.js";
import { withWireParam } from "./wire-param.js";

export const receiptRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/api/v1/receipts",
    operationId: "listReceipts",
    summary: "The receipts of the account's calls, the newest first",
    description:
      "A caller whom the host names as one of the account's own users is shown their own. Calls that took no credits are kept for a while.",
    tag: TAGS.account,
    credential: "required",
    parameters: RECEIPT_FILTERS,
    answer: LISTED_RECEIPTS,
    codes: ["STATE_BACKEND_UNAVAILABLE"],
    handle: listReceipts,
  },
  {
    method: "GET",
    path: "/api/v1/receipts/{receipt_id}",
    operationId: "getReceipt",
    summary: "A receipt of the caller's own account",
    description:
      "Receipts of other accounts, of calls without an API key, and of calls longer ago than the service keeps them, are not found.",
    tag: TAGS.account,
    credential: "required",
    parameters: [
      {
        name: "receipt_id",
        in: "path",
        description: "As `meta.receipt_id` of the answer had it",
        schema: { type: "string" },
        example: () => EXAMPLE_RECEIPT.receipt_id,
      },
    ],
    answer: {
      description: "The receipt",
      schema: successOf(refTo("Receipt")),
      example: () => ({ ok: true, data: EXAMPLE_RECEIPT }),
    },
    codes: ["STATE_BACKEND_UNAVAILABLE"],
    handle: getReceipt,
  },
];

async function listReceipts(context: RequestContext<AccountPrincipal>): Promise<RestResponse> {
  const { service, principal, query, requestId } = context;
  try {
    return toSuccess(requestId, await service.listReceipts(ownListing(principal, readReceiptFilters(query))));
  } catch (error) {
    throw withWireParam(error);
  }
}

/** Of the account, and of its own user where it is one who asks: what others of them do is none of theirs. */
function ownListing(
  { account, endUser }: AccountPrincipal,
  filters: Omit<ListReceipts, "accountId">,
): ListReceipts {
  const listing = { ...filters, accountId: account.id };
  if (endUser === undefined) return listing;
  if (filters.endUser === undefined || filters.endUser === endUser) return { ...listing, endUser };
  throw new ServiceError("VALIDATION_ERROR", {
    message: "A user of the account lists their own receipts alone.",
    next: "Leave `end_user` out.",
    param: "end_user",
  });
}

async function getReceipt(context: RequestContext<AccountPrincipal>): Promise<RestResponse> {
  const { service, params, requestId } = context;
  const { account } = context.principal;
  // Ids are written in lower case, and people copy them in any.
  const receiptId = (params["receipt_id"] ?? "").toLowerCase();
  const receipt = await service.transport.askStore((store) =>
    store.findReceipt({ accountId: account.id, receiptId }),
  );
  if (receipt) return toSuccess(requestId, receipt);
  const { receiptDays } = service.transport.settings;
  const kept = receiptDays === undefined ? "" : ` Receipts are kept for ${receiptDays} days.`;
  throw new ServiceError("ENDPOINT_NOT_FOUND", {
    message: "The account has no receipt with that id.",
    next: `Use the receipt_id of an answer that this account was given.${kept}`,
    param: "receipt_id",
  });
}
