// What an upstream leaves empty is unknown: no tool makes a nought or the year 1970 of it.
import { createService, HOST, type Provider, silentLogger, systemClock } from "@svckit/core";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";
import { some } from "../../testing/test/at-length.js";
import * as shipped from "../src/index.js";
import { keysOf, shippedProviders } from "./catalog.js";
import { type EmptiedUpstreams, type Empty, emptiedUpstreams } from "./emptied-upstreams.js";

const SINCE = Date.UTC(2026, 10, 22) - systemClock.now();
const now = () => systemClock.now() + SINCE;
const LONG_MS = 120_000;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
// Ids of requests and codes of success are no figures.
const KEPT = new Set(["id", "code", "retCode"]);

const WAYS: readonly (readonly [string, Empty])[] = [
  ["numbers in text are empty", (value) => (typeof value === "string" && NUMBER.test(value) ? "" : value)],
  ["numbers are null", (value, name) => (typeof value === "number" && !KEPT.has(name) ? null : value)],
];

// A nought that is true: other sources of the verdict know the tax.
const TRUE_NOUGHTS = new Set(["check_token_safety sell_tax"]);

let upstreams: EmptiedUpstreams;
let service: ReturnType<typeof createService>;
let calls: readonly { readonly name: string; readonly args: unknown }[];
// What is answered where nothing is empty, by tool.
const full = new Map<string, ReadonlyMap<string, unknown>>();

beforeAll(async () => {
  const ids = Object.values(shipped).map((factory) => factory().id);
  upstreams = await emptiedUpstreams(await startUpstreams({ now }), ids);
  const providers: readonly Provider[] = shippedProviders(upstreams).map((provider) => ({
    ...provider,
    // Each call asks, and no other tool answers for it.
    tools: provider.tools.map(({ cacheTtl: _, staleTtl: __, fallback: ___, ...tool }) => tool),
  }));
  const clock = { ...systemClock, now };
  const upstream = { retries: false, breaker: false } as const;
  service = createService({ providers, keys: keysOf(providers), clock, logger: silentLogger, upstream });
  calls = providers.flatMap(({ tools }) =>
    some(tools, 5).map(({ name, examples }) => ({ name, args: examples?.[0]?.args })),
  );
  for (const { name, args } of calls) {
    const answer = await service.execute({ tool: name, args, principal: HOST });
    if (answer.ok) full.set(name, new Map(leaves(answer.data)));
  }
}, LONG_MS);

afterAll(async () => {
  await service.close();
  await upstreams.close();
});

test.each(WAYS)(
  "where %s, no figure becomes 0 and no time 1970",
  async (_, how) => {
    upstreams.empty(how);
    const made: string[] = [];
    for (const { name, args } of calls) {
      const before = full.get(name);
      const answer = await service.execute({ tool: name, args, principal: HOST });
      if (!answer.ok || before === undefined) continue;
      for (const [path, value] of leaves(answer.data)) {
        const isMade = value === 0 || value === "0" || /^1970-01-01/.test(String(value));
        const was = before.get(path);
        if (!isMade || was === undefined || was === null || String(was) === String(value)) continue;
        if (!TRUE_NOUGHTS.has(`${name} ${path}`)) made.push(`${name} ${path}: ${was} became ${value}`);
      }
    }
    expect(made).toEqual([]);
  },
  LONG_MS,
);

/** The values of a result that are no lists and no objects, by their paths; receipts left out. */
function leaves(value: unknown, path = ""): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((each, at) => leaves(each, `${path}[${at}]`));
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, each]) =>
    name === "_svc" || name === "sources" ? [] : leaves(each, path === "" ? name : `${path}.${name}`),
  );
}
