// Rare words: what is seldom called so, in the words that most people use for it.
import { names } from "../entities/name-table.js";
import { isCoin, reworded, type Wording } from "./reworded.js";

const NUMBERS: Readonly<Record<string, string>> = {
  ...{ one: "1", two: "2", three: "3", four: "4", five: "5", six: "6", seven: "7", eight: "8" },
  ...{ nine: "9", ten: "10", "half a": "0.5", "half an": "0.5", half: "0.5" },
};
const UNIT = "(?:eth|ether|gwei|wei|btc|bitcoins?|sol|lamports?|sats?|satoshis?)";
const STABLE = "(usdc|usdt|dai|tether)";
const ACCOUNT = "0x[0-9a-f]{40}\\b|[a-z0-9-]{1,60}(?:\\.[a-z0-9-]{1,60})?\\.eth\\b";
const MORE = "(?:over|above|exceeding|larger than|bigger than|greater than|more than|at least)";

// Protocols whose coin is called otherwise, or shares its name with another.
const COINS: Readonly<Record<string, string>> = {
  ...{ curve: "CRV", lido: "LDO", balancer: "BAL", "rocket pool": "RPL", "curve finance": "CRV" },
  ...{ etherfi: "ETHFI", "ether.fi": "ETHFI", stargate: "STG", "lido finance": "LDO" },
};
const COINED = `(${Object.keys(COINS)
  .map((name) => name.replace(".", "\\."))
  .join("|")})`;

