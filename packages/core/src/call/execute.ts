// execute: one call from its first step to its last, written from top to bottom. The order is the product.

import type { CatalogTool } from "../catalog/catalog-tool.js";
import { DISCOVERY_CATEGORY } from "../catalog/category.js";
import { isServiceError, ServiceError } from "../errors/errors.js";
import type { Principal } from "../identity/principal.js";
import { type Awaitable, isPending } from "../platform/awaitable.js";
import { sha256 } from "../platform/json.js";
import { maskValue } from "../platform/mask.js";
import { failureFields, failureLevel } from "../run/failure-line.js";
import { ownVariables, requireOwnKeys } from "../run/own-keys.js";
import { canonicalArguments, inputDigestOf, readInput } from "../run/read-input.js";
import { refuseManyNames, type ToolInput } from "../run/tool-input.js";
import type { ToolCaller, ToolRun } from "../run/tool-run.js";
import { type Claim, callKeyOf, takeIdempotencyKey } from "../store/idempotency.js";
import { withoutFallback } from "../upstream/failure.js";
import { isAdmitted, mustTake, takeAdmitted } from "./admit.js";
import { type Answer, failureAnswer } from "./answer.js";
import { hasDoneNothing, returnApproval } from "./approval.js";
import type { Call } from "./call.js";
import type { TellCall } from "./call-event.js";
import { type CallState, creditsOf, factsOf, quotaRemaining, startCall } from "./call-state.js";
import { earlierAnswer, replay } from "./earlier-answer.js";
import { identify } from "./identify.js";
import { type JobOutcome, toJobTool } from "./job.js";
import { claimOf } from "./known-call.js";
import { countEndUserMinute, endUserOf, requireEndUserDay } from "./limit-end-user.js";
import { consumeRate, requireRate } from "./limit-rate.js";
import { fixPrice, noteTool } from "./price.js";
import { type Hold, paymentFor, reserve } from "./reserve.js";
import type { ServiceParts } from "./service-parts.js";
import { recordReceipt, recordSuccess, settleFailure, settleSuccess } from "./settle.js";

/** Runs a tool for a caller. Never throws: whatever happens, the answer says so. */
export function execute(parts: ServiceParts, call: Call): Promise<Answer> {
  const state = startCall(parts, call);
  const answered = parts.telemetry.watch(state, () => run(parts, state));
  return parts.tellCall ? thenTell(parts.tellCall, state, answered) : answered;
}

/** Tells the host of the call, which is settled, and waits for nothing of it. */
async function thenTell(tell: TellCall, state: CallState, answered: Promise<Answer>): Promise<Answer> {
  const answer = await answered;
  tell(state, answer);
  return answer;
}

async function run(parts: ServiceParts, state: CallState): Promise<Answer> {
  const { call } = state;
  try {
    // Who asks, and may they ask now?
    const principal = await identify(parts, call);
    state.principal = principal;
    await countCall(parts, state, principal);

    // Which tool, may this caller call it, and is it what the caller expects?
    const found = toolOf(parts, state, principal);
    const tool = isPending(found) ? await found : found;
    noteTool(parts, state, principal, tool);
    requireCallable(principal, tool, call);
    if (call.keys) await requireTakenKeys(parts, principal, call.keys);

    // Are the key and the arguments right? Up to here nothing is bound or spent.
    const { args, key } = takeIdempotencyKey(call.args, [call.idempotencyKey]);
    refuseManyNames(tool, args);
    const canonicalArgs = canonicalArgumentsOf(state, args);
    const sent = { principal, text: canonicalArgs, writtenByModel: call.writtenByModel };
    const input = await readInput(parts.cursors, tool, args, sent);
    if (isAnsweredAnew(tool)) return await answerAnew(parts, state, principal, tool, input);
    const claim = claimOf(principal, key, tool, canonicalArgs);
    state.outlivesCaller = outlivesCaller(principal, tool, claim);
    const payment = paymentFor(principal, parts, state);

    for (let looks = looksFirst(parts, state); ; looks = true) {
      // Has it been done, or is it being done?
      const earlier = looks && claim ? await earlierAnswer(parts, state, tool, claim) : undefined;
      if (earlier !== undefined) return await replay(parts, state, earlier);

      // Is its end user's day over? And does the host let it pass? It is asked once; what it refuses has taken nothing.
      requireEndUserDay(parts, state.endUser);
      const asked = { principal, tool, input, canonicalArgs };
      if (parts.admit && !state.admission && !(await isAdmitted(parts, state, asked, claim))) continue;

      // What does it come to, and can the provider be asked? Known before the debit, so that there is nothing to refund.
      fixPrice(parts, state, input.value);
      const refusal = await parts.runner.refusal(tool, input, { principal, keys: state.keys });
      if (refusal && (looks || !claim)) throw refusal;

      // Take the key and the credits or the allowance, in one step.
      const hold = refusal ? undefined : await reserve(parts, state, payment, claim);
      if (hold === undefined) continue;
      if (mustTake(state)) await takeAdmitted(parts, state, hold, asked);

      // Ask the provider, then keep what was taken or give it back.
      let run: ToolRun;
      try {
        run = await parts.runner.run(tool, input, callerOf(state, principal, claim));
        requireCaller(state);
      } catch (error) {
        return await fail(parts, state, hold, await toToldError(parts, state, error));
      }
      return await settleSuccess(parts, state, hold, run);
    }
  } catch (error) {
    return refuse(parts, state, await toToldError(parts, state, error));
  }
}

