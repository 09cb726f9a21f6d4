// The administrators' routes of keys: made, listed, replaced and revoked.
import { type KeyKind, type MadeKey, ServiceError } from "@svckit/core";
import { readMembers } from "../../body/body-members.js";
import { toSuccess } from "../../http/response.js";
import { refTo, successOf } from "../../http/route.js";
import { accountOf } from "./account-routes.js";
import { ACCOUNT_ID, ADMIN, type AdminContext, type AdminRoute, bodyOf, objectOf } from "./admin-route.js";
import { TOOLS } from "./admin-schemas.js";

const KEY_ID = {
  name: "key_id",
  in: "path",
  description: "The key's id, not the key",
  schema: { type: "string" },
  example: () => "019f0000-0000-7000-8000-000000000001",
} as const;

const KINDS: readonly KeyKind[] = ["live", "test", "dev"];

const MADE = {
  status: 201,
  description: "The key, which is in no other answer",
  schema: successOf(objectOf({ key_id: { type: "string" }, key: { type: "string" } })),
};

export const keyRoutes: readonly AdminRoute[] = [
  {
    method: "POST",
    path: `${ADMIN}/accounts/{account_id}/keys`,
    operationId: "createKey",
    summary: "Make a key of an account; it is shown once",
    parameters: [ACCOUNT_ID],
    body: {
      schema: bodyOf({
        kind: { type: "string", enum: KINDS, description: "`live` where left out" },
        label: { type: "string", maxLength: 100, description: "What its owner calls it" },
        expires_at: { type: "string", description: "ISO 8601; never where left out" },
        tools: TOOLS,
      }),
      examples: () => ({ live: { summary: "A key that pays", value: { kind: "live" } } }),
    },
    answer: MADE,
    handle: createKey,
  },
  {
    method: "GET",
    path: `${ADMIN}/accounts/{account_id}/keys`,
    operationId: "listKeys",
    summary: "An account's keys, the oldest first, revoked ones too",
    parameters: [ACCOUNT_ID],
    answer: {
      description: "The keys",
      schema: successOf(objectOf({ keys: { type: "array", items: refTo("AccountKey") } })),
    },
    handle: listKeys,
  },
  {
    method: "POST",
    path: `${ADMIN}/keys/{key_id}/rotate`,
    operationId: "rotateKey",
    summary: "Make a key in place of another, with its kind, label, tools and end",
    parameters: [KEY_ID],
    body: {
      schema: bodyOf({
        overlap_ms: {
          type: "integer",
          minimum: 0,
          description: "For so long both are good; 0 where left out",
        },
      }),
      examples: () => ({ day: { summary: "A day for both", value: { overlap_ms: 86_400_000 } } }),
    },
    answer: MADE,
    handle: rotateKey,
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
  const body = await readMembers(context, ["kind", "label", "expires_at", "tools"]);
  const made = await context.service.createKey(accountOf(context), {
    kind: kindOf(body.text("kind")),
    label: body.text("label"),
    expiresAt: body.text("expires_at"),
    // The service checks what is in it.
    tools: body.object("tools"),
  });
  return tellMade(context, made);
}

function tellMade({ requestId }: AdminContext, { keyId, key }: MadeKey) {
  return toSuccess(requestId, { key_id: keyId, key }, { status: 201 });
}

async function listKeys(context: AdminContext) {
  const { keys } = await context.service.describeAccount(accountOf(context));
  return toSuccess(context.requestId, { keys });
}

async function rotateKey(context: AdminContext) {
  const overlapMs = (await readMembers(context, ["overlap_ms"])).number("overlap_ms") ?? 0;
  return tellMade(context, await context.service.rotateKey(context.params["key_id"] ?? "", { overlapMs }));
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
