// Slot: what one argument of a tool takes, read once from its name, its description and its schema.
import { isObject, type JsonSchema } from "@svckit/core";

/** What an argument takes. */
export type SlotKind =
  | "chain"
  | "address"
  | "bitcoinAddress"
  | "solanaAddress"
  | "anyAddress"
  | "hash"
  | "solanaSignature"
  | "bitcoinHash"
  | "moveType"
  | "anything"
  | "coinId"
  | "llamaCoin"
  | "coinSymbol"
  | "pair"
  | "fiat"
  | "exchange"
  | "exchangeId"
  | "protocol"
  | "collection"
  | "holder"
  | "venue"
  | "market"
  | "outcome"
  | "ticker"
  | "ens"
  | "url"
  | "uuid"
  | "time"
  | "day"
  | "days"
  | "period"
  | "step"
  | "count"
  | "block"
  | "unit"
  | "amount"
  | "signature"
  | "hex"
  | "values"
  | "types"
  | "least"
  | "query"
  | "choice"
  | "flag"
  | "text"
  | "other";

/** An argument of a tool. */
export interface Slot {
  readonly name: string;
  readonly kind: SlotKind;
  readonly isRequired: boolean;
  readonly description: string;
  /** How several values are handed over; undefined where there is one. */
  readonly list: "array" | "commas" | undefined;
  readonly most: number;
  readonly least: number;
  /** The values of an enum, or the only one. */
  readonly choices: readonly (string | number | boolean)[];
  readonly initial: unknown;
  readonly isInteger: boolean;
  /** Whether it takes text alone. */
  readonly isText: boolean;
  /** The most characters of a text; 0 where nothing says it. */
  readonly longest: number;
  /** Whether it takes a text of digits alone. */
  readonly isDigits: boolean;
  /** Names of tools that its description says give its values. */
  readonly givers: readonly string[];
  /** The other arguments of its tool. */
  readonly beside: readonly Pick<Slot, "name" | "kind">[];
}

/** The slots of a tool, by its input schema. */
export function slotsOf(schema: JsonSchema): readonly Slot[] {
  const properties = isObject(schema["properties"]) ? schema["properties"] : {};
  const required = new Set(Array.isArray(schema["required"]) ? schema["required"] : []);
  const slots = Object.entries(properties).flatMap(([name, property]) =>
    name === "cursor" || name === "idempotency_key" || !isObject(property)
      ? []
      : [slotOf(name, property, required.has(name))],
  );
  return slots.map((slot) => ({ ...slot, beside: slots.filter((each) => each !== slot) }));
}

function slotOf(name: string, property: JsonSchema, isRequired: boolean): Slot {
  const forms = formsOf(property);
  const array = forms.find(({ type }) => type === "array");
  const description = String(property["description"] ?? "");
  const isCommas = /separated by commas/i.test(description);
  const items = array && isObject(array["items"]) ? formsOf(array["items"]) : undefined;
  const values = items ?? forms;
  // `as`: an enum of JSON Schema has such values.
  const listed = values.flatMap(({ enum: all, const: one }) =>
    Array.isArray(all) ? all : one === undefined ? [] : [one],
  ) as Slot["choices"];
  const choices = listed.length === 0 && name === "category" ? samplesOf(description) : listed;
  return {
    name,
    kind: kindOf(name, describedBy(description, items), values, choices),
    isRequired,
    description,
    list: array ? "array" : isCommas ? "commas" : undefined,
    most: numberOf(array?.["maxItems"]) ?? (array || isCommas ? 20 : 1),
    least: numberOf(array?.["minItems"]) ?? 0,
    choices,
    longest: Math.max(0, ...values.map(({ maxLength }) => numberOf(maxLength) ?? 0)),
    isDigits: values.every(isOfDigits),
    initial: property["default"],
    isText: values.every(({ type }) => type === "string"),
    isInteger: values.some(({ type }) => type === "integer"),
    givers: giversOf(description),
    beside: [],
  };
}

/** What a list and its members are said to be. */
function describedBy(description: string, items: readonly JsonSchema[] | undefined): string {
  const [first] = items ?? [];
  return first?.["description"] === undefined ? description : `${description}; ${first["description"]}`;
}

const ONE = "12345678";

/** Whether a form takes digits, and no other text. */
function isOfDigits({ type, pattern }: JsonSchema): boolean {
  if (type !== "string" || typeof pattern !== "string") return false;
  const expression = new RegExp(pattern);
  return expression.test(ONE) && !expression.test(`x${ONE}`) && !expression.test("x");
}

