// Names that other catalogs of this kind have: a call of one is told the tool to call, and how its arguments translate.
import { createService, HOST } from "@svckit/core";
import { expect, test } from "vitest";
import * as shipped from "./index.js";

const service = createService({ providers: Object.values(shipped).map((factory) => factory()) });
const retired = service.catalog.providers.flatMap((provider) => provider.retired ?? []);

test.each(retired.map((each) => [each.name, each] as const))(
  "%s names its replacement",
  async (tool, { args }) => {
    const answer = await service.execute({ tool, args: {}, principal: HOST });
    expect(answer).toMatchObject({ ok: false, error: { code: "TOOL_RETIRED" } });
    const { replacement } = retired.find(({ name }) => name === tool) ?? {};
    expect(answer.ok ? "" : answer.error.message).toContain(`Call ${replacement}`);
    const { properties = {} } = service.catalog.find(replacement ?? "").inputSchema;
    for (const name of Object.values(typeof args === "object" ? args : {}))
      expect(properties).toHaveProperty(name);
  },
);
