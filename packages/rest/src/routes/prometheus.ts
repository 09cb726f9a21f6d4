// Prometheus: counts what a service does with the host's own prom-client, and answers the scraper.
import { createBrand, type ObservedCall, type Observer, type Service } from "@svckit/core";
import { toFile } from "../http/response.js";
import { type Route, TAGS } from "../http/route.js";

/** The `prom-client` module, as far as it is used here. */
export interface PrometheusClient<R extends PrometheusRegistry> {
  readonly Registry: new () => R;
  readonly Counter: new (metric: MetricOptions<R>) => { inc(labels: Labels, by?: number): void };
  readonly Gauge: new (metric: MetricOptions<R>) => { inc(): void; dec(): void; set(value: number): void };
  readonly Histogram: new (
    metric: MetricOptions<R> & { readonly buckets: number[] },
  ) => { observe(labels: Labels, value: number): void };
}

/** Where metrics are gathered. */
export interface PrometheusRegistry {
  metrics(): Promise<string>;
  readonly contentType: string;
}

type Labels = Readonly<Record<string, string>>;

interface MetricOptions<R> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  readonly registers: R[];
}

/** The counts of one service. */
export interface Prometheus {
  /** Counts: for the options of `createService`. */
  readonly observer: Observer;
  /** Answers `GET /metrics`: for the options of `createRest`. Whoever reaches it may read it, so keep it inside. */
  readonly route: Route;
  /** The text as of now, and its media type. */
  scrape(service: Service): Promise<{ readonly type: string; readonly text: string }>;
}

// Bounds in seconds. An answer from the cache takes less than the first; a call may take 15 s.
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 20];
// A proof of the ledger reads all wallets, so that between two there is at least this time, in milliseconds.
const PROOF_PAUSE_MS = 60_000;
// One that reads every entry, where no checkpoint can be gone on from, may take long: it is followed by so many times that.
const PAUSE_PER_PROOF = 20;

/** Makes the metrics of one service, named after its brand. `client` is the `prom-client` module. */
export function createPrometheus<R extends PrometheusRegistry>(
  client: PrometheusClient<R>,
  options: { readonly brand?: string } = {},
): Prometheus {
  const { name: brand } = createBrand(options.brand);
  const registry = new client.Registry();
  const metric = (name: string, help: string, labelNames: readonly string[] = []) => ({
    name: `${brand}_${name}`,
    help,
    labelNames,
    registers: [registry],
  });
  const calls = new client.Counter(
    metric(
      "calls_total",
      "Calls answered, by tool, code (OK where it worked, DISCONNECTED where the caller left) and lane",
      ["tool", "code", "lane"],
    ),
  );
  const durations = new client.Histogram({
    ...metric("call_duration_seconds", "How long calls took, by tool", ["tool"]),
    buckets: BUCKETS,
  });
  const inFlight = new client.Gauge(metric("calls_in_flight", "Calls that are being answered"));
  const credits = new client.Counter(
    metric("credits_total", "Credits that calls took and kept (captured) or were given back (refunded)", [
      "outcome",
    ]),
  );
  const upstream = new client.Counter(
    metric("upstream_requests_total", "Requests to upstreams, by provider and outcome", [
      "provider",
      "outcome",
    ]),
  );
  const unexplained = new client.Gauge(
    metric(
      "ledger_unexplained",
      "Credits that the ledger cannot explain, at its last proof; NaN where it is not known",
    ),
  );
  // They begin at 0, so that a rate over them always has a value.
  for (const outcome of ["captured", "refunded"]) credits.inc({ outcome }, 0);
  unexplained.set(Number.NaN);
  function callEnded({
    tool = "",
    code,
    disconnected,
    lane,
    durationMs,
    captured,
    refunded,
  }: ObservedCall): void {
    inFlight.dec();
    calls.inc({ tool, code: code ?? (disconnected ? "DISCONNECTED" : "OK"), lane: lane ?? "" });
    durations.observe({ tool }, durationMs / 1_000);
    if (captured > 0) credits.inc({ outcome: "captured" }, captured);
    if (refunded > 0) credits.inc({ outcome: "refunded" }, refunded);
  }

  const prove = createProver((credits) => unexplained.set(credits));

  const scrape: Prometheus["scrape"] = async (service) => {
    void prove(service);
    return { type: registry.contentType, text: await registry.metrics() };
  };

  return {
    observer: {
      callStarted: () => inFlight.inc(),
      callEnded,
      upstreamEnded: (provider, outcome) => upstream.inc({ provider, outcome }),
    },
    route: metricsRoute(scrape),
    scrape,
  };
}

/** Proves the ledger and reports what it cannot explain, one proof at a time. The scrape does not wait for it. */
function createProver(report: (credits: number) => void): (service: Service) => Promise<void> {
  let isProving = false;
  let nextAt = Number.NEGATIVE_INFINITY;
  return async (service) => {
    const { now } = service.transport;
    const startedAt = now();
    if (isProving || startedAt < nextAt) return;
    isProving = true;
    try {
      const proof = await service.verifyLedger();
      const credits = proof.unexplained + Math.abs(proof.sum);
      // What does not hold may leave every sum as it is: a line that is gone, a checkpoint that was changed.
      report(proof.ok ? credits : Math.max(1, credits));
    } catch {
      report(Number.NaN);
    }
    const endedAt = now();
    nextAt = endedAt + Math.max(PROOF_PAUSE_MS, PAUSE_PER_PROOF * (endedAt - startedAt));
    isProving = false;
  };
}

function metricsRoute(scrape: Prometheus["scrape"]): Route {
  return {
    method: "GET",
    path: "/metrics",
    operationId: "getMetrics",
    summary: "What was counted, for a scraper",
    tag: TAGS.server,
    credential: "unread",
    answer: { description: "The counts", type: "text/plain", schema: { type: "string" } },
    probe: true,
    undocumented: true,
    async handle({ service, requestId }) {
      const { type, text } = await scrape(service);
      return toFile(requestId, text, { type, cacheControl: "no-store" });
    },
  };
}
