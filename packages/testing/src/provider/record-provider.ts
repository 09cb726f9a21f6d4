// recordProvider: runs a provider's examples against its real upstream, and makes recordings for `testProvider` of the answers.
import {
  authsOf,
  canonicalJson,
  createMask,
  createService,
  type Envelope,
  type Fetch,
  HOST,
  MASKED,
  type Provider,
  silentLogger,
  systemClock,
  type Tool,
} from "@svckit/core";
import { CUT_SIZES, cut } from "./cut.js";
import { alone, createHarness, saysNoData } from "./harness.js";
import { withTool } from "./one-tool.js";
import type { RecordedCall } from "./recorded-call.js";
import { createReplay, type Recording } from "./recording.js";
import { type TakenRequest, taking, toRecording } from "./taken-request.js";
import type { ProviderRecordings } from "./test-provider.js";

/** How a provider is recorded. */
export interface RecordOptions {
  /** Values of the keys that its `auth` declares, by variable. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Further texts that no recording may hold. */
  readonly secrets?: readonly string[];
  /** Whether a tool is recorded; those that read where left out. */
  readonly takes?: (tool: Tool) => boolean;
  /** How the upstream is asked; the platform's `fetch` where left out. */
  readonly fetch?: Fetch;
  /** Is told of each request, its URL without secrets. */
  readonly asked?: (request: AskedRequest) => void;
}

/** A request that was sent while recording. */
export interface AskedRequest {
  readonly tool: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
}

/** What came of recording a provider. */
export interface TakenRecordings {
  /** In the order of tools and examples; played back once already. */
  readonly recordings: ProviderRecordings;
  /** What could not be recorded, and why: a sentence each. */
  readonly faults: readonly string[];
}

/** Runs the examples of a provider's tools, each once, and gives what `testProvider` takes. Changes what they change. */
export async function recordProvider(
  provider: Provider,
  { takes = ({ effect }) => effect === "read", ...options }: RecordOptions = {},
): Promise<TakenRecordings> {
  const startedAt = systemClock.now();
  const calls: RecordedCall[] = [];
  const faults: string[] = [];
  for (const tool of provider.tools.filter(takes)) {
    const own = withTool(provider, tool);
    const unused = unusedKeys(provider, own);
    if ((tool.examples ?? []).length === 0) faults.push(`${tool.name} has no example to run`);
    for (const { args } of tool.examples ?? []) {
      const taken = await take(own, tool.name, args, options, unused);
      const call = typeof taken === "string" ? taken : await shortest(own, taken, startedAt);
      if (typeof call === "string") faults.push(`${tool.name} ${JSON.stringify(args)}: ${call}`);
      else calls.push(call);
    }
  }
  const isTimely = await needsTime(provider, calls);
  return { recordings: { ...(isTimely && { now: startedAt }), calls }, faults };
}

/** The variables of a provider that one of its tools does not need. */
function unusedKeys(provider: Provider, own: Provider): ReadonlySet<string> {
  const needed = authsOf(own).map(({ variable }) => variable);
  const all = authsOf(provider).map(({ variable }) => variable);
  return new Set(all.filter((variable) => !needed.includes(variable)));
}

/** Runs one example; gives the call with all that was answered, or why there is none. */
async function take(
  provider: Provider,
  tool: string,
  args: RecordedCall["args"],
  { keys = {}, secrets = [], fetch = plainFetch, asked = () => {} }: RecordOptions,
  unused: ReadonlySet<string>,
): Promise<RecordedCall | string> {
  const mask = createMask([
    provider.id,
    provider.title,
    ...authsOf(provider).map(({ variable }) => variable),
  ]);
  for (const secret of [...Object.values(keys), ...secrets, ...secretHeaders(provider)]) mask.add(secret);
  const taken: TakenRequest[] = [];
  const noting = taking(fetch, (request) => {
    taken.push(request);
    const { method, url, status, text, ms } = request;
    asked({ tool, method, url: mask.text(url), status, bytes: Buffer.byteLength(text), ms });
  });
  const service = createService({
    providers: [alone(provider)],
    keys: Object.fromEntries(Object.entries(keys).filter(([variable]) => !unused.has(variable))),
    fetch: noting,
    publicFetch: noting,
    logger: silentLogger,
    upstream: { breaker: false },
  });
  const envelope = await service.execute({ tool, args, principal: HOST });
  await service.close();
  if (!envelope.ok) return wordsOf(envelope);
  const recordings = inOrder(taken.map((each) => toRecording(provider, each, mask.text)));
  const absent = saysNoData(envelope) ? ({ absent: true } as const) : {};
  return { tool, args, ...(recordings.length > 0 && { recordings }), ...absent };
}

