// Tables: the routes of a surface for each catalog that its service comes to have.
import type { Catalog, Service } from "@svckit/core";
import { requireOwnComponents } from "../documents/components.js";
import { descriptionsOf } from "../documents/documents.js";
import type { SurfaceRoute } from "../http/mount.js";
import { createRouter } from "../http/router.js";
import { requireSoundTable } from "../http/sound-table.js";
import { routes as builtIn } from "../routes/table.js";

/** Routes and mounts: a list, or what gives those for a catalog. MCP brings one for each category. */
export type BroughtRoutes = readonly SurfaceRoute[] | ((catalog: Catalog) => readonly SurfaceRoute[]);

/** What a surface serves. */
export interface RouteTable {
  readonly routes: readonly SurfaceRoute[];
  /** Those that the surface itself has not. */
  readonly brought: ReadonlySet<SurfaceRoute | undefined>;
  readonly find: ReturnType<typeof createRouter>;
}

/**
 * The table of a catalog. Throws an `Error` that names routes which cannot stand side by side, also before the service takes a
 * catalog with which they cannot.
 */
export function createTables(service: Service, given: BroughtRoutes): (catalog: Catalog) => RouteTable {
  const tables = new WeakMap<Catalog, RouteTable>();

  function tableOf(catalog: Catalog): RouteTable {
    const known = tables.get(catalog);
    if (known) return known;
    const own = typeof given === "function" ? given(catalog) : given;
    const routes = [...builtIn, ...own];
    requireSoundTable(routes);
    requireOwnComponents(service.brand, catalog, routes.flatMap(descriptionsOf));
    const table = { routes, brought: new Set(own), find: createRouter(routes) };
    tables.set(catalog, table);
    return table;
  }

  tableOf(service.catalog);
  service.transport.onReplace((next) => {
    tableOf(next);
    return undefined;
  });
  return tableOf;
}
