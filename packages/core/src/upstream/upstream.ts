// Upstream: the HTTP client that a tool is given. Deadline, retry, breaker, queue and size cap are inside.

import type { RuntimeStatus } from "../errors/error-table.js";
import { isServiceError } from "../errors/errors.js";
import type { Awaitable } from "../platform/awaitable.js";
import type { Schema, SchemaOutput } from "../schema/schema.js";
import {
  createAsk,
  loadHttpClient,
  type RequestOptions,
  type UpstreamAnswer,
  type UpstreamCall,
} from "./ask.js";
import { createBreaker } from "./breaker.js";
import { checkExactly } from "./exact-json.js";
import { isUpstreamsFault, toUpstreamError, type UpstreamFailure } from "./failure.js";
import { judgeHeavy } from "./heavy.js";
import {
  type BodyRequest,
  mayChange,
  type PostRequest,
  type SentRequest,
  type UpstreamMethod,
  type UpstreamRequest,
} from "./request.js";
import { createTraffic, passTraffic, type Traffic } from "./traffic.js";
import type { UpstreamLimits } from "./upstream-limits.js";

/**
 * The client of one upstream. Its methods give the answer as its schema reads it, and throw a `ServiceError` that says how
 * the upstream failed: a tool catches nothing.
 */
export interface UpstreamClient {
  get<S extends Schema>(path: string, request: UpstreamRequest<S>): Promise<SchemaOutput<S>>;
  /** GET where 404 says that there is no such record: null then. */
  find<S extends Schema>(path: string, request: UpstreamRequest<S>): Promise<SchemaOutput<S> | null>;
  post<S extends Schema>(path: string, request: PostRequest<S>): Promise<SchemaOutput<S>>;
  /** PUT, of a tool that changes state; so are `patch` and `delete`. */
  put<S extends Schema>(path: string, request: BodyRequest<S>): Promise<SchemaOutput<S>>;
  patch<S extends Schema>(path: string, request: BodyRequest<S>): Promise<SchemaOutput<S>>;
  delete<S extends Schema>(path: string, request: BodyRequest<S>): Promise<SchemaOutput<S>>;
}

/** One upstream of a provider, shared by all calls to it. */
export interface Upstream {
  /** Why a request would be refused now, known without asking the upstream; undefined where it would not. */
  refusal(caller?: string): UpstreamFailure | undefined;
  client(call: UpstreamCall): UpstreamClient;
}

/** How one request to an upstream ended: as its failure says, or `abandoned` by callers who disconnected. */
export type UpstreamOutcome = RuntimeStatus | "abandoned";

/** What an upstream is made from. */
export interface UpstreamOptions extends RequestOptions {
  readonly limits: UpstreamLimits;
  /** What it shares with the provider's other upstreams; its own where left out. */
  readonly traffic?: Traffic;
  /** Called with how each request ended. */
  readonly ended?: ((provider: string, outcome: UpstreamOutcome) => void) | undefined;
}

const RESTING: UpstreamFailure = { runtimeStatus: "degraded", message: "keeps failing and is given a rest" };

/** Makes the client of one base URL. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { limits, clock, provider, ended } = options;
  const breaker = limits.breaker ? createBreaker(limits.breaker, clock) : undefined;
  const traffic = options.traffic ?? createTraffic(provider, limits, clock);
  const ask = createAsk(options, traffic.retries);

  async function send(method: UpstreamMethod, path: string, request: SentRequest, call: UpstreamCall) {
    const pass = breaker?.pass();
    if (breaker && !pass) throw toUpstreamError(provider, RESTING);
    const { heavy, maxBytes: _, ...plain } = request;
    let outcome: "success" | "failure" | null = null;
    let mayBlame = heavy === undefined;
    try {
      const sent = await ask(method, path, request, call);
      const check = () => {
        mayBlame = true;
        return ask(method, path, { ...plain, json: heavy?.check, reads: true }, call);
      };
      const answer = heavy ? await judgeHeavy(sent, check) : sent;
      const isFailure = answer.failure && isUpstreamsFault(answer.failure) && !answer.excused;
      outcome = isFailure ? "failure" : "success";
      ended?.(provider, answer.failure?.runtimeStatus ?? "ok");
      return answer;
    } catch (error) {
      // The deadline passed. Anything else that is thrown here is a caller who disconnected, which says nothing.
      if (mayBlame && isServiceError(error) && error.code === "PROVIDER_UNAVAILABLE") outcome = "failure";
      const ending = outcome === "failure" ? "degraded" : call.signal.aborted ? "abandoned" : undefined;
      if (ending) ended?.(provider, ending);
      throw error;
    } finally {
      if (pass) breaker?.record(pass, outcome);
    }
  }

  async function read<S extends Schema>(answer: UpstreamAnswer, schema: S): Promise<SchemaOutput<S>> {
    if (answer.failure) throw toUpstreamError(provider, answer.failure, answer.error);
    // A shape that one tool cannot read is no reason to stop asking: for the breaker the request was a success.
    const checked = await checkExactly(schema, answer);
    if ("value" in checked) return checked.value;
    const [issue] = checked.issues;
    const message = `answered in an unknown shape (${issue?.path.join(".") || "the whole"}: ${issue?.message})`;
    throw toUpstreamError(provider, { runtimeStatus: "failing", message });
  }

  /** Every request of the client goes through here. */
  function exchange<T>(
    call: UpstreamCall,
    method: UpstreamMethod,
    path: string,
    request: SentRequest,
    take: (answer: UpstreamAnswer) => Awaitable<T>,
  ): Promise<T> {
    const changes = mayChange(method, request, call);
    const name = method.toUpperCase();
    const start = async () => {
      if (changes && call.readOnly)
        throw new TypeError(`a tool that only reads sent a ${name}, which changes state`);
      const run = async () => take(await send(method, path, request, call));
      // Most calls have nothing to wait for but a slot.
      if (!call.traffic && !traffic.pace) return traffic.bulkhead.run(call.caller, run);
      // What is counted as sent is not to wait for that.
      await loadHttpClient();
      return passTraffic(call.traffic ? [call.traffic, traffic] : [traffic], call, run);
    };
    return call.watch ? call.watch(name, changes, start) : start();
  }

  /** One method of the client of a call. */
  function sender(call: UpstreamCall, method: UpstreamMethod) {
    return <S extends Schema>(path: string, request: SentRequest & { readonly schema: S }) =>
      exchange(call, method, path, request, (answer) => read(answer, request.schema));
  }

  return {
    refusal(caller) {
      return breaker?.isOpen() ? RESTING : traffic.refusal(caller);
    },
    client: (call) => ({
      get: sender(call, "get"),
      find: (path, request) =>
        exchange(call, "get", path, request, (answer) =>
          answer.status === 404 ? null : read(answer, request.schema),
        ),
      post: sender(call, "post"),
      put: sender(call, "put"),
      patch: sender(call, "patch"),
      delete: sender(call, "delete"),
    }),
  };
}
