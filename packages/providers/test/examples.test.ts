// Every tool's examples run against the stand-ins of its upstreams, and are answered with data that fits its output schema.
import { HOST } from "@svckit/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { some } from "../../testing/test/at-length.js";
import * as shipped from "../src/index.js";
import { openCatalog } from "./catalog.js";

let catalog: Awaited<ReturnType<typeof openCatalog>>;

beforeAll(async () => {
  catalog = await openCatalog();
});

afterAll(() => catalog.close());

for (const factory of Object.values(shipped)) {
  const { id, tools } = factory();
  describe(id, () => {
    test.each(tools.map(({ name, examples = [] }) => [name, examples] as const))(
      "%s has two examples that differ, or one where it takes no arguments",
      (name, examples) => {
        const { properties = {} } = catalog.service.catalog.find(name).inputSchema;
        const wanted = Object.keys(properties as object).length === 0 ? 1 : 2;
        expect(new Set(examples.map(({ args }) => JSON.stringify(args))).size).toBeGreaterThanOrEqual(wanted);
      },
    );

    // Those that want another plan have examples too, and their provider's own tests run them.
    const here = tools.filter(({ unavailable }) => unavailable === undefined);
    const examples = here.flatMap((tool) =>
      (tool.examples ?? []).map(({ args }) => [tool.name, args] as const),
    );
    // Each is recorded, too, for the contract of its provider.
    test.each(some(examples, 5))("%s answers %j with data", async (tool, args) => {
      const answer = await catalog.service.execute({ tool, args, principal: HOST });
      expect(answer).toMatchObject({
        ok: true,
        meta: { runtime_status: "ok", provider: id, warnings: [] },
      });
    });

    test("asks its upstreams for nothing that they do not know", () => {
      const standIns = Object.values(catalog.upstreams.of(id) ?? {});
      expect(standIns.flatMap(({ slips }) => slips)).toEqual([]);
    });
  });
}
