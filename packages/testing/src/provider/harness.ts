// Harness of a provider: a real service with that provider alone, without a network or a meter.
import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
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
  type Principal,
  type Provider,
  type RuntimeStatus,
  type Success,
} from "@svckit/core";
import { createTestClock, type TestClock } from "../suite/clock.js";
import { type Bypass, watched, withDoors } from "./doors.js";

/** A service with one provider. */
export interface Harness {
  readonly receiptField: string;
  /** The errors that the service has logged. */
  readonly thrown: readonly string[];
  /** All lines of the log, each with its fields as JSON. */
  readonly lines: readonly string[];
  /** What tools reached beside `ctx`. */
  readonly bypasses: readonly Bypass[];
  /** Whether a call was ended by its deadline: recorded answers come at once. */
  readonly endedByDeadline: boolean;
  entry(tool: string): CatalogEntry;
  /** Runs a tool as the host, or as who is named. Where it stands still, the service's time goes on until it ends. */
  call(tool: string, args: unknown, as?: TestCaller): Promise<Envelope>;
  /** An account of the service. */
  account(id: string): Promise<Principal>;
  /** An answer in a sentence, with what was thrown behind it, for the message of a failed check. */
  describe(envelope: Envelope): string;
}

/** Who calls. */
export interface TestCaller {
  readonly principal: Principal;
  /** Keys that the caller brings, by variable. */
  readonly keys?: Readonly<Record<string, string>>;
}

/** What a call is tried on. */
export interface Stand {
  /** The time of the service, in milliseconds. */
  readonly now: number | undefined;
  /**
   * Providers whose tools are fallbacks, or asked by a composite. Without them no tool has a fallback: it would hide what the
   * tool does.
   */
  readonly beside?: readonly Provider[] | undefined;
}

/** How a service for tests is made. */
export interface HarnessOptions extends Stand {
  readonly retries?: boolean;
}

/** Makes a service with a provider. Its time stands still at `now` while a call goes on. */
export function createHarness(
  provider: Provider,
  { fetch, publicFetch }: { readonly fetch: Fetch; readonly publicFetch: Fetch },
  { now, retries = true, beside }: HarnessOptions,
): Harness {
  const thrown: string[] = [];
  const lines: string[] = [];
  const bypasses: Bypass[] = [];
  const note = (message: string, fields: Readonly<Record<string, unknown>> = {}) => {
    const { error } = fields;
    if (error instanceof Error) thrown.push(error.stack ?? error.message);
    lines.push(`${message} ${JSON.stringify(fields)}`);
  };
  const logger: Logger = { info: note, warn: note, error: note };
  const clock = createTestClock(now);
  const own: Provider = {
    ...provider,
    tools: provider.tools.map((tool) => ({ ...tool, execute: watched(tool.execute, bypasses) })),
  };
  const providers = beside ? [own, ...beside.map(alone)] : [alone(own)];
  const service = createService({
    providers,
    keys: Object.assign({}, ...providers.map(keysOf)),
    fetch,
    publicFetch,
    logger,
    clock,
    // The pause before a second try would slow the tests and shows nothing of a provider.
    upstream: { breaker: false, retries },
  });
  return {
    receiptField: service.brand.receiptField,
    thrown,
    lines,
    bypasses,
    get endedByDeadline() {
      return lines.some((line) => line.includes("did not answer within"));
    },
    entry: (tool) => service.catalog.find(tool).entry(),
    call: (tool, args, as = { principal: HOST }) => {
      const code = provider.tools.find(({ name }) => name === tool)?.execute ?? provider;
      return withDoors(() => untilSettled(service.execute({ tool, args, ...as }), clock, code));
    },
    account: (id) => service.openSession(id),
    describe(envelope) {
      if (envelope.ok) return `it answered ok with ${JSON.stringify(envelope.data)}`;
      const { code, message } = envelope.error;
      return [`it answered ${code} (${envelope.meta?.runtime_status}): ${message}`, ...thrown].join("\n");
    },
  };
}

// How long a call may take by itself. Recorded answers come at once; what else takes time is the tool's own work.
const PATIENCE_MS = 1_000;
// A tool that has hung once is not waited for so long again.
const HUNG_PATIENCE_MS = 20;
const STEP_MS = 250;
const STEPS = 400;
const hung = new WeakSet<object>();

/** Waits for a call. One that stands still may wait for the service's time, which goes on then, to its deadline. */
async function untilSettled(call: Promise<Envelope>, clock: TestClock, tool: object): Promise<Envelope> {
  const patience = new AbortController();
  let isSettled = false;
  const end = () => {
    isSettled = true;
    patience.abort();
  };
  call.then(end, end);
  const patient = hung.has(tool) ? HUNG_PATIENCE_MS : PATIENCE_MS;
  await wait(patient, undefined, { signal: patience.signal }).catch(() => {});
  for (let step = 0; !isSettled && step < STEPS; step++) {
    await clock.advance(STEP_MS);
    hung.add(tool);
  }
  return await call;
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
