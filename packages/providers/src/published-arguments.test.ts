// What the shipped tools publish of their arguments is what they accept.
import { createService, HOST } from "@svckit/core";
import { expect, test } from "vitest";
import { z } from "zod";
import * as shipped from "./index.js";

// Nothing is asked of an upstream: what is not refused fails here.
const fetch = async () => Response.error();
const service = createService({ providers: Object.values(shipped).map((factory) => factory()), fetch });
const property = z.looseObject({
  minLength: z.number().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
});

const texts = service.catalog.tools.flatMap((tool) =>
  Object.entries(Object(tool.inputSchema["properties"]) as Record<string, { type?: unknown }>)
    .filter(([, { type }]) => type === "string")
    .map(([name, schema]) => ({ tool, name, schema: property.parse(schema) })),
);

test.each(texts.map(({ tool, name, schema }) => [tool.name, name, tool, schema] as const))(
  "%s publishes whether its argument %s may be empty",
  async (_, name, tool, { minLength = 0, pattern, enum: values }) => {
    const [example] = tool.definition.examples ?? [];
    const args = { ...example?.args, [name]: "" };
    const answer = await service.execute({ tool: tool.name, args, principal: HOST });
    const isRefused = !answer.ok && answer.error.code === "VALIDATION_ERROR" && answer.error.param === name;
    const isPublishedAsRefused =
      minLength > 0 ||
      (pattern !== undefined && !new RegExp(pattern, "u").test("")) ||
      (values !== undefined && !values.includes(""));
    expect(isPublishedAsRefused).toBe(isRefused);
  },
);
