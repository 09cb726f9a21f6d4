// The composites keep the plugin contract, on recordings of what they ask of the stand-ins.

import { createService, HOST, type Provider, silentLogger } from "@svckit/core";
import { composite } from "@svckit/providers";
import { type ProviderRecordings, testProvider } from "@svckit/testing";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { describe, it } from "vitest";
import { briefly } from "../../../testing/test/at-length.js";
import { shippedProviders } from "../../test/catalog.js";

type Recording = NonNullable<ProviderRecordings["calls"][number]["recordings"]>[number];

const upstreams = await startUpstreams();
const provider = composite();
const used = new Set(provider.tools.flatMap(({ uses = [] }) => uses));
const beside = shippedProviders(upstreams)
  .filter(({ id }) => id !== provider.id)
  // Keys and retired names speak of tools that are left out here.
  .map(
    ({ auth: _, retired: __, ...each }): Provider => ({
      ...each,
      tools: each.tools.filter(({ name }) => used.has(name)),
    }),
  )
  .filter(({ tools }) => tools.length > 0);
const now = Date.UTC(2026, 7, 11);

/** What the first example of a tool asks, and what it is answered. */
async function record(tool: string, args: Readonly<Record<string, unknown>>) {
  const recordings: Recording[] = [];
  const service = createService({
    providers: [provider, ...beside],
    logger: silentLogger,
    clock: { now: () => now, after: () => () => {} },
    async fetch(request) {
      const sent = await request.clone().text();
      const response = await fetch(request);
      const text = await response.clone().text();
      recordings.push({
        ...(request.method !== "GET" && { method: "POST" as const, json: JSON.parse(sent) as unknown }),
        path: request.url,
        status: response.status,
        body: text === "" ? undefined : (JSON.parse(text) as unknown),
      });
      return response;
    },
  });
  const answer = await service.execute({ tool, args, principal: HOST });
  await service.close();
  if (!answer.ok) throw new Error(`${tool}: ${answer.error.message}`);
  // The first that fits answers: the page behind a cursor goes before the page that is asked for without one.
  return { tool, args, recordings: recordings.toSorted((a, b) => b.path.length - a.path.length) };
}

const calls: Awaited<ReturnType<typeof record>>[] = [];
for (const { name, examples } of provider.tools) calls.push(await record(name, examples?.[0]?.args ?? {}));
await upstreams.close();

testProvider(briefly({ describe, it }), provider, { beside, calls, now });
