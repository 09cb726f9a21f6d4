// Each provider and each fault of an upstream: the fault is told by its row of the table, and dead is never absent.
import { createService, HOST, type Provider, silentLogger, type Tool } from "@svckit/core";
import { type Fault, INJECTION } from "@svckit/testing";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { some } from "../../testing/test/at-length.js";
import * as shipped from "../src/index.js";
import { keysOf, shippedProviders } from "./catalog.js";

const ROWS: readonly (readonly [string, Fault, string, string])[] = [
  ["answers 400", { status: 400 }, "TOOL_ERROR", "invalid_input"],
  ["answers 401", { status: 401 }, "PROVIDER_UNAVAILABLE", "missing_key"],
  ["answers 429", { status: 429, retryAfter: 7 }, "TOOL_ERROR", "rate_limited"],
  ["answers 500", { status: 500 }, "PROVIDER_UNAVAILABLE", "degraded"],
  ["answers 503", { status: 503 }, "PROVIDER_UNAVAILABLE", "degraded"],
  ["drops the connection", { reset: "before" }, "PROVIDER_UNAVAILABLE", "degraded"],
  ["drops it in mid-body", { reset: "mid-body" }, "PROVIDER_UNAVAILABLE", "degraded"],
  ["never answers", { hang: true }, "PROVIDER_UNAVAILABLE", "degraded"],
  ["answers with an empty body", { body: "empty" }, "PROVIDER_UNAVAILABLE", "failing"],
  ["answers with broken JSON", { body: "malformed" }, "PROVIDER_UNAVAILABLE", "failing"],
  ["answers with half of the JSON", { body: "truncated" }, "PROVIDER_UNAVAILABLE", "failing"],
  ["answers with a web page", { body: "html" }, "PROVIDER_UNAVAILABLE", "failing"],
  ["answers 9 MiB", { huge: 9 * 1_024 * 1_024 }, "PROVIDER_UNAVAILABLE", "failing"],
  ["sends to another address", { redirect: "http://203.0.113.1/" }, "PROVIDER_UNAVAILABLE", "failing"],
];

// Enough to see that nothing comes. What does come has the usual time, however busy this machine is.
const SHORT = { attemptMs: 150, totalMs: 900 };

let upstreams: RunningUpstreams;
let turn = 0;

beforeAll(async () => {
  upstreams = await startUpstreams();
});

afterAll(() => upstreams.close());

for (const factory of Object.values(shipped)) {
  const { id, tools, baseUrl, upstreams: named } = factory();
  if (baseUrl === undefined && named === undefined) continue;
  // Of several upstreams, a tool that names none asks nobody.
  const asking = tools.filter(({ upstream }) => baseUrl !== undefined || upstream !== undefined);
  for (const [upstream, { name, examples }] of oneEach(asking)) {
    describe(`${id}${upstream}, asked by ${name}, where its upstream`, () => {
      const rows = some(ROWS, 7, turn++);
      let provider: readonly Provider[] | undefined;

      /** The tool's first example with every upstream at fault; its provider stands alone, so that no fallback answers. */
      async function under(fault: Fault) {
        const standIns = Object.values(upstreams.of(id) ?? {});
        provider ??= shippedProviders(upstreams).filter((each) => each.id === id);
        const service = createService({
          providers: provider,
          keys: keysOf(provider),
          logger: silentLogger,
          upstream: { retries: false, breaker: false, ...(fault.hang ? SHORT : {}) },
        });
        for (const standIn of standIns) standIn.fault(fault);
        try {
          return await service.execute({ tool: name, args: examples?.[0]?.args, principal: HOST });
        } finally {
          for (const standIn of standIns) standIn.fault(null);
          await service.close();
        }
      }

      test.each(rows)("%s", async (_, fault, code, status) => {
        const answer = await under(fault);
        expect(answer).toMatchObject({ ok: false, error: { code }, meta: { runtime_status: status } });
      });

      test("answers with a text for a model, which comes back as data or not at all", async () => {
        const answer = await under({ injection: true });
        expect(answer.ok ? "" : answer.error.message).not.toContain(INJECTION);
      });
    });
  }
}

/** A tool for each upstream of a provider, by its name: the first with an example that asks it. */
function oneEach(tools: readonly Tool[]): ReadonlyMap<string, Tool> {
  const found = new Map<string, Tool>();
  for (const tool of tools) {
    const args = tool.examples?.[0]?.args;
    if (args === undefined) continue;
    const read = tool.input["~standard"].validate(args);
    if (read instanceof Promise || read.issues) throw new Error(`${tool.name}: its example is not valid`);
    const upstream = tool.upstream === undefined ? "" : `.${tool.upstream(read.value)}`;
    if (!found.has(upstream)) found.set(upstream, tool);
  }
  return found;
}
