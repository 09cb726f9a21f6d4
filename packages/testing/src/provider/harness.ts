// Harness of a provider: a real service with that provider alone, without a network or a meter.
import assert from "node:assert/strict";
import {
  authsOf,
  type CatalogEntry,
  createService,
  type Envelope,
  type ErrorCode,
  type Failure,
  type Fetch,
  HOST,
  type Logger,
  type Provider,
  type RuntimeStatus,
  type Success,
} from "@svckit/core";
import { createTestClock } from "../suite/clock.js";

/** A service with one provider. */
export interface Harness {
  readonly receiptField: string;
  /** The errors that the service has logged. */
  readonly thrown: readonly string[];
  entry(tool: string): CatalogEntry;
  /** Runs a tool as the host. */
  call(tool: string, args: unknown): Promise<Envelope>;
  /** An answer in a sentence, with what was thrown behind it, for the message of a failed check. */
  describe(envelope: Envelope): string;
}

/** Makes a service with a provider. Its time stands still at `now`, in milliseconds. */
export function createHarness(
  provider: Provider,
  { fetch, publicFetch }: { readonly fetch: Fetch; readonly publicFetch: Fetch },
  { now, retries = true }: { readonly now: number | undefined; readonly retries?: boolean },
): Harness {
  const thrown: string[] = [];
  const note = (_: string, fields?: Readonly<Record<string, unknown>>) => {
    const error = fields?.["error"];
    if (error instanceof Error) thrown.push(error.stack ?? error.message);
  };
  const logger: Logger = { info() {}, warn: note, error: note };
  const service = createService({
    providers: [alone(provider)],
    keys: keysOf(provider),
    fetch,
    publicFetch,
    logger,
    clock: createTestClock(now),
    // The pause before a second try would slow the tests and shows nothing of a provider.
    upstream: { breaker: false, retries },
  });
  return {
    receiptField: service.brand.receiptField,
    thrown,
    entry: (tool) => service.catalog.find(tool).entry(),
    call: (tool, args) => service.execute({ tool, args, principal: HOST }),
    describe(envelope) {
      if (envelope.ok) return `it answered ok with ${JSON.stringify(envelope.data)}`;
      const { code, message } = envelope.error;
      return [`it answered ${code} (${envelope.meta?.runtime_status}): ${message}`, ...thrown].join("\n");
    },
  };
}

/** A key for each variable, of a realistic length. What a provider tells of them is found by it. */
function keysOf(provider: Provider): Record<string, string> {
  const variables = new Set(authsOf(provider).map(({ variable }) => variable));
  return Object.fromEntries([...variables].map((variable, at) => [variable, `Pk7Zq8Kx3Wv5Ty7Rn2-${at}`]));
}

/** The provider without fallbacks: they may be tools of another one, and would hide what this one does. */
export function alone(provider: Provider): Provider {
  return { ...provider, tools: provider.tools.map(({ fallback: _, ...tool }) => tool) };
}

/** Fails the test where an answer is a failure. */
export function assertWorked(harness: Harness, envelope: Envelope): asserts envelope is Success {
  assert.ok(envelope.ok, harness.describe(envelope));
}

/** Fails the test where an answer is not this failure. */
export function assertFailed(
  harness: Harness,
  envelope: Envelope,
  code: ErrorCode,
  runtimeStatus: RuntimeStatus,
): asserts envelope is Failure {
  const words = `${code} (${runtimeStatus}) is expected, but ${harness.describe(envelope)}`;
  assert.ok(!envelope.ok, words);
  assert.deepEqual([envelope.error.code, envelope.meta?.runtime_status], [code, runtimeStatus], words);
}

/** Whether an answer says that the upstream has no such record. */
export function saysNoData({ meta }: Success): boolean {
  return meta.warnings.some((warning) => warning.startsWith("no_data: "));
}
