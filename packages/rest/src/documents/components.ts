// The schemas that routes bring into the OpenAPI document, each under a name of its own.
import type { JsonSchema, Service } from "@svckit/core";
import type { RouteDescription } from "../http/route.js";
import { wireSchemas } from "./wire-schemas.js";

/** The components of all routes by name. */
export function ownComponents(table: readonly RouteDescription[]): Readonly<Record<string, JsonSchema>> {
  return Object.assign({}, ...table.map(({ components = {} }) => components));
}

/** Throws an `Error` that names a component with two schemas, and who describes them. */
export function requireOwnComponents({ brand, catalog }: Service, table: readonly RouteDescription[]): void {
  const known = new Map<string, { readonly by: string; readonly schema?: JsonSchema }>();
  const taken = [...Object.keys(wireSchemas(brand)), "ExecuteRequest", "IdempotencyKey"];
  for (const { name } of catalog.tools) taken.push(`${name}_call`, `${name}_args`);
  for (const name of taken) known.set(name, { by: "the surface" });
  for (const { operationId: by, components = {} } of table) {
    for (const [name, schema] of Object.entries(components)) {
      const other = known.get(name);
      // Routes of one package may bring the same schema.
      if (other && other.schema !== schema)
        throw new Error(`two describe the component ${name}: ${other.by} and ${by}`);
      known.set(name, { by, schema });
    }
  }
}
