// Rules of results: described as a whole, and amounts spelt in the one way that loses no digit.
import type { JsonSchema, Tool } from "@svckit/core";
import { describedSide, fieldsOf, holdsFloat, isDescribed, propertiesOf, typesIn } from "./described.js";
import type { ToolFault } from "./finding.js";
import { saysAmount } from "./vocabulary.js";

/** The faults of what a tool says of its result. */
export function resultFaults(tool: Tool): readonly ToolFault[] {
  const output = describedSide(tool, "output");
  if (output === undefined || !saysSomething(output))
    return [
      {
        field: "output",
        wrong: "it says nothing of the result",
        mend: "list the fields of the result, or its items; callers and models read them",
      },
    ];
  const required = Array.isArray(output["required"]) ? output["required"].map(String) : [];
  const missing = required.filter((name) => !Object.hasOwn(propertiesOf(output), name));
  if (missing.length === 0) return [];
  const mend = "describe each of them";
  return [
    { field: "output", wrong: `it requires fields that it does not describe: ${missing.join(", ")}`, mend },
  ];
}

/** Whether a schema tells more of its values than that they are an object, a list or anything. */
function saysSomething(schema: JsonSchema): boolean {
  const { type, properties, additionalProperties, items, prefixItems } = schema;
  if (type === "object") return Object.keys(Object(properties)).length > 0 || Boolean(additionalProperties);
  if (type === "array") return Boolean(prefixItems) || Object.keys(Object(items)).length > 0;
  return Object.keys(schema).some((keyword) => !["$schema", "description", "title"].includes(keyword));
}

/** The amounts of a tool, in arguments and results, that are floats or do not say their unit. */
export function amountFaults(tool: Tool): readonly ToolFault[] {
  return (["input", "output"] as const).flatMap((side) => {
    const schema = describedSide(tool, side);
    // What has no name of its own is named by what holds it, and a result by its tool.
    const whole = { path: "", name: tool.name, schema: schema ?? {} };
    return [whole, ...fieldsOf(whole.schema)].flatMap((field): ToolFault[] => {
      if (!saysAmount(field.name)) return [];
      const at = field.path === "" ? side : `${side}.${field.path}`;
      const types = typesIn(field.schema);
      if (holdsFloat(field.schema))
        return [
          {
            field: at,
            wrong: "its name says money or tokens, and a float loses digits of them",
            mend: 'give decimal("…") of @svckit/core/schemas, or double("…") where it is a float on purpose',
          },
        ];
      const isAmount = types.has("number") || types.has("integer") || types.has("string");
      if (!isAmount || isDescribed(field.schema)) return [];
      return [
        {
          field: at,
          wrong: "nobody can tell in which unit the amount is",
          mend: 'say it in the description, as decimal("Price in US dollars")',
        },
      ];
    });
  });
}
