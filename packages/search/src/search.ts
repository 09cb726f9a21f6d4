// Search: one question from its first step to its last, written from top to bottom.
import {
  type Asked,
  type Awaitable,
  type Caller,
  isServiceError,
  type Job,
  type Principal,
  type RateState,
  type Service,
  systemClock,
  worstFailure,
} from "@svckit/core";
import type { AnswerEngine, AnswerStep, EngineAnswer, MissingFacts, PreparedAnswer } from "./engine.js";
import { priceOf } from "./price.js";
import { readQuestion, type SearchRequest } from "./question.js";
import { keyRequired, refusalOf, SearchRefusal, toSearchRefusal } from "./refusal.js";

/** What a host says of its searches. */
export interface SearchOptions {
  readonly engine: AnswerEngine;
  /** The longest that an answer may take, in milliseconds; 60,000 by default. */
  readonly totalMs?: number;
}

/** The body of an answer, by the specification's names. */
export interface SearchAnswer {
  readonly response: string;
  readonly isAdditionalDataRequired: MissingFacts | null;
  /** `provider:tool` of each source; only where asked for. */
  readonly data_sources?: readonly string[];
}

/** A search as a transport hands it in. */
export interface SearchCall {
  /** Who asks. `principal: HOST` searches unmetered. */
  readonly caller: Caller;
  /** Gives the body once the caller may search: JSON, parsed. */
  readonly body: () => Awaitable<unknown>;
  /** Told of what the caller has left, once the search is paid for and before its first step. */
  readonly began?: (left: SearchLimits) => void;
  /** Told of each step, where somebody streams them. */
  readonly step?: (step: AnswerStep) => void;
}

/** What its caller has left: of the minute, and of the credits. */
export type SearchLimits = Pick<SearchOutcome, "rate" | "creditsRemaining">;

/** How a search ended. */
export interface SearchOutcome {
  readonly status: number;
  readonly body: SearchAnswer | { readonly error: { readonly message: string } };
  readonly requestId: string;
  /** Undefined for one that was refused before it was paid for. */
  readonly receiptId?: string | undefined;
  readonly rate?: RateState | undefined;
  readonly creditsRemaining?: number | undefined;
  readonly retryAfterS?: number | undefined;
  readonly replayed: boolean;
}

/** Answers questions. */
export interface Search {
  readonly service: Service;
  /** Never throws. */
  answer(call: SearchCall): Promise<SearchOutcome>;
}

/** What became known of a search on its way. */
interface Seen {
  principal: Principal | undefined;
  rate: RateState | undefined;
}

const TOOL = "search";
const CATEGORY = "search_discovery";
const TOTAL_MS = 60_000;

