// OpenTelemetry: its API, which is loaded once an SDK is there to hear of it, and the histograms of durations.
import type { Attributes, Histogram, MeterProvider } from "@opentelemetry/api";
import { isPending } from "../platform/awaitable.js";
import { once } from "../platform/once.js";
import { VERSION } from "../platform/version.js";

/** The API of OpenTelemetry. */
export type OpenTelemetry = typeof import("@opentelemetry/api");

/** By which name its spans and histograms are made. */
export const SCOPE = "@svckit/core";

// Bounds in seconds, as the conventions of MCP give them for the duration of operations.
const DURATION_BOUNDS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120, 300];
// Where every copy of the API keeps what is registered, so that they share it.
const REGISTERED = Symbol.for("opentelemetry.js.api.1");

let loaded: OpenTelemetry | undefined;
const load = once(async () => {
  loaded = await import("@opentelemetry/api");
  return loaded;
});

/** The API, first as a promise; undefined while no SDK is registered in this process, as in most. */
export function openTelemetry(): OpenTelemetry | Promise<OpenTelemetry> | undefined {
  return loaded ?? (REGISTERED in globalThis ? load() : undefined);
}

// Remembered by the meter provider that made them: another provider may be registered later.
const histograms = new WeakMap<MeterProvider, Map<string, Histogram>>();

/**
 * Records how long an operation took, in seconds, in the histogram of that name. For operations of transports, such as
 * `mcp.server.operation.duration`; calls are recorded already.
 */
export function recordDuration(name: string, seconds: number, attributes: Attributes): void {
  const api = openTelemetry();
  if (api === undefined) return;
  const record = ({ metrics }: OpenTelemetry) => histogramOf(metrics, name).record(seconds, attributes);
  if (isPending<OpenTelemetry>(api)) void api.then(record);
  else record(api);
}

function histogramOf(metrics: OpenTelemetry["metrics"], name: string): Histogram {
  const provider = metrics.getMeterProvider();
  const made = histograms.get(provider) ?? new Map<string, Histogram>();
  histograms.set(provider, made);
  const known = made.get(name);
  if (known) return known;
  const advice = { explicitBucketBoundaries: DURATION_BOUNDS };
  const histogram = provider.getMeter(SCOPE, VERSION).createHistogram(name, { unit: "s", advice });
  made.set(name, histogram);
  return histogram;
}