const RARE: readonly Wording[] = [
  // "One eth in wei", "half an eth in gwei", ".5 eth in gwei".
  [
    new RegExp(
      `(?<=^\\W{0,8}(?:(?:convert|what(?:['’]?s| is)|how (?:much|many) (?:is|are)) )?)(half an?|half|one|two|three|four|five|six|seven|eight|nine|ten)(?= ${UNIT} (?:in|to|into|as) ${UNIT}\\b)`,
      "gi",
    ),
    ([, said = ""]) => NUMBERS[said.toLowerCase()],
  ],
  [new RegExp(`(?<![\\w.,])\\.(\\d{1,18})(?=\\s?${UNIT}\\b)`, "gi"), ([, digits]) => `0.${digits}`],
  // "1 eth to usdc": the prices of both tell it.
  [
    new RegExp(`^\\W*(?:convert )?(?:1|one) ([a-z]{2,8}) (?:to|in|into) ${STABLE}\\W*$`, "gi"),
    ([, coin = "", stable]) => (isCoin(coin) ? `price of ${coin} in ${stable}` : undefined),
  ],
  [
    new RegExp(
      `\\b(prices?|market cap|mcap|ath) (?:of|for) ${COINED}(?=(?: (?:now|today|right now))?\\W*$)`,
      "gi",
    ),
    ([, what, name = ""]) => `${what} of ${coinOf(name)}`,
  ],
  [
    new RegExp(`(?<=^\\W{0,8})${COINED} (price|market cap|mcap)(?=(?: (?:now|today|right now))?\\W*$)`, "gi"),
    ([, name = "", what]) => `${what} of ${coinOf(name)}`,
  ],
  [
    /(?<=^\W{0,8}(?:what(?:['’]?s| is) )?)(?:the )?(?:atl|all[- ]time low)(?: price)? (?:of|for) ([a-z]{2,20})(?=\W*$)/gi,
    ([, coin = ""]) => (isCoin(coin) ? `ath and atl of ${coin}` : undefined),
  ],
  [
    /(?<=^\W{0,8}(?:and |what(?:['’]?s| is) )?)(its |[a-z]{2,20}(?:['’]s)? )(?:atl|all[- ]time low)(?: price)?(?=\W*$)/gi,
    ([, whose = ""]) =>
      whose === "its " || isCoin(whose.replace(/(?:['’]s)? $/, "")) ? `${whose}ath and atl` : undefined,
  ],
  [/\bwho (?:created|made) (?=(?:the )?(?:contract )?0x[0-9a-f]{40}\b)/gi, () => "who deployed "],
  [
    /(?<=^\W{0,8}(?:what(?:['’]?s| is) )?)(?:the )?(?:(?:24[- ]?h(?:ours?|rs?)?|daily) (?:trading )?|trading )volume (?:of|for) ([a-z]{2,20})(?=\W*$)/gi,
    ([, coin = ""]) => volumeOf(coin),
  ],
  // "Head block of base", "tip of the chain on base".
  [/\b(?:the )?(?:chain )?(?:head|tip) block(?= (?:of|on|number)\b)/gi, () => "latest block"],
  [
    /\b(?:the )?(?:latest|newest|current|last) (?:block (?:of|on) solana|solana block)\b/gi,
    () => "solana block height",
  ],
  [/\b(?:fastest|quickest) (bitcoin|btc) (?:tx |transaction )?fees?\b/gi, ([, coin]) => `${coin} fee`],
  [/\b(?:biggest|largest|richest) (polymarket traders?)\b/gi, ([, trader]) => `top ${trader}`],
  [/\balt ?season\b/gi, () => "altcoin season"],
  [
    /\bcheapest ([a-z]{3,24}(?: [a-z]{3,12}){0,2})(?=\W*$)/gi,
    ([, said = ""]) => [said, `${said}s`].filter(isCollection).map((name) => `floor price of ${name}`)[0],
  ],
  [
    /\b(?:number|count) of (?:transactions|txs|txns) (?:of|for|by|in) (?=(?:bc1[a-z0-9]{8,87}|[13][a-z0-9]{25,34})\b)/gi,
    () => "how many transactions has ",
  ],
  [
    new RegExp(
      `(?<=^\\W{0,8}(?:(?:show|list|get|find)(?: me)? )?(?:all |the )?)(?:(?:token|erc-?20) )?transfers from (?=(?:${ACCOUNT}) to (?:${ACCOUNT}))`,
      "gi",
    ),
    () => "outgoing token transfers of wallet ",
  ],
  // What is beyond a limit is found among the first of a list.
  [
    new RegExp(`(?<=^\\W{0,8})(?:defi )?protocols with (?:a )?tvl (?=(?:of )?${MORE} )`, "gi"),
    () => "top protocols by tvl ",
  ],
  [
    new RegExp(
      `(?<=^\\W{0,8}(?:(?:show|list)(?: me)? )?)(?:(?:biggest|largest|top) )?(hacks|exploits|raises|funding rounds) (?:of |worth )?${MORE} (?=[$€£]?\\d)`,
      "gi",
    ),
    ([, what]) => `biggest ${what} over `,
  ],
  // "His USDC on Base", behind a name: what he has of it.
  [
    /^(\W*(?:and |what about |how about )?(?:his|her|their) )([a-z]{2,8})((?: on [a-z]{2,16})?)(?=\W*$)/gi,
    ([, whose, coin = "", place]) => (isCoin(coin) ? `${whose}${coin} balance${place}` : undefined),
  ],
];

/** A question with what is seldom called so in other words. */
export function rareWords(text: string): string {
  return reworded(text, RARE);
}

function coinOf(name: string): string {
  return COINS[name.toLowerCase()] ?? name;
}

function isCollection(name: string): boolean {
  return names().get(name.toLowerCase())?.readings.collection !== undefined;
}

/** A protocol and an exchange have a volume of their own. */
function volumeOf(name: string): string | undefined {
  const { coin, chain, protocol, exchange } = names().get(name.toLowerCase())?.readings ?? {};
  const isPlace = (protocol ?? exchange) !== undefined;
  const symbol = coin?.symbol ?? (chain === "solana" ? "SOL" : undefined);
  return symbol === undefined || isPlace ? undefined : `24h trading volume of ${symbol} coin`;
}
