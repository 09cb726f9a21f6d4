// The text of the OpenAPI document, put together from those of its parts: written at once it would hold up everybody else.
import { setImmediate as nextTurn } from "node:timers/promises";
import { type CatalogTool, jsonMember, type Service } from "@svckit/core";
import type { RouteDescription } from "../http/route.js";
import type { ApiInfo } from "./api-info.js";
import { createOpenApi } from "./openapi.js";
import { executeRequestPieces, toolComponents } from "./openapi-tools.js";

// Where the schemas of components stand, no member follows them.
const END = "}}}";

/** The pieces of the text, a tool a turn of the event loop. */
export async function* openApiPieces(
  service: Service,
  table: readonly RouteDescription[],
  info: Required<ApiInfo>,
): AsyncGenerator<string> {
  const { catalog } = service;
  await catalog.describe(catalog.tools);
  await catalog.readTexts();
  const document = createOpenApi(service, table, info);
  await nextTurn();
  yield JSON.stringify(document).slice(0, -END.length);
  const written = new Set<string>();
  for (const tool of catalog.tools) {
    await nextTurn();
    yield componentsOf(tool, written);
  }
  yield `,${JSON.stringify("ExecuteRequest")}:`;
  for (const piece of executeRequestPieces(catalog.tools)) {
    await nextTurn();
    yield piece;
  }
  yield END;
}

/** The members of a tool that were not written yet. */
function componentsOf(tool: CatalogTool, written: Set<string>): string {
  let text = "";
  for (const [name, schema] of Object.entries(toolComponents(tool))) {
    if (written.has(name)) continue;
    written.add(name);
    text += `,${jsonMember(name, JSON.stringify(schema))}`;
  }
  return text;
}