/** The call with answers that are as short as the tool works with, and its result; or why it does not play back. */
async function shortest(provider: Provider, call: RecordedCall, now: number): Promise<RecordedCall | string> {
  let fault = "";
  for (const size of CUT_SIZES) {
    const recordings = call.recordings?.map(({ body, ...rest }) =>
      body === undefined ? rest : { ...rest, body: cut(body, size) },
    );
    const played = await playBack(provider, { ...call, ...(recordings && { recordings }) }, now);
    if (typeof played !== "string") return played;
    fault = played;
  }
  return `its recording does not play back: ${fault}`;
}

/** The call with its result as expectation; or what is wrong with its recordings. */
async function playBack(
  provider: Provider,
  call: RecordedCall,
  now: number | undefined,
): Promise<RecordedCall | string> {
  const replay = createReplay(provider, call.recordings ?? []);
  const harness = createHarness(provider, replay, { now, retries: false });
  const envelope = await harness.call(call.tool, call.args);
  if (replay.unmatched.length > 0) return `it asks ${replay.unmatched[0]}, which was not recorded`;
  if (!envelope.ok) return wordsOf(envelope);
  if (saysNoData(envelope) !== (call.absent ?? false)) return "it says no_data of a part of the answer";
  if (replay.unused().length > 0) return "it asks for less of a part of the answer";
  if (JSON.stringify(envelope).includes(MASKED)) return "its result repeats a key";
  // A cursor is signed anew by each service.
  const { [harness.receiptField]: _, next_cursor: __, ...expect } = envelope.data;
  return { ...call, expect };
}

/** Whether calls give something else at another time. */
async function needsTime(provider: Provider, calls: readonly RecordedCall[]): Promise<boolean> {
  for (const call of calls) {
    const tool = provider.tools.find(({ name }) => name === call.tool);
    const played = await playBack(tool ? withTool(provider, tool) : provider, call, undefined);
    if (typeof played === "string" || !isSame(played.expect, call.expect)) return true;
  }
  return false;
}

/** One recording a request, by its path: before those which it would answer too, and the last answer of each. */
function inOrder(recordings: readonly Recording[]): readonly Recording[] {
  const last = new Map(recordings.map((each) => [requestOf(each), each]));
  const pathOf = (request: string) => request.split("?")[0] ?? "";
  return [...last]
    .sort(([a], [b]) => compare(pathOf(a), pathOf(b)) || b.length - a.length || compare(a, b))
    .map(([, each]) => each);
}

function requestOf({ method = "GET", path, json, form }: Recording): string {
  return `${path}${path.includes("?") ? "" : "?"} ${method} ${canonicalJson([json ?? null, form ?? null])}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

function secretHeaders({ headers = {} }: Provider): readonly string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    /key|token|auth|secret|cookie/i.test(name) ? [value.replace(/^bearer +/i, "")] : [],
  );
}

function wordsOf(envelope: Envelope): string {
  if (envelope.ok) return "it works";
  return `${envelope.error.code} (${envelope.meta?.runtime_status}): ${envelope.error.message}`;
}

/** Follows no redirect, as the service's own client does not. */
function plainFetch(request: Request): Promise<Response> {
  return fetch(request, { redirect: "manual" });
}
