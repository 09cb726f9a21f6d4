// Clauses of a provider's contract about amounts: no field that is money or tokens is a float.
import assert from "node:assert/strict";
import { isObject, type JsonSchema, type Tool } from "@svckit/core";

// Words of a field's name that say money or tokens.
const MONEY = new Set(
  (
    "price prices amount amounts balance balances volume volumes fee fees cost liquidity tvl supply cap mcap fdv valuation " +
    "reserve reserves allowance revenue collateral debt pnl usd eur btc eth sol wei gwei lamports sats satoshis ath atl"
  ).split(" "),
);
// Words that say that it is something about money: a share of it, how many there are, when it was.
const OTHER = new Set(
  (
    "percent percentage pct bps ratio share rate rank count number index score decimals precision id ids slug symbol name " +
    "at time timestamp date days updated"
  ).split(" "),
);

/** Fails the test where a field of a tool's arguments or result is an amount and a float. */
export function checkAmounts(tool: Tool): void {
  const found = (["input", "output"] as const).flatMap((side) => {
    const schema = describe(tool, side);
    return schema === undefined ? [] : [...floatsIn(schema, { root: schema, name: tool.name, path: side })];
  });
  assert.deepEqual(
    [...new Set(found)],
    [],
    `${tool.name} has amounts that are floats, which lose digits: give them as decimal() or integerString() of @svckit/core/schemas, or say double() where the form is given from elsewhere`,
  );
}

function describe(tool: Tool, side: "input" | "output"): JsonSchema | undefined {
  const given = tool[`${side}Schema`];
  if (given !== undefined) return given;
  try {
    return tool[side]["~standard"].jsonSchema?.[side]({ target: "draft-2020-12" });
  } catch {
    // Another clause says that the schema cannot describe itself.
    return undefined;
  }
}

interface Place {
  readonly root: JsonSchema;
  /** The name that speaks of a value: its own, or that of what holds it. */
  readonly name: string;
  readonly path: string;
  readonly within?: readonly string[];
}

/** The paths of floats whose name says that they are amounts. `format: "double"` says that a float is meant. */
function* floatsIn(schema: unknown, place: Place): Iterable<string> {
  if (!isObject(schema)) return;
  const { type, format, properties, $ref } = schema;
  const isFloat = type === "number" || (Array.isArray(type) && type.includes("number"));
  if (isFloat && format !== "double" && isAmount(place.name)) yield place.path;
  if (typeof $ref === "string" && !place.within?.includes($ref)) {
    const target = $ref
      .replace(/^#\/?/, "")
      .split("/")
      .reduce<unknown>((at, part) => (part === "" ? at : Object(at)[part]), place.root);
    yield* floatsIn(target, { ...place, within: [...(place.within ?? []), $ref] });
  }
  if (isObject(properties)) {
    for (const [name, each] of Object.entries(properties))
      yield* floatsIn(each, { ...place, name, path: `${place.path}.${name}` });
  }
  const unnamed = ["items", "prefixItems", "additionalProperties", "anyOf", "oneOf", "allOf"];
  for (const each of unnamed.flatMap((keyword) => schema[keyword] ?? [])) yield* floatsIn(each, place);
}

function isAmount(name: string): boolean {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.some((word) => MONEY.has(word)) && !words.some((word) => OTHER.has(word));
}
