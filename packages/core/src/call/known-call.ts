// Known call: what a service says of a call without running it: whether it can run, and what became of it.
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { type Principal, scopeOf } from "../identity/principal.js";
import { canonicalArguments, readInput } from "../run/read-input.js";
import { refuseManyNames } from "../run/tool-input.js";
import { type Claim, fingerprintOf } from "../store/idempotency.js";
import { withStoreError } from "../store/store.js";
import type { Envelope } from "./envelope.js";
import type { ServiceParts } from "./service-parts.js";

/** A call that is to run later, or has run. */
export interface PlannedCall {
  readonly tool: string;
  /** Without an idempotency key. */
  readonly args: unknown;
  readonly principal: Principal;
}

/** What became of a call: nobody has its key, it runs still, or it was answered. */
export type KnownCall =
  | { readonly state: "free" | "running" }
  | { readonly state: "done"; readonly envelope: Envelope };

/** The claim of a call; undefined for one without a key. */
export function claimOf(
  principal: Principal,
  key: string | undefined,
  tool: Pick<CatalogTool, "name">,
  canonicalArgs: string,
): Claim | undefined {
  if (key === undefined) return undefined;
  const endUser = principal.kind === "account" ? principal.endUser : undefined;
  // One end user is not answered what another was: its call is another call, under a key that is taken.
  const args = endUser === undefined ? canonicalArgs : `${JSON.stringify(endUser)} ${canonicalArgs}`;
  return { scope: claimScope(principal), key, fingerprint: fingerprintOf(tool.name, args) };
}

/** Whose idempotency keys and approvals a principal's are. A live key is never answered with what a test key was answered. */
export function claimScope(principal: Principal): string {
  const isTest = principal.kind === "account" && principal.keyKind === "test";
  // In front, where no account's id can be: behind, it could be the end of another's.
  return isTest ? `test:${scopeOf(principal)}` : scopeOf(principal);
}

/** The tool of a call whose arguments are right. Throws TOOL_NOT_FOUND, TOOL_RETIRED, MISSING_PARAM or VALIDATION_ERROR. */
export async function requireRunnable(
  { views, cursors }: ServiceParts,
  { tool: name, args, principal }: PlannedCall,
): Promise<CatalogTool> {
  const tool = await views.find(principal, name);
  refuseManyNames(tool, args);
  await readInput(cursors, tool, args, { principal, text: canonicalArguments(args) });
  return tool;
}

/** What became of the call that was sent with a key. Throws STATE_BACKEND_UNAVAILABLE. */
export async function knownCall(
  { store, clock }: ServiceParts,
  { tool, args, principal, idempotencyKey }: PlannedCall & { readonly idempotencyKey: string },
): Promise<KnownCall> {
  const claim = claimOf(principal, idempotencyKey, { name: tool }, canonicalArguments(args));
  const found =
    claim &&
    (await withStoreError("STATE_BACKEND_UNAVAILABLE", () => store.findClaim({ claim, now: clock.now() })));
  // Under another fingerprint it is another call's: this one was never sent.
  if (found === undefined || found.state === "free" || !isOf(claim, found)) return { state: "free" };
  if (found.state === "running") return { state: "running" };
  // `as`: the text was written by this service.
  return { state: "done", envelope: JSON.parse(found.answer.body) as Envelope };
}

type Bound = Exclude<Awaited<ReturnType<ServiceParts["store"]["findClaim"]>>, { state: "free" }>;

function isOf(claim: Claim | undefined, found: Bound): boolean {
  const fingerprint = found.state === "done" ? found.answer.fingerprint : found.fingerprint;
  return claim?.fingerprint === fingerprint;
}
