// Vocabulary: the words that the arguments of all tools share, and the names that say the same in other words.

const SAME: Readonly<Record<string, readonly string[]>> = {
  chain: ["chain_id", "chain_name", "chain_slug", "network", "network_id", "blockchain"],
  address: ["addr", "wallet", "wallet_address", "account_address", "owner_address", "user_address"],
  token: ["token_address", "contract_address", "token_contract", "mint", "mint_address", "coin_address"],
  limit: ["per_page", "page_size", "page_limit", "max_results", "max_items", "results_per_page"],
  cursor: ["page_token", "next_page_token", "next_token", "next_cursor", "page_cursor", "continuation_token"],
  from: ["since", "start_time", "start_date", "start_timestamp", "from_time", "from_date", "from_timestamp"],
  to: ["until", "end_time", "end_date", "end_timestamp", "to_time", "to_date", "to_timestamp"],
};

const WORD_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(SAME).flatMap(([word, names]) => names.map((name) => [name, word] as const)),
);

/** The name by which the catalog's tools call an argument: its word of the vocabulary, or the name in `snake_case`. */
export function vocabularyName(name: string): string {
  const snake = toSnakeCase(name);
  return WORD_OF.get(snake) ?? snake;
}

/** A name in `snake_case`: `chainId` is `chain_id`, and `user[id]` is `user_id`. */
export function toSnakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
}

const MONEY =
  /(^|_)(price|prices|amount|amounts|balances?|fee|fees|cost|volumes?|market_caps?|supply|allowance|revenue|tvl|liquidity|reserves?|notional|wei|gwei|lamports|sats|satoshis)(_|$)|_(usd|eur)$/;
const NO_AMOUNT = /(^|_)(percent|percentage|pct|ratio|rank|count|bps|decimals|id|ids|change_percentage)(_|$)/;

/** Whether a field's name says that it holds money or tokens. */
export function saysAmount(name: string): boolean {
  const snake = toSnakeCase(name);
  return MONEY.test(snake) && !NO_AMOUNT.test(snake);
}

const READS: ReadonlySet<string> = new Set("get list find search show fetch read lookup".split(" "));
const WRITES: ReadonlySet<string> = new Set(
  "create add update set put replace patch post send submit write edit rename move transfer mint swap enable disable approve merge upload".split(
    " ",
  ),
);
const DESTROYS: ReadonlySet<string> = new Set("delete remove destroy purge revoke burn cancel".split(" "));

/** What the first word of a tool's name says that it does; undefined where it says nothing of it. */
export function effectOfVerb(name: string): "read" | "write" | "destroy" | undefined {
  const verb = name.split("_", 1)[0] ?? "";
  if (READS.has(verb)) return "read";
  if (WRITES.has(verb)) return "write";
  return DESTROYS.has(verb) ? "destroy" : undefined;
}
