// Signing secrets: what a subject's webhooks are signed with. A row holds the seed of one alone, which is of no use without the
// deployment's own secret, so that no file of the store has a signing secret in it.
import { createHmac } from "node:crypto";
import { ServiceError } from "@svckit/core";
import { wakeAll } from "../events/emit.js";
import { type Change, lockAccount } from "../records/accounts.js";
import type { SubjectRow } from "../records/rows.js";
import { openSubject } from "../records/subjects.js";
import { SUBJECTS } from "../records/tables.js";
import { put, type Work } from "../rows/operations.js";
import type { State } from "../tools/state.js";

/** For how long a secret that was rotated signs beside the new one. */
const OVERLAP_MS = 24 * 3_600_000;

/**
 * The secrets that sign for a subject at an instant, the newest first: two while one was just rotated, none before one is
 * issued. Throws STATE_BACKEND_UNAVAILABLE.
 */
export async function signingSecretsOf(
  state: Pick<State, "deploymentSecret">,
  row: SubjectRow,
  now: number,
): Promise<readonly string[]> {
  const seeds = seedsAt(row, now);
  if (seeds.length === 0) return [];
  const deploymentSecret = await state.deploymentSecret();
  return seeds.map((seed) => toSigningSecret(deploymentSecret, seed));
}

function seedsAt(
  { secret, old_secret: old, old_secret_until: until }: SubjectRow,
  now: number,
): readonly string[] {
  const isOverlap = old !== null && until !== null && now < until;
  return [...(secret === null ? [] : [secret]), ...(isOverlap ? [old] : [])];
}

/** The signing secret of a seed, as Standard Webhooks 1.0.0 writes one: `whsec_` and 32 bytes in base64. */
function toSigningSecret(deploymentSecret: string, seed: string): string {
  const bytes = createHmac("sha256", deploymentSecret).update(`signing secret ${seed}`).digest("base64");
  return `whsec_${bytes}`;
}

/** Whose secret is changed. */
type SecretChange = Change & { readonly subjectId: string };

/**
 * Issues the subject's first secret, and has the webhooks looked at that waited for one. Of racing callers one gets it; throws
 * SECRET_ALREADY_ISSUED for the others.
 */
export function* issueSecret(change: SecretChange): Work<SubjectRow> {
  const row = yield* openSubject(yield* lockAccount(change), change.subjectId);
  if (row.secret !== null)
    throw new ServiceError("SECRET_ALREADY_ISSUED", { runtimeStatus: "invalid_input" });
  yield* wakeAll(row.id, change.now);
  return yield* saveSecrets({ ...row, secret: change.newId(), secret_issued_at: change.now });
}

/**
 * Puts a new secret in place of the subject's, which signs beside it for a day. Throws VALIDATION_ERROR where there is none,
 * and while an earlier one still signs, unless `force`: then the earlier one is dropped at once.
 */
export function* rotateSecret(change: SecretChange & { readonly force: boolean }): Work<SubjectRow> {
  const { now, newId, force } = change;
  const row = yield* openSubject(yield* lockAccount(change), change.subjectId);
  if (row.secret === null) throw noSecret();
  const until = row.old_secret_until ?? now;
  if (now < until && !force) throw stillRotating(until);
  return yield* saveSecrets({
    ...row,
    secret: newId(),
    secret_issued_at: now,
    old_secret: row.secret,
    old_secret_until: now + OVERLAP_MS,
  });
}

function* saveSecrets(row: SubjectRow): Work<SubjectRow> {
  yield* put(SUBJECTS, [row]);
  return row;
}

function noSecret(): ServiceError {
  return new ServiceError("VALIDATION_ERROR", {
    message: "The subject has no signing secret that could be rotated.",
    next: "Issue one first.",
    param: "subject_id",
    runtimeStatus: "invalid_input",
  });
}

function stillRotating(until: number): ServiceError {
  return new ServiceError("VALIDATION_ERROR", {
    message: `The secret was rotated already, and the one before signs until ${new Date(until).toISOString()}.`,
    next: "Rotate after that, or with `?force=true`, which drops the one before at once.",
    param: "force",
    runtimeStatus: "invalid_input",
  });
}
