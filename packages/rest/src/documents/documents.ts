// The documents of a surface. Each is made once, when it is first asked for.
import { createHash, type Hash } from "node:crypto";
import { once, type Service } from "@svckit/core";
import { isMount, type SurfaceRoute } from "../http/mount.js";
import type { Document, Documents } from "../http/request-context.js";
import type { RouteDescription } from "../http/route.js";
import { shareText } from "../http/shared-text.js";
import { type ApiInfo, toApiInfo } from "./api-info.js";
import { requireOwnComponents } from "./components.js";
import { renderErrorPage } from "./error-page.js";
import { renderLlmsText } from "./llms-text.js";
import { openApiPieces } from "./openapi-text.js";

/**
 * The documents of a service behind a route table; throws an `Error` that names a component with two schemas, or what of
 * `info` cannot be used.
 */
export function createDocuments(service: Service, table: readonly SurfaceRoute[], info: ApiInfo): Documents {
  const described = table.flatMap(descriptionsOf);
  const mounts = table.filter(isMount);
  requireOwnComponents(service, described);
  const said = toApiInfo(service, info);
  return {
    openApi: once(() => documentOfPieces(openApiPieces(service, described, said))),
    errors: documentOf(renderErrorPage),
    llms: documentOf(() => renderLlmsText(service, described, mounts)),
  };
}

function descriptionsOf(route: SurfaceRoute): readonly RouteDescription[] {
  if (isMount(route)) return route.operations ?? [];
  return route.undocumented ? [] : [route];
}

/** A document that is made once, with its ETag. */
function documentOf(make: () => string): () => Document {
  return once(() => {
    const text = make();
    return { content: shareText(text), etag: etagOf(createHash("sha256").update(text)) };
  });
}

/** The same, as its pieces come. */
async function documentOfPieces(pieces: AsyncIterable<string>): Promise<Document> {
  const hash = createHash("sha256");
  const bytes: Buffer[] = [];
  for await (const piece of pieces) {
    const part = Buffer.from(piece);
    hash.update(part);
    bytes.push(part);
  }
  return { content: shareText(Buffer.concat(bytes)), etag: etagOf(hash) };
}

function etagOf(hash: Hash): string {
  return `W/"${hash.digest("base64url").slice(0, 22)}"`;
}
