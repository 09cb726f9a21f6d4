// The administrators' routes of keys: made, and revoked.
import { type KeyKind, ServiceError } from "@svckit/core";
import { readMembers } from "../../body/body-members.js";
import { toSuccess } from "../../http/response.js";
import { successOf } from "../../http/route.js";
import { accountOf } from "./account-routes.js";
import { ACCOUNT_ID, ADMIN, type AdminContext, type AdminRoute, bodyOf, objectOf } from "./admin-route.js";

const KEY_ID = {
  name: "key_id",
  in: "path",
  description: "The key's id, not the key",
  schema: { type: "string" },
  example: () => "019f0000-0000-7000-8000-000000000001",
} as const;

const KINDS: readonly KeyKind[] = ["live", "test", "dev"];

export const keyRoutes: readonly AdminRoute[] = [
  {
    method: "POST",
    path: `${ADMIN}/accounts/{account_id}/keys`,
    operationId: "createKey",
    summary: "Make a key of an account; it is shown once",
    parameters: [ACCOUNT_ID],
    body: {
      schema: bodyOf({ kind: { type: "string", enum: KINDS, description: "`live` where left out" } }),
      examples: () => ({ live: { summary: "A key that pays", value: { kind: "live" } } }),
    },
    answer: {
      status: 201,
      description: "The key",
      schema: successOf(objectOf({ key_id: { type: "string" }, key: { type: "string" } })),
    },
    handle: createKey,
  },
  {
    method: "DELETE",
    path: `${ADMIN}/keys/{key_id}`,
    operationId: "revokeKey",
    summary: "Revoke a key: at once here, within 5 s in other processes",
    parameters: [KEY_ID],
    answer: {
      description: "It is revoked",
      schema: successOf(objectOf({ key_id: { type: "string" }, revoked: { const: true } })),
    },
    handle: revokeKey,
  },
];

async function createKey(context: AdminContext) {
  const body = await readMembers(context, ["kind"]);
  const kind = kindOf(body.text("kind"));
  const { keyId, key } = await context.service.createKey(accountOf(context), kind);
  return toSuccess(context.requestId, { key_id: keyId, key }, { status: 201 });
}

function kindOf(text = "live"): KeyKind {
  const kind = KINDS.find((each) => each === text);
  if (kind !== undefined) return kind;
  throw new ServiceError("VALIDATION_ERROR", {
    message: "A key is of kind live, test or dev.",
    param: "kind",
  });
}

async function revokeKey({ service, params, requestId }: AdminContext) {
  const keyId = params["key_id"] ?? "";
  await service.revokeKey(keyId);
  return toSuccess(requestId, { key_id: keyId, revoked: true });
}
