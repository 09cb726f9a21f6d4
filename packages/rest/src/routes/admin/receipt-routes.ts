// The administrators' route of receipts: those of any account's calls.
import { toSuccess } from "../../http/response.js";
import { LISTED_RECEIPTS, RECEIPT_FILTERS, readReceiptFilters } from "../receipt-list.js";
import { accountOf } from "./account-routes.js";
import { ACCOUNT_ID, ADMIN, type AdminRoute } from "./admin-route.js";

export const receiptRoutes: readonly AdminRoute[] = [
  {
    method: "GET",
    path: `${ADMIN}/accounts/{account_id}/receipts`,
    operationId: "listAccountReceipts",
    summary: "The receipts of an account's calls, the newest first",
    description: "They hold neither arguments nor results, only their digests.",
    parameters: [ACCOUNT_ID, ...RECEIPT_FILTERS],
    answer: LISTED_RECEIPTS,
    async handle(context) {
      const { service, query, requestId } = context;
      const listing = { ...readReceiptFilters(query), accountId: accountOf(context) };
      return toSuccess(requestId, await service.listReceipts(listing));
    },
  },
];
