// The routes of signing secrets: over REST alone, so that no model is handed one, and without an idempotency key, since a secret is shown once.
import { type AccountPrincipal, checkSchema, ServiceError } from "@svckit/core";
import { type RequestContext, type Route, type RouteParameter, successOf, toSuccess } from "@svckit/rest";
import * as z from "zod";
import type { SubjectRow } from "../records/rows.js";
import { issueSecret, rotateSecret, signingSecretsOf } from "../subjects/signing-secret.js";
import { subjectId } from "../tools/record-id.js";
import type { StateHolder } from "../tools/state.js";
import { Instant, toInstant } from "../tools/wire.js";
import { requireNoMembers } from "./sent-body.js";
import { SUBJECT_TAG } from "./subject-routes.js";

const Secret = z.object({
  subject_id: z.string(),
  signing_secret: z
    .string()
    .describe("`whsec_` and base64, shown this once: keep it where the webhook is received"),
  issued_at: Instant,
  old_secret_until: Instant.nullable().describe(
    "Until when the secret before signs as well; null where there is none",
  ),
});

const SubjectId = subjectId("The subject's `id`, or `default`");

const subjectParameter: RouteParameter = {
  name: "subject_id",
  in: "path",
  description: "The subject's `id`, or `default`",
  schema: { type: "string" },
};
const forceParameter: RouteParameter = {
  name: "force",
  in: "query",
  description: "Rotates while an earlier secret still signs, which it then does no more",
  schema: { type: "string", enum: ["true", "false"], default: "false" },
};

const ROUTE = {
  method: "POST",
  tag: SUBJECT_TAG,
  credential: "required",
  answer: { description: "The secret", schema: successOf(z.toJSONSchema(Secret)) },
} as const;
const CODES = [
  "PAYLOAD_TOO_LARGE",
  "STATE_SUBJECT_NOT_FOUND",
  "STATE_SUBJECT_ARCHIVED",
  "STATE_BACKEND_UNAVAILABLE",
] as const;

/** The routes that issue and rotate the signing secret of a subject. */
export function signingRoutes(holder: StateHolder): readonly Route[] {
  return [
    {
      ...ROUTE,
      path: "/api/v1/subjects/{subject_id}/signing-secret",
      operationId: "issueSigningSecret",
      summary: "Issue a subject's signing secret, which is shown once",
      parameters: [subjectParameter],
      codes: [...CODES, "SECRET_ALREADY_ISSUED"],
      async handle(context: RequestContext<AccountPrincipal>) {
        const change = await changeOf(holder, context);
        return toAnswer(holder, context, await holder.get().write(() => issueSecret(change)));
      },
    },
    {
      ...ROUTE,
      path: "/api/v1/subjects/{subject_id}/signing-secret/rotate",
      operationId: "rotateSigningSecret",
      summary: "Put a new signing secret in place of a subject's, which signs beside it for 24 hours",
      parameters: [subjectParameter, forceParameter],
      codes: CODES,
      async handle(context: RequestContext<AccountPrincipal>) {
        const change = await changeOf(holder, context);
        const force = forceOf(context.query);
        return toAnswer(holder, context, await holder.get().write(() => rotateSecret({ ...change, force })));
      },
    },
  ];
}

async function changeOf(holder: StateHolder, context: RequestContext<AccountPrincipal>) {
  const { params, principal } = context;
  const { now, newId } = holder.get();
  await requireNoMembers(context);
  const checked = await checkSchema(SubjectId, params["subject_id"]);
  if ("value" in checked)
    return { accountId: principal.account.id, subjectId: checked.value, now: now(), newId };
  throw new ServiceError("VALIDATION_ERROR", {
    message: "The `subject_id` of the path is not valid: expected a UUID, or `default`.",
    next: "Use the id of a subject as it was given.",
    param: "subject_id",
  });
}

function forceOf(query: URLSearchParams): boolean {
  const given = query.get("force") ?? "false";
  if (given === "true" || given === "false") return given === "true";
  throw new ServiceError("VALIDATION_ERROR", {
    message: "The query parameter force is not valid.",
    next: "Write it as true or false, or leave it out.",
    param: "force",
  });
}

async function toAnswer(holder: StateHolder, { requestId }: RequestContext, row: SubjectRow) {
  const state = holder.get();
  const [secret] = await signingSecretsOf(state, row, state.now());
  const data: z.input<typeof Secret> = {
    subject_id: row.id,
    signing_secret: secret ?? "",
    issued_at: toInstant(row.secret_issued_at ?? 0),
    old_secret_until: toInstant(row.old_secret_until),
  };
  return toSuccess(requestId, data);
}