/** The values that a description names as samples. */
function samplesOf(description: string): readonly string[] {
  return [...description.matchAll(/`([^`]+)`/g)].map(([, sample = ""]) => sample);
}

/** The alternatives of a schema. */
function formsOf(schema: JsonSchema): readonly JsonSchema[] {
  const all = schema["anyOf"] ?? schema["oneOf"];
  return Array.isArray(all) ? all.filter(isObject).flatMap(formsOf) : [schema];
}

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** `search_all finds it`, `get_nfts names it`: the tools that a description says give the values. */
function giversOf(description: string): readonly string[] {
  return [
    ...description.matchAll(/\b([a-z0-9]+(?:_[a-z0-9]+)+)\b(?=[^.;]*\b(?:finds?|names?|lists?|gives?)\b)/g),
  ].map(([, tool = ""]) => tool);
}

const SAMPLES = {
  address: "0xd8da6bf26964af9d7eed9e03e53415d37aa96045",
  hash: `0x${"5c504ed4".repeat(8)}`,
  bitcoinAddress: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
  bitcoinHash: "5c504ed4".repeat(8),
  solanaAddress: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkZwyTDt1v",
  hex: "0xa9059cbb",
  symbol: "BTC",
  slug: "aave-v3",
  moveType: "0x2::sui::SUI",
  pair: "BTC/USDT",
  perpetual: "BTC/USDT:USDT",
  uuid: "5c504ed4-32cb-5113-8bcf-09aa5e8a410d",
  nonsense: "~~ ~",
} as const;

/** What an argument takes: by its form where that is narrow, else by its words. */
function kindOf(
  name: string,
  description: string,
  forms: readonly JsonSchema[],
  choices: Slot["choices"],
): SlotKind {
  if (/^(?:chain|network|chains)$/.test(name) && choices.length === 0) return "chain";
  if (forms.some(({ type }) => type === "boolean")) return "flag";
  if (/^min_/.test(name)) return "least";
  if (name === "days") return "days";
  if (name === "blocks") return "count";
  if (/^(?:timeframe|resolution)$/.test(name)) return "step";
  if (name === "exchange") return "exchange";
  if (name === "venue" || name === "outcome") return name;
  if (/_unit$/.test(name)) return "unit";
  if (/^(?:block|from_block|to_block|slot)$/.test(name)) return "block";
  if (choices.length > 0 && (name === "category" || !forms.some(isOpen))) return "choice";
  return byForm(forms) ?? byWords(name, description, forms);
}

/** Whether a form takes more than fixed values. */
function isOpen({ enum: all, const: one, type }: JsonSchema): boolean {
  return all === undefined && one === undefined && type !== "null";
}

function byForm(forms: readonly JsonSchema[]): SlotKind | undefined {
  const patterns = forms.flatMap(({ pattern }) => (typeof pattern === "string" ? [pattern] : []));
  const [pattern] = patterns;
  if (pattern === undefined || patterns.length > 1) return undefined;
  const takes = (text: string) => {
    try {
      return new RegExp(pattern, "u").test(text);
    } catch {
      return new RegExp(pattern).test(text);
    }
  };
  if (takes(SAMPLES.nonsense)) return undefined;
  // What takes words is not narrow, though hex may be among them.
  if (takes(SAMPLES.slug)) return undefined;
  if (takes(SAMPLES.hex) && !takes(SAMPLES.symbol)) return "hex";
  const fits = (Object.keys(SAMPLES) as (keyof typeof SAMPLES)[]).filter((each) => takes(SAMPLES[each]));
  if (fits.length !== 1) {
    if (fits.includes("pair") && fits.includes("perpetual") && !fits.includes("symbol")) return "pair";
    return undefined;
  }
  const [only] = fits;
  if (only === "perpetual") return "pair";
  return only === "nonsense" || only === "symbol" || only === "slug" ? undefined : only;
}

/** By what the name and the description say; the first that fits. */
const WORDS: readonly (readonly [kind: SlotKind, pattern: RegExp])[] = [
  ["count", /^limit: |^\w+: How many (?!days|of the)/],
  ["day", /^date: |: The day in UTC/],
  ["time", /ISO 8601|unix seconds/],
  ["fiat", /^vs_currenc/],
  ["anything", /contract address|^(?:query): .*address|: The address: of (?:EVM|an EVM)/i],
  ["holder", /CoinGecko id of the company/],
  ["collection", /CoinGecko id of the collection/],
  ["exchangeId", /CoinGecko ids? of the exchange/],
  ["coinId", /CoinGecko ids?\b(?! of a category)|by CoinGecko id/],
  ["llamaCoin", /`coingecko:<id>`/],
  ["protocol", /DefiLlama slug of the protocol|^project: /],
  ["step", /^period: Step\b/],
  ["period", /^period: /],
  ["bitcoinHash", /64 hex digits.*txid|\(txid\)/],
  ["solanaSignature", /base58 of 64 bytes/i],
  ["query", /^query: .*, or mints/],
  ["solanaAddress", /base58 of 32 bytes|^ids: Mints/i],
  ["bitcoinAddress", /address of Bitcoin, in base58/],
  ["block", /^(?:block|slot|from_block|to_block): /],
  ["market", /^(?:market|event): .*\bslug\b/],
  ["hash", /^(?:hash|market): .*0x and 64 hex digits/],
  ["signature", /^(?:function|event): .*\btypes\b|^event: .*indexed/],
  ["market", /^(?:market|event): /],
  ["ticker", /^series: |its ticker/],
  ["url", /^url: |URL or domain/],
  ["ens", /\bENS\b|such as `?vitalik\.eth/],
  ["types", /^types: Types in a row/],
  ["values", /^args: /],
  ["other", /^types: /],
  ["hex", /0x hex|0x and hex|in hex|^(?:data|salt|init_code|transaction): |^selector: /],
  ["amount", /^(?:amount|amount_raw|value_wei): /],
  ["coinSymbol", /^(?:symbols?|base|quote|coin|coins|index_id): /],
  ["anyAddress", /\baddress(?:es)?\b|^(?:addresses|contract_addresses|address|token): /i],
  ["query", /^(?:query|intent|text|q|keyword|search): /],
  ["text", /^(?:message|text|name): /],
];

function byWords(name: string, description: string, forms: readonly JsonSchema[]): SlotKind {
  const text = `${name}: ${description}`;
  if (
    name === "address" &&
    forms.every(({ pattern }) => pattern === undefined) &&
    /The text/.test(description)
  )
    return "anything";
  const found = WORDS.find(([, pattern]) => pattern.test(text));
  if (found) return found[0];
  return forms.some(({ type }) => type === "string") && name === "query" ? "query" : "other";
}
