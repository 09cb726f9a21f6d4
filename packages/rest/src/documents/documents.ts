// What a surface says of itself: its documents, each made when it is first asked for and once.
import { createHash } from "node:crypto";
import type { Service } from "@svckit/core";
import type { Document, Documents } from "../http/request-context.js";
import type { RouteDescription } from "../http/route.js";
import { renderErrorPage } from "./error-page.js";
import { renderLlmsText } from "./llms-text.js";
import { createOpenApi } from "./openapi.js";

/** The documents of a service behind a route table; `mcpPaths` are those of MCP endpoints that the host serves beside it. */
export function createDocuments(
  service: Service,
  table: readonly RouteDescription[],
  mcpPaths: readonly string[],
): Documents {
  return {
    openApi: once(() => JSON.stringify(createOpenApi(service, table))),
    errors: once(renderErrorPage),
    llms: once(() => renderLlmsText(service, table, mcpPaths)),
  };
}

function once(make: () => string): () => Document {
  let made: Document | undefined;
  return () => {
    if (made) return made;
    const text = make();
    made = { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
    return made;
  };
}
