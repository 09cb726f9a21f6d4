// Catalog source: the tools of the service that a command asks, elsewhere or in this process.
import {
  type Catalog,
  type CatalogEntry,
  type CatalogQuery,
  createService,
  isObject,
  ServiceError,
} from "@svckit/core";
import type { Place } from "../place/place.js";
import { getRemote } from "../place/remote.js";
import { readListedOptions } from "../settings/environment.js";
import type { Environment } from "../settings/variables.js";

/** Reads a catalog. Both throw what the service refuses with. */
export interface CatalogSource {
  /** Every tool of a query, all pages of it. */
  list(query: Wanted, asked: Asked): Promise<readonly CatalogEntry[]>;
  /** The names of all tools, each with its title. */
  names(asked: Asked): Promise<readonly Named[]>;
  /** The tool of that name. */
  find(name: string, asked: Asked): Promise<CatalogEntry>;
}

/** A tool by its name. */
export interface Named {
  readonly name: string;
  readonly title: string;
}

/** Which tools are wanted. */
export type Wanted = Pick<CatalogQuery, "category" | "provider" | "search" | "limit">;

/** What ends a question, and how often it is asked again. */
export interface Asked {
  readonly signal: AbortSignal;
  readonly endsAt?: number;
}

const RETRIES = 2;

/** The catalog of a place. */
export function catalogSource({ url, apiKey }: Place, env: Environment): CatalogSource {
  if (url === undefined) return catalogHere(env);
  const get = (path: string, asked: Asked) => getRemote(url, path, { apiKey, retries: RETRIES, ...asked });
  const list: CatalogSource["list"] = ({ limit, ...wanted }, asked) =>
    allPages(async (cursor) => {
      const query = new URLSearchParams({ limit: String(limit ?? 250), ...wanted, ...cursor });
      const { data, meta } = await get(`/api/v1/tools?${query}`, asked);
      if (!Array.isArray(data["tools"])) throw strange("tools");
      // `as`: the form in which the route answers.
      return { tools: data["tools"] as CatalogEntry[], next: limit ? undefined : meta["next_cursor"] };
    });
  return {
    list,
    names: async (asked) => (await list({}, asked)).map(({ name, title }) => ({ name, title })),
    async find(name, asked) {
      const { data } = await get(`/api/v1/tools/${encodeURIComponent(name)}`, asked);
      if (typeof data["name"] !== "string" || !isObject(data["inputSchema"])) throw strange("a tool");
      // `as`: the form in which the route answers.
      return data as unknown as CatalogEntry;
    },
  };
}

/** The tools that `svc serve` would have with the same settings. */
function catalogHere(env: Environment): CatalogSource {
  const read = async <T>(work: (catalog: Catalog) => T | Promise<T>): Promise<T> => {
    const service = createService(await readListedOptions(env));
    try {
      return await work(service.catalog);
    } finally {
      await service.close();
    }
  };
  return {
    list: ({ limit, ...wanted }) =>
      read(async (catalog) => {
        if (wanted.search !== undefined) await catalog.readTexts();
        return allPages(async (cursor) => {
          const { tools, nextCursor } = catalog.list({ ...wanted, ...(limit && { limit }), ...cursor });
          return { tools, next: limit ? undefined : nextCursor };
        });
      }),
    // What callers are shown of a tool takes milliseconds to work out, and nobody asks for it here.
    names: () =>
      read((catalog) => catalog.tools.map(({ name, definition }) => ({ name, title: definition.title }))),
    find: (name) => read((catalog) => catalog.find(name).entry()),
  };
}

async function allPages(
  read: (from: { readonly cursor?: string }) => Promise<{ tools: readonly CatalogEntry[]; next: unknown }>,
): Promise<readonly CatalogEntry[]> {
  const all: CatalogEntry[] = [];
  for (let cursor: string | undefined; ; ) {
    const { tools, next } = await read(cursor === undefined ? {} : { cursor });
    all.push(...tools);
    if (typeof next !== "string" || tools.length === 0) return all;
    cursor = next;
  }
}

function strange(what: string): ServiceError {
  return new ServiceError("API_ERROR", { message: `The service answered without ${what}.` });
}