/** Whether a key is looked up before it is taken. Most are new, and taking one tells where it is not; but a replay is refused by nothing. */
function looksFirst({ admit }: ServiceParts, { endUser, priceOf }: CallState): boolean {
  return admit !== undefined || endUser !== undefined || priceOf !== undefined;
}

/** Counts a call in its caller's minute, and its end user's; throws RATE_LIMITED. A job was counted by whoever brings it. */
async function countCall(parts: ServiceParts, state: CallState, principal: Principal): Promise<void> {
  const { job } = state.call;
  const decision = job ? undefined : await consumeRate(parts, principal, () => goesOnWithout(parts, state));
  state.rate = job?.rate ?? decision;
  requireRate(decision, state.startedAt);
  state.endUser = endUserOf(principal);
  if (state.endUser) await countEndUserMinute(parts, state.endUser, () => goesOnWithout(parts, state));
}

/** Gives back what a call has taken that failed; also a person's word, where nothing was done with it. */
async function fail(parts: ServiceParts, state: CallState, hold: Hold, error: ServiceError): Promise<Answer> {
  const answer = await settleFailure(parts, state, hold, error);
  const approval = state.admission?.approval;
  if (approval && hasDoneNothing(state.tool, error)) await returnApproval(parts, state, approval);
  return answer;
}

/** Answers a call that takes nothing, keeps nothing and is never replayed. */
async function answerAnew(
  parts: ServiceParts,
  state: CallState,
  principal: Principal,
  tool: CatalogTool,
  input: ToolInput,
): Promise<Answer> {
  const caller = callerOf(state, principal, undefined);
  const refusal = await parts.runner.refusal(tool, input, caller);
  if (refusal) throw refusal;
  const run = await parts.runner.run(tool, input, caller);
  requireCaller(state);
  return recordSuccess(parts, state, run, await quotaRemaining(parts, state));
}

/** On whose behalf the tool of a call is run. */
function callerOf(state: CallState, principal: Principal, claim: Claim | undefined): ToolCaller {
  return {
    principal,
    keys: state.keys,
    requestId: state.requestId,
    // Few tools ask for it, and it is a digest.
    callKey: () => callKeyOf(claim, state.receiptId),
    signal: state.outlivesCaller ? undefined : state.call.signal,
  };
}

/** The tool that is called, or the job in the form of one. */
function toolOf({ views }: ServiceParts, state: CallState, principal: Principal): Awaitable<CatalogTool> {
  const { job, tool } = state.call;
  if (job === undefined) return views.find(principal, requireName(tool));
  const ended = (outcome: JobOutcome) => {
    state.outcome = outcome;
  };
  const view = views.toRun(principal);
  return isPending(view) ? view.then((seen) => toJobTool(seen, job, ended)) : toJobTool(view, job, ended);
}

/** Throws INVALID_REQUEST for a key that no tool takes that the caller sees: others are told of by no name. */
async function requireTakenKeys(
  { views, brand }: ServiceParts,
  principal: Principal,
  keys: NonNullable<Call["keys"]>,
): Promise<void> {
  requireOwnKeys({ personal: ownVariables(await views.of(principal)), brand }, keys);
}

function requireName(tool: unknown): string {
  if (tool === undefined || tool === null || tool === "")
    throw new ServiceError("TOOL_REQUIRED", { param: "tool" });
  if (typeof tool === "string") return tool;
  throw new ServiceError("INVALID_REQUEST", { message: "`tool` is not a string.", param: "tool" });
}

