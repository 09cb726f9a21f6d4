// The upstream of these tests: it has a price for any id, and is late or fails as a test sets it.
import { createStandIn, type StandIn } from "@svckit/testing";
import { configFile, temporaryFolder } from "./server-process.js";

/** Limits so wide that no test meets them. */
const WIDE = {
  plans: { free: { callsPerMinute: 1_000_000 } },
  anonymous: { attemptsPerMinute: 1_000_000 },
  upstream: { breaker: false, concurrency: 1_000, queue: 20_000, queueMs: 30_000 },
};

/** Deadlines so long that no call ends before its upstream has answered, however busy the machine is. */
export const PATIENT = { upstream: { attemptMs: 120_000, totalMs: 120_000 } };

/** How the upstream behaves; a test changes it while it runs. */
export interface Behaviour {
  fails(id: string): boolean;
  /** Milliseconds until it answers, or what ends when it is to answer. */
  latency(id: string): number | Promise<void>;
  /** The `Retry-After` of a failure in seconds, with which it is not tried again; undefined sends none. */
  retryAfter: number | undefined;
}

/** Starts the upstream; `behaviour` may be changed at any time. */
export async function startUpstream(): Promise<{ readonly standIn: StandIn; readonly behaviour: Behaviour }> {
  const behaviour: Behaviour = { fails: () => false, latency: () => 0, retryAfter: undefined };
  const standIn = await createStandIn({
    "GET /simple/price": async ({ query }) => {
      const id = query.get("ids") ?? "";
      const latency = behaviour.latency(id);
      if (typeof latency !== "number") await latency;
      else if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
      if (!behaviour.fails(id)) return { body: { [id]: { usd: 1 } } };
      const { retryAfter } = behaviour;
      const headers = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
      return { status: 503, headers, body: {} };
    },
  });
  return { standIn, behaviour };
}

/** Options in place of the wide ones; limits of upstreams are merged with those. */
export type Options = Readonly<Record<string, unknown>> & { readonly upstream?: object };

/** The environment of a server on a new SQLite file, asking an upstream. */
export function environment(upstreamUrl: string, options: Options = {}): Record<string, string> {
  const folder = temporaryFolder();
  return {
    SVC_STORE: `sqlite:${folder}/svc.db`,
    SVC_CONFIG: configFile(folder, {
      ...WIDE,
      ...options,
      upstream: { ...WIDE.upstream, ...options.upstream },
    }),
    SVC_UPSTREAM_COINGECKO: upstreamUrl,
    // Nobody is there: what answers in CoinGecko's place would hide how this one fails.
    SVC_UPSTREAM_DEFILLAMA_COINS: "http://127.0.0.1:9",
  };
}

/** The body of a call for the price of an id, with an idempotency key or without. */
export function priceOf(id: string, idempotencyKey?: string) {
  const key = idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey };
  return { tool: "get_price", args: { ids: id, vs_currencies: "usd", ...key } };
}
