// The search in the documents of a surface: described with its own refusals, and listed for people.
import { createService } from "@svckit/core";
import { hello } from "@svckit/providers";
import { createRest, toFetch } from "@svckit/rest";
import { createSearch, searchRoutes } from "@svckit/search";
import { expect, test } from "vitest";
import { askingEngine } from "./asking-engine.js";

function surface() {
  const service = createService({ providers: [hello()] });
  const search = createSearch(service, { engine: askingEngine });
  const send = toFetch(createRest(service, { routes: searchRoutes(search) }));
  return (path: string) => send(new Request(`http://localhost${path}`));
}

interface Operation {
  readonly security: unknown;
  readonly responses: Record<string, { readonly content: Record<string, { readonly examples: object }> }>;
}

test("the OpenAPI document has its refusals by status, each by its exact words", async () => {
  // `as`: the part of the document that is read.
  const document = (await (await surface()("/api/openapi.json")).json()) as {
    readonly paths: Record<string, { readonly post: Operation }>;
  };
  const operation = document.paths["/v1/search"]?.post;
  const statuses = ["200", "400", "401", "402", "403", "409", "413", "429", "500", "503"];
  expect(Object.keys(operation?.responses ?? {}).sort()).toEqual(statuses);
  const words = JSON.stringify(operation?.responses["400"]?.content["application/json"]?.examples);
  expect(words).toContain("Please provide either prompt or messages, not both");
  expect(operation?.security).toEqual([{ bearer: [] }, { apiKey: [] }]);
});

test("llms.txt lists it", async () => {
  expect(await (await surface()("/llms.txt")).text()).toContain("/v1/search");
});
