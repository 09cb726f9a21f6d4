// The schemas that routes bring into the OpenAPI document, each under a name of its own.
import type { Brand, Catalog, JsonSchema } from "@svckit/core";
import type { RouteDescription } from "../http/route.js";
import { wireSchemas } from "./wire-schemas.js";

// The dialect of the whole document. Schemas that name it are taken for something else by tools that know older ones.
const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** The components of all routes by name. */
export function ownComponents(table: readonly RouteDescription[]): Readonly<Record<string, JsonSchema>> {
  const all = table.flatMap(({ components = {} }) => Object.entries(components));
  return Object.fromEntries(all.map(([name, schema]) => [name, withoutDialect(schema)]));
}

/** A schema as a part of the document, which names the dialect for all of them. */
export function withoutDialect(schema: JsonSchema): JsonSchema {
  const { $schema, ...rest } = schema;
  return $schema === DIALECT ? rest : schema;
}

// As OpenAPI has it.
const NAME_FORM = /^[A-Za-z0-9._-]+$/;

const REFERENCE = "#/components/schemas/";

/** Throws an `Error` that names a component with two schemas and who describes them, or one that is referred to and not there. */
export function requireOwnComponents(
  brand: Brand,
  catalog: Catalog,
  table: readonly RouteDescription[],
): void {
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
      if (!NAME_FORM.test(name))
        throw new Error(
          `${by}: ${JSON.stringify(name)} is no name of a component: it has letters, digits and . _ -`,
        );
      known.set(name, { by, schema });
    }
  }
  for (const { operationId, answer, body, parameters = [], components = {} } of table) {
    const missing = referencesIn([answer.schema, body?.schema, parameters, components]).find(
      (name) => !known.has(name),
    );
    if (missing !== undefined)
      throw new Error(
        `${operationId} refers to the component ${missing}, which no route brings in \`components\``,
      );
  }
}

/** The names of the components that schemas refer to, at any depth. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([member, inner]) =>
    member === "$ref" && typeof inner === "string" && inner.startsWith(REFERENCE)
      ? [inner.slice(REFERENCE.length).split("/")[0] ?? ""]
      : referencesIn(inner),
  );
}
