// What a surface says of itself: its documents, each made when it is first asked for and once.
import { createHash } from "node:crypto";
import type { Service } from "@svckit/core";
import { isMount, type SurfaceRoute } from "../http/mount.js";
import type { Document, Documents } from "../http/request-context.js";
import type { RouteDescription } from "../http/route.js";
import { requireOwnComponents } from "./components.js";
import { renderErrorPage } from "./error-page.js";
import { renderLlmsText } from "./llms-text.js";
import { createOpenApi } from "./openapi.js";

/** The documents of a service behind a route table; throws an `Error` that names a component which two describe. */
export function createDocuments(service: Service, table: readonly SurfaceRoute[]): Documents {
  const described = table.flatMap(descriptionsOf);
  const mounts = table.filter(isMount);
  requireOwnComponents(service, described);
  return {
    openApi: once(() => JSON.stringify(createOpenApi(service, described))),
    errors: once(renderErrorPage),
    llms: once(() => renderLlmsText(service, described, mounts)),
  };
}

function descriptionsOf(route: SurfaceRoute): readonly RouteDescription[] {
  if (isMount(route)) return route.operations ?? [];
  return route.undocumented ? [] : [route];
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
