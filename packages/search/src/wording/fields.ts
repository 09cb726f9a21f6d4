// Fields: what a result holds that is worth a word, the most telling first.
import { isObject, type JsonSchema } from "@svckit/core";
import { type Asked, stem } from "./asked.js";
import { labelOf, unitOf, wordValue } from "./figure.js";

/** A field of a result in words. */
export interface Field {
  readonly label: string;
  readonly words: string;
  readonly weight: number;
  /** Whether the question names it. */
  readonly isAsked: boolean;
}

// Fields that repeat what was asked, or are for programs.
const SKIPPED =
  /^(?:_.*|sources|missing|next_cursor|cursor|url|.*_url|urls|image|logo|icon|links?|thumb|.*_raw|raw|decimals|chain_id|node|resolver|abi|source|bytecode|code|input|data|logs_bloom|proof|extra.*|coingecko_id|next_tool|price_from|tool|form|query|alternatives|matched_by|warnings|receipt_id|description|homepage|.*_hash|parent.*|etag|confidence.*|conf|expo)$/;
// Of these what a question may name.
const ASKABLE = /^(?:decimals|description|homepage)$/;
const NAMES = [
  "name",
  "title",
  "question",
  "label",
  "symbol",
  "pair",
  "market",
  "protocol",
  "exchange",
  "chain",
  "coin",
  "token",
  "id",
  "date",
  "time",
  "hash",
  "address",
];
const HEADLINES =
  /^(?:price|price_usd|value|total|total_.*|balance|amount|value_usd|tvl|tvl_usd|apy|gas_price|gas_price_gwei|funding_rate|rate|last|close|status|verdict|result|risk|is_.*|floor_price|volume.*|market_cap.*|name|height|number|score|classification|count|fee.*|mid|bid|ask|open_interest.*|supply.*|holders.*|net_worth.*|probability|outcomes?)$/;
const NO_FIGURE = /(?:^|_)(?:id|number|block|height|slot|nonce|year|date|timestamp|epoch|token_id|chain)$/;

/** The one currency that a figure of money is in where its field does not say it. */
function quoteOf(name: string, { currencies }: Asked): string | undefined {
  const [only, other] = currencies;
  const isMoney =
    /price|market_cap$|volume$|valuation$|^(?:high|low|ath|atl)(?:_24h)?$/.test(name) &&
    !/percent|rank|change/.test(name);
  return only !== undefined && other === undefined && isMoney ? only.toUpperCase() : undefined;
}

/** The fields of an object, those of objects in it behind a word for them. */
export function fieldsOf(
  data: Readonly<Record<string, unknown>>,
  schema: unknown,
  asked: Asked,
  prefix = "",
  depth = 0,
  isShare = false,
): readonly Field[] {
  const fields: Field[] = [];
  let place = 0;
  for (const [name, value] of Object.entries(data)) {
    place += 1;
    const isSkipped = SKIPPED.test(name) && !(ASKABLE.test(name) && asked.words.has(stem(labelOf(name))));
    if (isSkipped || value === null || value === undefined) continue;
    const property = propertyOf(schema, name);
    if (isObject(value) && depth < 2) {
      const words = `${prefix}${labelOf(name)} `;
      fields.push(...fieldsOf(value, property, asked, words, depth + 1, isShare || /percent/.test(name)));
      continue;
    }
    const description = descriptionOf(property);
    if (Array.isArray(value) || asked.given.has(String(value).toLowerCase())) continue;
    const isCode = typeof value === "number" && asked.currencies.has(name);
    const unit = isCode
      ? name.toUpperCase()
      : isShare || /percent/.test(`${prefix}${name}`)
        ? "%"
        : (unitOf(name, description) ?? quoteOf(name, asked));
    const words = wordValue(value, unit, NO_FIGURE.test(name));
    if (words === undefined) continue;
    const label = `${prefix}${isCode ? "" : labelOf(name)}`.trim();
    const named = namedIn(name, `${prefix}${name}`, asked);
    fields.push({
      label,
      words,
      weight: weightOf(name, named, description, asked) - place * 0.02 - depth * 0.8,
      isAsked: named > 0,
    });
  }
  return fields;
}

/** What an item of a list is called. */
export function nameOf(
  row: Readonly<Record<string, unknown>>,
): { readonly field: string; readonly words: string } | undefined {
  const { token } = row;
  const inner = isObject(token) ? nameOf(token) : undefined;
  if (inner) return { field: "token", words: inner.words };
  for (const field of NAMES) {
    const words = isObject(row[field]) ? undefined : wordValue(row[field], undefined, true);
    if (words === undefined) continue;
    const symbol = field === "name" ? wordValue(row["symbol"], undefined, true) : undefined;
    return {
      field,
      words:
        symbol !== undefined && symbol.toLowerCase() !== words.toLowerCase() ? `${words} (${symbol})` : words,
    };
  }
  return undefined;
}

function weightOf(name: string, named: number, description: string, { words }: Asked): number {
  const base = HEADLINES.test(name) ? 2 : /address|_id$|^id$|_at$|rank|updated|complete/.test(name) ? 0.4 : 1;
  let weight = base + named;
  for (const word of description
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.slice(0, 12) ?? [])
    if (words.has(stem(word))) weight += 0.3;
  return weight;
}

/** How well the question names a field: by a phrase that is the field's name, by one in it, or by single words. */
function namedIn(name: string, path: string, { words, phrases }: Asked): number {
  const own = labelOf(name).replaceAll(" ", "_");
  let weight = phrases.includes(own) ? 5 : phrases.some((each) => `_${name}_`.includes(`_${each}_`)) ? 2 : 0;
  const parts = path.split(/[_ ]/);
  const said = parts.filter((word) => words.has(stem(word))).length;
  weight += said * 2;
  // Of two that are named alike the one with less beside is meant: "floor price", not its change.
  return weight === 0 ? 0 : weight - 0.2 * (parts.length - said);
}

/** The schema of a member; of a member of a map where it has no own. */
export function propertyOf(schema: unknown, name: string): JsonSchema | undefined {
  if (!isObject(schema)) return undefined;
  const form = alternativeOf(schema);
  const properties = form["properties"];
  const own = isObject(properties) ? properties[name] : undefined;
  const other = form["additionalProperties"];
  return isObject(own) ? own : isObject(other) ? other : undefined;
}

/** The schema of the items of a list. */
export function itemsOf(schema: JsonSchema | undefined): JsonSchema | undefined {
  const items = schema && alternativeOf(schema)["items"];
  return isObject(items) ? items : undefined;
}

function alternativeOf(schema: JsonSchema): JsonSchema {
  const all = schema["anyOf"];
  const found = Array.isArray(all)
    ? all.find((each) => isObject(each) && each["type"] !== "null")
    : undefined;
  return isObject(found) ? found : schema;
}

function descriptionOf(schema: JsonSchema | undefined): string {
  return typeof schema?.["description"] === "string" ? schema["description"] : "";
}
