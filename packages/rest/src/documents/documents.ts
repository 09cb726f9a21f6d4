// The documents of a surface. Each is made once for a catalog, when it is first asked for.
import { createHash, type Hash } from "node:crypto";
import { type Catalog, once, type Service } from "@svckit/core";
import { isMount, type SurfaceRoute } from "../http/mount.js";
import type { Document, Documents } from "../http/request-context.js";
import type { RouteDescription } from "../http/route.js";
import { shareText } from "../http/shared-text.js";
import { type ApiInfo, toApiInfo } from "./api-info.js";
import { renderErrorPage } from "./error-page.js";
import { renderLlmsText } from "./llms-text.js";
import { openApiPieces } from "./openapi-text.js";

/**
 * The documents of a service, whose routes `routesOf` gives for a catalog. Anybody may read them: they tell of what a caller
 * sees of whom nothing is known. Throws an `Error` that names what of `info` cannot be used.
 */
export function createDocuments(
  service: Service,
  routesOf: (catalog: Catalog) => readonly SurfaceRoute[],
  info: ApiInfo,
): Documents {
  const said = toApiInfo(service, info);
  const made = new WeakMap<Catalog, CatalogDocuments>();

  async function ofOpenView(): Promise<CatalogDocuments> {
    const catalog = await service.transport.openView();
    const known = made.get(catalog);
    if (known) return known;
    const routes = routesOf(catalog);
    const described = routes.flatMap(descriptionsOf);
    const seen = { ...service, catalog };
    const documents = {
      openApi: once(() => documentOfPieces(openApiPieces(seen, described, said))),
      llms: documentOf(() => renderLlmsText(seen, described, routes.filter(isMount))),
    };
    made.set(catalog, documents);
    return documents;
  }

  return {
    openApi: async () => (await ofOpenView()).openApi(),
    errors: documentOf(renderErrorPage),
    llms: async () => (await ofOpenView()).llms(),
  };
}

/** The documents that tell of a catalog. */
interface CatalogDocuments {
  readonly openApi: () => Promise<Document>;
  readonly llms: () => Document;
}

/** What the documents say of a route. */
export function descriptionsOf(route: SurfaceRoute): readonly RouteDescription[] {
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
