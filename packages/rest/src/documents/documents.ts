// The documents of a surface. Each is made once for a catalog, when it is first asked for.
import { createHash, type Hash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
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
  return { content: shareText(await joined(bytes)), etag: etagOf(hash) };
}

// A copy of so many bytes takes a millisecond or two, with the memory that it takes up.
const A_TURN = 1024 * 1024;

/** The bytes one behind the other, copied in several turns of the event loop where they are many. */
async function joined(parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const whole = Buffer.allocUnsafe(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  let rest = A_TURN;
  for (const part of parts) {
    if (rest <= 0) {
      await nextTurn();
      rest = A_TURN;
    }
    whole.set(part, at);
    at += part.byteLength;
    rest -= part.byteLength;
  }
  await nextTurn();
  return whole;
}

function etagOf(hash: Hash): string {
  return `W/"${hash.digest("base64url").slice(0, 22)}"`;
}
