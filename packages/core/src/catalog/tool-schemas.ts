// Tool schemas: what a tool's schemas say as JSON Schema, with what the service takes and gives beside them. Each is worked out on first use.
import type { Logger } from "../platform/logger.js";
import { once } from "../platform/once.js";
import { toPublished } from "../schema/published-schema.js";
import { hasList, resultSchema } from "../schema/result-schema.js";
import { describeSchema, type JsonSchema } from "../schema/schema.js";
import { IDEMPOTENCY_KEY_PATTERN } from "../store/idempotency.js";
import type { Provider } from "./provider.js";
import type { Tool } from "./tool.js";
import { noDescription, TAKEN_ARGUMENT } from "./tool-rules.js";

/** The JSON Schemas of a tool. */
export interface ToolSchemas {
  /** Of the tool's own arguments. */
  input(): JsonSchema;
  /** The tool's own arguments; undefined where its schema takes any. */
  argumentNames(): ReadonlySet<string> | undefined;
  /** Whether the service takes `cursor` for it. */
  takesCursor(): boolean;
  /** As callers are shown them. */
  shown(): { readonly inputSchema: JsonSchema; readonly outputSchema: JsonSchema };
}

const IDEMPOTENCY_KEY_SCHEMA = {
  type: "string",
  pattern: `^${IDEMPOTENCY_KEY_PATTERN}$`,
  description:
    "The same value when re-sending the same call, so that it is not done again; leave it out otherwise",
};

const CURSOR_SCHEMA = {
  type: "string",
  description:
    "The next_cursor of the page before, with its other arguments unchanged; leave it out to begin",
};

/** The schemas of a tool. A fault in one of them must not hide the other tools: it is logged. */
export function createToolSchemas(
  provider: Provider,
  definition: Tool,
  { receiptField, logger }: { readonly receiptField: string; readonly logger: Logger },
): ToolSchemas {
  const warn = (fault: string, cause?: unknown) =>
    logger.error("a schema of a tool is at fault", {
      tool: definition.name,
      provider: provider.id,
      error: new Error(`tool ${definition.name} of ${provider.id}: ${fault}`, { cause }),
    });
  const described = (side: "input" | "output") =>
    toPublished(definition[`${side}Schema`] ?? describe(definition, side, warn));
  const input = once(() => {
    const schema = closed(described("input"));
    if (Object.hasOwn(Object(schema["properties"]), "idempotency_key")) warn(TAKEN_ARGUMENT);
    return schema;
  });
  const output = once(() => described("output"));
  const argumentNames = once(() => {
    const { additionalProperties, properties = {} } = input();
    return additionalProperties === false ? new Set(Object.keys(properties as object)) : undefined;
  });
  const takesCursor = once(() => definition.effect === "read" && argumentNames()?.has("cursor") === false);
  const isPaged = () => takesCursor() && (definition.pages !== undefined || hasList(output()));

  function result(): JsonSchema {
    const data = resultSchema(output(), receiptField, isPaged());
    if (data) return data;
    warn(
      "a reference in its output schema leads nowhere that callers see; give an outputSchema that is whole",
    );
    return { type: "object" };
  }

  return {
    input,
    argumentNames,
    takesCursor,
    shown: () => ({ inputSchema: withServiceArguments(input(), isPaged()), outputSchema: result() }),
  };
}

/** The JSON Schema of a tool's input or output; one of any value, and a warning, where its library gives none. */
function describe(
  definition: Tool,
  side: "input" | "output",
  warn: (fault: string, cause?: unknown) => void,
): JsonSchema {
  try {
    const described = describeSchema(definition[side], side);
    if (described !== undefined) return described;
    warn(noDescription(side));
  } catch (cause) {
    warn(noDescription(side), cause);
  }
  return side === "input" ? { type: "object" } : {};
}

/** A schema that lists its arguments takes no others, unless it says that it does; a union is left as it is. */
function closed(schema: JsonSchema): JsonSchema {
  return schema["properties"] === undefined ? schema : { additionalProperties: false, ...schema };
}

/** The schema as callers see it: beside a tool's own arguments there is an idempotency key, and for a list a cursor. */
function withServiceArguments(schema: JsonSchema, isPaged: boolean): JsonSchema {
  const properties = schema["properties"] as object | undefined;
  if (properties === undefined) return schema;
  return {
    ...schema,
    properties: {
      ...properties,
      ...(isPaged && { cursor: CURSOR_SCHEMA }),
      idempotency_key: IDEMPOTENCY_KEY_SCHEMA,
    },
  };
}