/** The searches of a service. */
export function createSearch(service: Service, { engine, totalMs = TOTAL_MS }: SearchOptions): Search {
  const { transport } = service;
  const { logger } = transport;
  const parts = { clock: { ...systemClock, now: transport.now }, logger };

  async function run(call: SearchCall, requestId: string, seen: Seen): Promise<SearchOutcome> {
    // Who asks, and may they search now?
    const principal = await whoAsks(service, call.caller);
    if (principal.kind === "anonymous") throw keyRequired();
    seen.principal = principal;
    const { rate, withinDay } = await transport.countSearch(principal);
    seen.rate = rate;
    if (rate && !rate.allowed) throw refusalOf("RATE_LIMITED", secondsTo(rate.resetAt, transport.now()));
    if (!withinDay) throw new SearchRefusal(429, "Rate limit reached for today");

    // What is asked, and what may it cost at most?
    const request = readQuestion(await call.body());
    // An engine knows of the tools that its caller sees, and of no others.
    const catalog = await service.view(principal);
    await catalog.readTexts();
    const prepared = await engine.prepare(request.question, { ...parts, catalog });
    const job = toJob(prepared, request, call, seen);
    const maxCredits = isFree(principal) ? 0 : priceOf(mostOf(prepared));

    // Hold that, ask the tools, keep what it took: the journey of a call.
    const answer = await transport.answer({
      ...call.caller,
      principal,
      requestId,
      tool: TOOL,
      args: request.args,
      job: { ...job, maxCredits, rate },
    });
    const facts = {
      requestId,
      rate,
      creditsRemaining: answer.quotaRemaining,
      receiptId: answer.envelope.meta?.receipt_id,
      replayed: answer.replayed,
    };
    const { envelope } = answer;
    if (!envelope.ok) {
      const { code, message } = envelope.error;
      return { ...facts, ...refused(refusalOf(code, answer.retryAfterS, message)) };
    }
    const { [service.brand.receiptField]: _, ...body } = envelope.data;
    // `as`: the job below made it.
    return { ...facts, status: 200, body: body as unknown as SearchAnswer };
  }

  async function limitsOf({ principal, rate }: Seen): Promise<SearchLimits> {
    return { rate, creditsRemaining: principal && (await transport.quotaRemaining(principal)) };
  }

  /** The search as work that is metered; what it costs is known when it is done. */
  function toJob(
    prepared: PreparedAnswer,
    { includeDataSources }: SearchRequest,
    { began, step = () => {} }: SearchCall,
    seen: Seen,
  ): Omit<Job, "maxCredits" | "rate"> {
    return {
      name: TOOL,
      category: CATEGORY,
      provider: engine.name,
      totalMs,
      async run({ ask, signal }) {
        began?.(await limitsOf(seen));
        const answers: Asked[] = [];
        const asking = new Map<string, Promise<Asked>>();
        const made = await prepared.answer({
          signal,
          words: (text) => step({ type: "words", text }),
          ask(tool, args = {}) {
            const name = `${tool} ${JSON.stringify(args)}`;
            const known = asking.get(name);
            if (known) return known;
            step({ type: "asks", tool, args });
            const asked = ask(tool, args).then((answer) => {
              answers.push(answer);
              step({ type: "answered", tool, ok: answer.ok, receiptId: answer.source.receipt_id });
              return answer;
            });
            asking.set(name, asked);
            // An engine may go on without it.
            asked.catch(() => {});
            return asked;
          },
        });
        const good = answers.filter(({ ok }) => ok);
        const isAnswered = good.length > 0 && made.isAnswered !== false;
        return {
          data: toBody(made, good, includeDataSources),
          credits: isAnswered ? priceOf({ calls: good.length, modelSteps: made.modelSteps }) : 0,
          warnings: made.warnings,
          // Where nobody could answer, somebody may later.
          isRetryable: answers.length > 0 && !isAnswered,
          failure: isAnswered
            ? undefined
            : worstFailure(answers.flatMap((each) => (each.ok ? [] : [each.error]))),
        };
      },
    };
  }

  return {
    service,
    async answer(call) {
      const requestId = call.caller.requestId ?? transport.newId();
      const seen: Seen = { principal: undefined, rate: undefined };
      try {
        return await run(call, requestId, seen);
      } catch (error) {
        const refusal = toSearchRefusal(error);
        if (refusal.status === 500) logger.error("a search failed inside the service", { requestId, error });
        return { requestId, ...(await limitsOf(seen)), replayed: false, ...refused(refusal) };
      }
    },
  };
}

/** Who asks; a caller whom the host refuses is told so in the host's words. */
async function whoAsks(service: Service, caller: Caller): Promise<Principal> {
  try {
    const named = await service.transport.identifyByHost?.(caller);
    if (named) return named;
  } catch (error) {
    const isRefused = isServiceError(error) && error.code === "UNAUTHORIZED";
    throw isRefused ? new SearchRefusal(403, error.details.message ?? error.message) : error;
  }
  return service.identify(caller);
}

/** A plan of free searches: so many a day, and no credits to pay with. */
function isFree(principal: Principal): boolean {
  return (
    principal.kind === "account" && principal.plan.credits === 0 && principal.plan.searchesPerDay !== null
  );
}

function mostOf({ maxCalls, maxModelSteps }: PreparedAnswer) {
  return { calls: maxCalls, modelSteps: maxModelSteps };
}

function toBody(
  { response, missing }: EngineAnswer,
  answers: readonly Asked[],
  includeDataSources: boolean,
): Readonly<Record<string, unknown>> {
  const sources = new Set(answers.map(({ source }) => `${source.provider}:${source.tool}`));
  return {
    response,
    isAdditionalDataRequired: missing,
    ...(includeDataSources && { data_sources: [...sources] }),
  };
}

function refused({ status, message, retryAfterS }: SearchRefusal) {
  return { status, body: { error: { message } }, retryAfterS };
}

function secondsTo(instant: number, now: number): number {
  return Math.max(1, Math.ceil((instant - now) / 1_000));
}
