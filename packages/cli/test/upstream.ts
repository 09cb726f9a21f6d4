// The upstream of the servers in this folder: prices of any id, late or failing as a test sets it.
import { createStandIn, type StandIn } from "@svckit/testing";
import { configFile, temporaryFolder } from "./server-process.js";

/** Limits that stand in nobody's way. */
const WIDE = {
  plans: { free: { callsPerMinute: 1_000_000 } },
  anonymous: { attemptsPerMinute: 1_000_000 },
  upstream: { breaker: false, concurrency: 1_000, queue: 20_000, queueMs: 30_000 },
};

/** How the upstream behaves; a test changes it while it runs. */
export interface Behaviour {
  fails(id: string): boolean;
  /** Milliseconds until it answers. */
  latency(id: string): number;
}

/** Starts the upstream; `behaviour` may be changed at any time. */
export async function startUpstream(): Promise<{ readonly standIn: StandIn; readonly behaviour: Behaviour }> {
  const behaviour: Behaviour = { fails: () => false, latency: () => 0 };
  const standIn = await createStandIn({
    "GET /simple/price": async ({ query }) => {
      const id = query.get("ids") ?? "";
      const latency = behaviour.latency(id);
      if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
      return behaviour.fails(id) ? { status: 503, body: {} } : { body: { [id]: { usd: 1 } } };
    },
  });
  return { standIn, behaviour };
}

/** The environment of a server on a new SQLite file, asking an upstream. */
export function environment(upstreamUrl: string, options: object = {}): Record<string, string> {
  const folder = temporaryFolder();
  return {
    SVC_STORE: `sqlite:${folder}/svc.db`,
    SVC_CONFIG: configFile(folder, { ...WIDE, ...options }),
    SVC_UPSTREAM_COINGECKO: upstreamUrl,
  };
}

/** The body of a call for the price of an id, with an idempotency key or without. */
export function priceOf(id: string, idempotencyKey?: string) {
  const key = idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey };
  return { tool: "get_price", args: { ids: id, vs_currencies: "usd", ...key } };
}
