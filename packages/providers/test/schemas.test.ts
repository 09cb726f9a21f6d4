// Schemas are made once: a call that is answered anew makes none, which takes Zod some hundred times as long as using one.
import { HOST } from "@svckit/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { isAtLength, some } from "../../testing/test/at-length.js";
import { openCatalog } from "./catalog.js";

let catalog: Awaited<ReturnType<typeof openCatalog>>;

beforeAll(async () => {
  catalog = await openCatalog({}, ({ cacheTtl: _, ...tool }) => tool);
});

afterAll(() => catalog.close());

/** Has Zod tell of each schema that is made meanwhile, by the line of ours that makes it. */
async function madeDuring(work: () => unknown): Promise<readonly string[]> {
  const made: string[] = [];
  // What Zod keeps for its own compiler; its types do not name it.
  const config = z.config() as { postProcessor?: ((schema: unknown) => void) | undefined };
  config.postProcessor = (schema) => {
    if (!(schema instanceof z.ZodType)) return;
    const lines = new Error("made").stack?.split("\n") ?? [];
    made.push(lines.find((line) => /packages\/(?!providers\/test)/.test(line))?.trim() ?? "somewhere");
  };
  try {
    await work();
  } finally {
    config.postProcessor = undefined;
  }
  return made;
}

/** Asks each second tool for its first example; at length, each tool for all of them. */
async function askAll(): Promise<void> {
  const { service } = catalog;
  const here = service.catalog.tools.filter(({ definition }) => definition.unavailable === undefined);
  const examples = some(here, 2).flatMap(({ name, definition }) =>
    (definition.examples ?? [])
      .slice(0, isAtLength ? undefined : 1)
      .map(({ args }) => ({ tool: name, args })),
  );
  for (let at = 0; at < examples.length; at += 20) {
    const calls = examples.slice(at, at + 20).map((call) => service.execute({ ...call, principal: HOST }));
    for (const answer of await Promise.all(calls)) expect(answer).toMatchObject({ ok: true });
  }
}

test("is told of a schema that is made", async () => {
  expect(await madeDuring(() => z.object({ a: z.string() }))).toHaveLength(2);
});

test("the second answer to each example makes none", async () => {
  await askAll();
  expect(new Set(await madeDuring(askAll))).toEqual(new Set());
});