/** Throws where a tool asks for a key. An agent that may only read must not change anything by naming another tool. */
function requireCallable({ kind }: Principal, tool: CatalogTool, { expects }: Call): void {
  if (kind === "anonymous" && !tool.keyless) throw new ServiceError("ANON_AUTH_REQUIRED");
  if (expects === undefined || expects.effects.includes(tool.effect)) return;
  throw new ServiceError("VALIDATION_ERROR", { ...expects.otherwise(tool.name), param: "tool" });
}

function canonicalArgumentsOf(state: CallState, args: unknown): string {
  const text = canonicalArguments(args);
  state.inputDigest = sha256(text);
  return text;
}

/** Whether a call is answered anew under its key: what the service says of itself costs nothing and changes nothing. */
function isAnsweredAnew({ category, credits, effect }: CatalogTool): boolean {
  return category === DISCOVERY_CATEGORY && credits === 0 && effect === "read";
}

/** Whether a call is answered though the store is away; then it is not asked again. */
function goesOnWithout({ catalog }: ServiceParts, state: CallState): boolean {
  const { tool: name } = state.call;
  const tool = typeof name === "string" ? catalog.get(name) : undefined;
  state.storeAway = tool !== undefined && isAnsweredAnew(tool);
  return state.storeAway;
}

/** Whether a call goes on without its caller: where its answer is kept, and where a change would be left half done. */
function outlivesCaller({ kind }: Principal, tool: CatalogTool, claim: Claim | undefined): boolean {
  return kind !== "anonymous" && (claim !== undefined || tool.effect !== "read");
}

/** Throws where the caller has disconnected and the call does not outlive it. */
function requireCaller(state: CallState): void {
  if (!state.outlivesCaller) state.call.signal?.throwIfAborted();
}

/** What the caller is told: of a fallback that it does not see, nothing. */
async function toToldError(parts: ServiceParts, state: CallState, thrown: unknown): Promise<ServiceError> {
  const error = toServiceError(parts, state, thrown);
  const { principal } = state;
  const { fallback } = error.details;
  if (fallback === undefined || principal === undefined) return error;
  return (await parts.views.mayBeTold(principal, fallback)) ? error : withoutFallback(error);
}

function toServiceError(parts: ServiceParts, state: CallState, thrown: unknown): ServiceError {
  // A plugin may have put a key into what it throws, and the caller and the log are told of that.
  const error = maskValue(thrown, state.keys.mask);
  if (isServiceError(error)) {
    logFailure(parts, state, error);
    return error;
  }
  if (state.call.signal?.aborted) {
    state.disconnected = true;
    // Read by nobody but a host that has aborted a call of its own.
    const next = "Send the call again where it is still wanted.";
    return new ServiceError("INTERNAL_ERROR", { message: "The caller disconnected.", next, cause: error });
  }
  parts.logger.error("a call failed inside the service", { ...namesOf(state), error });
  return new ServiceError("INTERNAL_ERROR", { cause: error });
}

/** The one line that a failed call leaves. What was refused without a fault of anybody's leaves none. */
function logFailure({ logger }: ServiceParts, state: CallState, error: ServiceError): void {
  const { code, cause } = error;
  const isOfTool = code === "TOOL_ERROR" || code === "PROVIDER_UNAVAILABLE";
  if (state.tool && isOfTool)
    logger[failureLevel(error)]("a call failed", { ...namesOf(state), ...failureFields(error) });
  else if (cause !== undefined) logger.warn(error.message, { ...namesOf(state), error: cause });
}

/** The names by which the log finds a call. */
function namesOf({ tool, requestId }: CallState): Readonly<Record<string, unknown>> {
  return tool ? { tool: tool.name, provider: tool.provider.id, requestId } : { requestId };
}

/** Answers a call that took nothing. */
async function refuse(parts: ServiceParts, state: CallState, error: ServiceError): Promise<Answer> {
  const remaining = await quotaRemaining(parts, state);
  const facts = factsOf(state, remaining);
  if (state.tool) state.inputDigest ??= inputDigestOf(state.call.args);
  const receipt =
    state.tool &&
    state.failureReceipt(error, {
      creditsRemaining: creditsOf(state, remaining),
      warnings: error.details.warnings ?? [],
    });
  if (receipt) await recordReceipt(parts, state, receipt);
  return failureAnswer(facts, state.context, error, receipt);
}
