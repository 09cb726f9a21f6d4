// The resources of the root: tools, providers, categories and errors as documents, and the status of the service.
import {
  type Catalog,
  docUrl,
  ERRORS,
  type ErrorCode,
  type ErrorRow,
  firstSentence,
  onceFor,
  type Service,
  wordsFor,
} from "@svckit/core";
import type { Sight } from "./sight.js";

/** A resource as a client sees it. */
export interface ListedResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: "application/json";
}

/** A resource that was read. */
export interface ReadResource {
  /** JSON. */
  readonly text: string;
  /** How long a client may keep it, in milliseconds. */
  readonly ttlMs: number;
}

/** The resources of an endpoint. */
export interface Resources {
  readonly list: readonly ListedResource[];
  readonly templates: readonly (Omit<ListedResource, "uri"> & { readonly uriTemplate: string })[];
  /**
   * Reads one as a caller sees it; undefined where there is none by that URI. Throws TOOL_NOT_FOUND and TOOL_RETIRED, and
   * what hinders the sight of the caller.
   */
  read(uri: string, sight: Sight): Promise<ReadResource | undefined>;
}

/** The path of the endpoint where the tools of a category are called directly. */
export type CategoryPath = (category: string) => string;

/** How long a client may keep what never changes in a process, in milliseconds. */
export const STATIC_TTL_MS = 300_000;
const STATUS_TTL_MS = 5_000;

/** The resources of a service. */
export function createResources(service: Service, pathOf: CategoryPath): Resources {
  const base = `${service.brand.resourceScheme}//`;
  const documents: Readonly<Record<string, (view: Catalog) => string>> = {
    tools: onceFor((view) => JSON.stringify(tools(view))),
    providers: onceFor((view) => JSON.stringify(providers(view))),
    categories: onceFor((view) => JSON.stringify(categoriesOf(service, view, pathOf))),
    errors: onceFor(() => JSON.stringify(errors(service))),
  };

  async function read(uri: string, sight: Sight): Promise<ReadResource | undefined> {
    if (!uri.startsWith(base)) return undefined;
    const name = uri.slice(base.length);
    if (name === "status") {
      const text = JSON.stringify(await status(service, await sight.view()));
      return { text, ttlMs: STATUS_TTL_MS };
    }
    if (name.startsWith("tools/")) return readTool(sight, name.slice("tools/".length));
    const document = Object.hasOwn(documents, name) ? documents[name] : undefined;
    return document && { text: document(await sight.view()), ttlMs: STATIC_TTL_MS };
  }

  const describe = (name: string, title: string, description: string) =>
    ({ uri: `${base}${name}`, name, title, description, mimeType: "application/json" }) as const;
  return {
    list: [
      describe("categories", "Categories", "The categories of tools, and the endpoint of each."),
      describe("errors", "Errors", "Every error code of a call, whether to try again, and what to do next."),
      describe("providers", "Providers", "The data providers behind the tools."),
      describe("status", "Status", "Whether the service and each provider can be asked now."),
      describe("tools", "Tools", "Every tool by name with a one-line summary."),
    ],
    templates: [
      {
        uriTemplate: `${base}tools/{name}`,
        name: "tool",
        title: "Tool",
        description: "One tool with its schemas, price and examples.",
        mimeType: "application/json",
      },
    ],
    read,
  };
}

function tools(catalog: Catalog): unknown {
  const all = catalog.tools.map(
    ({ name, category, provider, definition, effect, keyless, credits, priceOf }) => ({
      name,
      title: definition.title,
      summary: firstSentence(definition.description),
      category,
      provider: provider.id,
      read_only: effect === "read",
      keyless,
      credits,
      ...(priceOf && { credits_vary: true }),
    }),
  );
  return { tools: all, total_count: all.length };
}

function providers(catalog: Catalog): unknown {
  return {
    providers: catalog.providers.map(({ id, title, homepage, tools: own }) => ({
      id,
      title,
      homepage: homepage ?? null,
      tools: own.map(({ name }) => name).sort(),
    })),
  };
}

function categoriesOf({ transport: { settings } }: Service, catalog: Catalog, pathOf: CategoryPath): unknown {
  return {
    categories: catalog.categories.map((category) => ({
      category,
      endpoint: `${settings.publicUrl}${pathOf(category)}`,
      tools: catalog.tools.filter((tool) => tool.category === category).length,
    })),
  };
}

function errors({ transport: { settings } }: Service): unknown {
  // `as`: the keys of the table are its codes.
  const rows = Object.entries(ERRORS) as [ErrorCode, ErrorRow][];
  const codes = rows.filter(([, { transports }]) => transports.includes("mcp"));
  return {
    errors: codes.map(([code, { type, retryable }]) => ({
      code,
      type,
      retryable,
      meaning: wordsFor(code, "mcp").title,
      next: wordsFor(code, "mcp").next,
      doc_url: docUrl(settings.docsUrl, code),
    })),
  };
}

async function status(service: Service, catalog: Catalog): Promise<unknown> {
  const ready = await service.transport.askStore((store) => store.ready()).catch(() => false);
  return {
    status: ready ? "ok" : "degraded",
    version: service.version,
    time: new Date(service.transport.now()).toISOString(),
    providers: catalog.providers.map(({ id, tools: [first] }) => {
      const { available, reason } = first ? catalog.find(first.name).status : { available: false };
      return { id, available, ...(reason !== undefined && { reason }) };
    }),
  };
}

/** Throws TOOL_NOT_FOUND and TOOL_RETIRED. */
async function readTool(sight: Sight, encoded: string): Promise<ReadResource | undefined> {
  const name = decode(encoded);
  if (name === undefined) return undefined;
  // The tool's `status` may change with every minute.
  return { text: JSON.stringify((await sight.show(name)).entry()), ttlMs: STATUS_TTL_MS };
}

function decode(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
