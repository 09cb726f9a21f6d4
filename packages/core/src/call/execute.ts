// execute: one call from its first step to its last, written from top to bottom. The order is the product.

import type { CatalogTool } from "../catalog/catalog-tool.js";
import { DISCOVERY_CATEGORY } from "../catalog/category.js";
import { ServiceError } from "../errors/errors.js";
import type { Principal } from "../identity/principal.js";
import { type Awaitable, andThen, isPending } from "../platform/awaitable.js";
import { sha256 } from "../platform/json.js";
import { ownVariables, requireOwnKeys } from "../run/own-keys.js";
import { canonicalArguments, inputDigestOf, readInput } from "../run/read-input.js";
import { refuseManyNames, type ToolInput } from "../run/tool-input.js";
import type { ToolCaller, ToolRun } from "../run/tool-run.js";
import { type Claim, callKeyOf, takeIdempotencyKey } from "../store/idempotency.js";
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
import { toToldError } from "./told-error.js";

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
    // Who asks, and may they ask now? It waits in any case: the stack of whoever calls, maybe a tool, is never that of a tool.
    const principal = await identifyAndCount(parts, state);

    // Which tool, may this caller call it, and is it what the caller expects?
    const found = findCallable(parts, state, principal);
    const tool = isPending(found) ? await found : found;
    if (call.keys) await requireTakenKeys(parts, principal, call.keys);

    // Are the key and the arguments right? Up to here nothing is bound or spent.
    const { args, key } = takeIdempotencyKey(call.args, [call.idempotencyKey]);
    refuseManyNames(tool, args);
    const canonicalArgs = canonicalArgumentsOf(state, args);
    const sent = { principal, text: canonicalArgs, writtenByModel: call.writtenByModel };
    const read = readInput(parts.cursors, tool, args, sent);
    const input = isPending(read) ? await read : read;
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
      const lack = parts.runner.refusal(tool, input, { principal, keys: state.keys });
      const refusal = isPending(lack) ? await lack : lack;
      if (refusal && (looks || !claim)) throw refusal;

      // Take the key and the credits or the allowance, in one step.
      const reserved = refusal ? undefined : reserve(parts, state, payment, claim);
      const hold = isPending(reserved) ? await reserved : reserved;
      if (hold === undefined) continue;
      if (mustTake(state)) await takeAdmitted(parts, state, hold, asked);

      // Ask the provider, then keep what was taken or give it back.
      let run: ToolRun;
      try {
        const running = runTool(parts, state, tool, input, callerOf(state, principal, claim));
        run = isPending(running) ? await running : running;
      } catch (error) {
        return await fail(parts, state, hold, await toToldError(parts, state, error));
      }
      const settled = settleSuccess(parts, state, hold, run);
      return isPending(settled) ? await settled : settled;
    }
  } catch (error) {
    return refuse(parts, state, await toToldError(parts, state, error));
  }
}

/** Whether a key is looked up before it is taken. Most are new, and taking one tells where it is not; but a replay is refused by nothing. */
function looksFirst({ admit }: ServiceParts, { endUser, priceOf }: CallState): boolean {
  return admit !== undefined || endUser !== undefined || priceOf !== undefined;
}

/** Finds out who asks, and counts the call. */
function identifyAndCount(parts: ServiceParts, state: CallState): Awaitable<Principal> {
  return andThen(identify(parts, state.call), (principal) => {
    state.principal = principal;
    return andThen(countCall(parts, state, principal), () => principal);
  });
}

/** Counts a call in its caller's minute, and its end user's; throws RATE_LIMITED. A job was counted by whoever brings it. */
function countCall(parts: ServiceParts, state: CallState, principal: Principal): Awaitable<void> {
  const { job } = state.call;
  const mayGoOn = () => goesOnWithout(parts, state);
  return andThen(job ? undefined : consumeRate(parts, principal, mayGoOn), (decision) => {
    state.rate = job?.rate ?? decision;
    requireRate(decision, state.startedAt);
    state.endUser = endUserOf(principal);
    return state.endUser && countEndUserMinute(parts, state.endUser, mayGoOn);
  });
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
  const run = await runTool(parts, state, tool, input, caller);
  return recordSuccess(parts, state, run, await quotaRemaining(parts, state));
}

/** Runs the tool of a call. Throws where the caller has disconnected meanwhile, and the call does not outlive it. */
function runTool(
  { runner }: ServiceParts,
  state: CallState,
  tool: CatalogTool,
  input: ToolInput,
  caller: ToolCaller,
): Awaitable<ToolRun> {
  return andThen(runner.run(tool, input, caller), (run) => {
    if (!state.outlivesCaller) state.call.signal?.throwIfAborted();
    return run;
  });
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

/** The tool that is called, which the call is noted to be of; throws where this caller may not call it. */
function findCallable(parts: ServiceParts, state: CallState, principal: Principal): Awaitable<CatalogTool> {
  return andThen(toolOf(parts, state, principal), (tool) => {
    noteTool(parts, state, principal, tool);
    requireCallable(principal, tool, state.call);
    return tool;
  });
}

/** The tool that is named, or the job in the form of one. */
function toolOf({ views }: ServiceParts, state: CallState, principal: Principal): Awaitable<CatalogTool> {
  const { job, tool } = state.call;
  if (job === undefined) return views.find(principal, requireName(tool));
  const ended = (outcome: JobOutcome) => {
    state.outcome = outcome;
  };
  return andThen(views.toRun(principal), (view) => toJobTool(view, job, ended));
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
