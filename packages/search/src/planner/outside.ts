// Outside: questions that no tool answers, told by what they want: an action, a prediction, or something else altogether.
import type { Mention } from "../entities/mention.js";
import { ACTIONS, ACTIONS_TOO, COMMON_WORDS, NOUNS_BEHIND, STOP_WORDS } from "../tables/words.js";

/** Why a question is not for tools. */
export type Outside = "action" | "prediction" | "other" | "aside" | "testnet";

const POLITE =
  /^\s*(?:(?:please|pls|hey|hi|hello|ok|okay|now|and|then|so|can|could|would|will) (?:you )?|(?:help|let|allow) me (?:to )?|i(?:'d| would)? (?:want|need|like)(?: you)? to |i wanna |go ahead and |just |please )*/i;
const MARKET =
  /\b(?:polymarket|kalshi|prediction markets?|betting|bettors?|bets?|odds|probabilit\w*|chances?|implied)\b/i;
const PREDICTS =
  /\b(?:predict(?:ed|ing)?|predictions?(?! (?:markets?|events?|venues?))|forecasts?|price targets?|target price|should i (?:buy|sell|invest|hold|stake|wait)|(?:good|right|bad|best) (?:time|moment) to (?:buy|sell|invest)|worth (?:buying|investing)|which (?:coin|token|crypto)s? (?:should|will|to buy)|(?:next|will) (?:100x|1000x|10x)|going to (?:rise|fall|moon|pump|dump|crash|hit|reach|go|be)|gonna (?:moon|pump|dump|crash|hit|reach|go))\b/i;
const WILL =
  /\b(?:will|would(?! (?:it|that|this) cost)|could(?! you)|(?<!\b(?:you|i|we|one) )can(?! (?:you|i|we|one)\b)|might)\b[^?]{0,120}?\b(?:reach|hit|go up|go down|go to|rise|fall|drop|moon|crash|pump|dump|double|triple|increase|decrease|be worth|be at|cost|break|surpass|flip|outperform|recover|bottom|peak|exceed|be (?:the )?price|trade at(?= (?:\$|\d|over|above|below|under|least|more|less)))\b/i;
// What a transaction has to pay to be done in some time is known now.
const WAITS = /\b(?:confirm\w*|included|mined|get in|sats?|fees?|gas)\b/i;
// "Sales in 7 days" are those of the last ones.
const WITHIN =
  /\b(?:grew|gained|lost|(?:is|are) (?:it|they) (?:up|down)|rose|fell|dropped|moved|changed|jumped|climbed|traded|sold|earned|went|kept|made|paid)\b[^?]*\b(?:with)?in (?:an?|one|\d+|a few) (?:hours?|days?|weeks?|months?)\b|\b(?:volume|sales|trades|swaps|transfers|transactions|fees|inflows?|revenues?)\b[^?]*\bin (?:an?|one|\d+|a few) (?:hours?|days?|weeks?|months?)\b/i;
// Advice that is asked for beside a check.
const SAFETY = /\b(?:scam|safe|safety|rug|rugpull|honeypot|legit|risk|risky|audit|audited)\b/i;
const CRAFTS =
  /^\s*(?:please |can you |could you )*(?:write(?! (?:out )?0x)|compose|translate(?!\b.{0,40}\b(?:bytes|hex|call ?data|payload|selector|log|inputs?|arguments)\b)|draw(?!\b.{0,40}\b(?:charts?|graphs?|candles?|history|curves?|lines?|plots?|tvl|prices?|development)\b)|paint|code|program|sing|joke|summari[sz]e|tell me a (?:joke|story)|explain (?:how|why|what)(?!.*(?:\b0x|\S{26}|\.eth\b))|teach|recommend|suggest)\b/i;

// What asks what is good to do.
const ADVICE: readonly RegExp[] = [
  /\b(?:(?:good|bad|smart|wise|safe) (?:investment|buy|bet|idea)|better (?:than|investment|buy)|your (?:opinion|view|advice)|you think|for (?:beginners|newbies|dummies))\b/i,
  /^\s*(?:so |and |when |where |how |how much )?(?:should|shall) (?:i|we|one)\b(?!.*\b(?:safe|scam|rug|legit|honeypot|fee)\b)/i,
];
// What asks for causes, meanings, ways to do a thing, opinions, people and secrets: no data of a chain tells them.
const ASKS_NO_DATA: readonly RegExp[] = [
  ...ADVICE,
  /^\s*(?:and |but |so |ok )*(?:why|how come)\b(?![^?]*\b(?:transactions?|txs?|txn|fail\w*|revert\w*|stuck|pending|gas|fees?)\b)/i,
  /\b(?:saying|says?|thinks?|feels?|tweet(?:s|ed|ing)?) (?:about|of)\b(?!.*\b(?:polymarket|kalshi|bettors?|markets?)\b)(?<!\b(?:polymarket|kalshi|bettors?|markets?)\b.*)/i,
  /\b(?:the meaning of|what does \S+ mean|what (?:do|does) .{1,40} stand for in)\b/i,
  /^\s*how (?:do|does) [^?]{1,60}\bworks?\b/i,
  /^\s*how (?:to|(?:do|can|should|could|would) (?:i|we|you|one)) (?!see|check|find|get|know|look|view|tell|read|track|earn)[a-z]{2}/i,
  /^\s*who (?:founded|invented|runs|leads|wrote|won|said|started|launched|designed)\b/i,
  /^\s*what(?:'s| is| are)\s+(?:defi|crypto\w*|blockchains?|web3|nfts?|staking|mining|tokenomics|liquidity|tvl|apy|slippage|mev|airdrops?|stablecoins?|daos?|rollups?|approvals|allowances|rug ?pulls?|honeypots|nonces|oracles?|wallets|layer (?:1|2|one|two)s?)\W*$/i,
  /^\s*(?:please |pls |just )*(?:don['’]?t|do not|never)\s+(?:ever\s+)?(?:tell|show|give|look|check|fetch|search|answer|list|find|call|use|say|ask|mind|bother)\b(?!.*\b(?:but|instead|only|rather|just)\b)/i,
];
const SECRETS =
  /\b(?:private keys?|secret keys?|seed (?:phrases?|words)|passwords?|mnemonics?)\b|^\s*hack\b/i;
const WHO =
  /^\s*who(?:'s| is| was)\s+(?!.*\b(?:my|mine|this|that|it|allowed|the (?:proxy|contract|token|wallet|address|nft|pool|collection|multisig))\b|the (?:biggest|largest|top|richest)|(?:been )?\w+ing\b)/i;
// Whose a company is, and where goods are sold.
const OF_FIRMS =
  /^\s*who (?:owns|created|made|built|funds)\b(?! (?:the )?(?:most|biggest)| this| that| it| my| the| #|.*\b(?:nfts?|tokens?|collection|contract|wallet|address|pool|ens)\b)|^\s*where (?:can|do|could) (?:i|we|you) (?:buy|get|order|find)\b/i;
const DEFINES = /^\s*(?:what(?:'s| is| are)|define)\s+an?\s+[\w\s-]{2,40}\??\s*$/i;

const CHATS =
  /^\s*(?:please |can you |could you )*(?:log ?in(?:to)?|log on|sign (?:in|up|on))\b|^\s*(?:ok(?:ay)? |many )?(?:thanks?(?: you| a lot)?|thx|ty|cheers|bye|cool|great|nice)\W*$|^\s*(?:stop|quit|exit|forget (?:it|that)|never ?mind|nothing)\W*$|^\s*(?:hi|hello|hey|good (?:morning|evening|day))\b.{0,20}$|\b(?:your (?:favou?rite|name|opinion|age|mood)|are you|who made you|do you (?:like|think|feel|love))\b/i;

// A file of a machine is no name, and no tool tells what a trade costs at a place.
const PATHS = /(?:^|\s)(?:(?:\.{1,2}|~)\/|\/(?:etc|usr|var|home|root|bin|proc|tmp|dev)\/)/;
const TRADING_FEES =
  /\b(?:lowest|cheapest|least|smallest) (?:trading |swap |trade )?fees?\b[^?.]{0,30}\b(?:dexe?s?|cexe?s?|exchanges?)\b|\b(?:dexe?s?|cexe?s?|exchanges?)\b[^?.]{0,30}\b(?:lowest|cheapest|least|smallest) (?:trading |swap |trade )?fees?\b/i;

const TESTNETS = /\b(sepolia|goerli|holesky|hoodi|testnet|devnet|amoy|mumbai)s?\b/i;
// What a name says of itself beside its address is read by no tool.
const RECORDS = /\bavatars? (?:of|for) \S{1,80}\.eth\b|\.eth(?:['’]s)? avatars?\b/i;

/** Whether a test network is named of which no tool tells: what mainnet has is another answer. */
export function testnetIn(text: string, { holds }: { holds(word: string): boolean }): Outside | undefined {
  const [, name] = TESTNETS.exec(text) ?? [];
  return name !== undefined && !holds(name.toLowerCase()) ? "testnet" : undefined;
}

/** Tells why a question is outside; undefined for one that tools may answer. */
export function outsideOf(text: string, mentions: readonly Mention[]): Outside | undefined {
  if (isAction(text)) return "action";
  const isMarket = MARKET.test(text);
  const isAhead =
    mentions.some((each) => each.readings.time?.ahead === true && !isAside(each, text)) &&
    !WAITS.test(text) &&
    !WITHIN.test(text);
  if (!isMarket && ((PREDICTS.test(text) && !SAFETY.test(text)) || WILL.test(text) || isAhead))
    return "prediction";
  if (CRAFTS.test(text) || CHATS.test(text) || PATHS.test(text)) return "other";
  if (TRADING_FEES.test(text) || RECORDS.test(text)) return "other";
  if (mentions.some(isFormed)) return SECRETS.test(text) ? "other" : undefined;
  const isBare = !mentions.some(({ readings }) => !isCommon(readings));
  const isOfCoin = mentions.some(({ readings }) => (readings.coin ?? readings.chain) !== undefined);
  if (OF_FIRMS.test(text) && !isOfCoin) return "other";
  return [...ASKS_NO_DATA, SECRETS].some((pattern) => pattern.test(text)) ||
    WHO.test(text) ||
    (isBare && DEFINES.test(text))
    ? "other"
    : undefined;
}

/** What a part of a question that no tool answers wants, by its words alone. */
export function wantedIn(text: string): Outside {
  const wanted = outsideOf(text, []) ?? "other";
  return wanted === "other" && ADVICE.some((pattern) => pattern.test(text)) ? "prediction" : wanted;
}

const ASKS =
  /\?\s*$|^\W*(?:(?:just|please|pls|kindly|and|but|also|so|then|can you|could you) )*(?:what|which|who|whose|how|is|are|was|were|does|do|did|has|have|can|could|show|list|give|get|tell|find|check|compare|look|when|where|need|draw|chart|plot|pull|fetch|send|let)\b/i;

/** Whether a mention stands in a sentence that asks nothing, beside one that does: "I meet them tomorrow. What is the floor?". */
function isAside({ start }: Mention, text: string): boolean {
  const sentences = text.split(SENTENCES);
  let from = 0;
  const own = sentences.find((each) => {
    from = text.indexOf(each, from) + each.length;
    return start < from;
  });
  return own !== undefined && !ASKS.test(own) && sentences.some((each) => each !== own && ASKS.test(each));
}

// A sentence begins behind a sign and a blank.
const SENTENCES = /(?<=[.!?;])\s+/;

// "… and send it to her": an order behind a question.
const THEN =
  /\b(?:and|then)\s+(?:then\s+)?(?:send|transfer|swap|buy|sell|bridge|stake|withdraw|deposit|trade|pay)\s+(?:it|them|that|this|my|all|everything|me|\d)/i;

const LOGS_IN = /^\s*(?:\w+ ){0,3}(?:log|sign) (?:me )?(?:in|into|on|onto)\b/i;

// "Swap 2 SOL to USDC, what is the quote": what it would give is asked.
const QUOTES = /\b(?:quotes?|what (?:would|do|will) i get|how (?:much|many) (?:would|do|will) i get)\b/i;

// "Bridge transfer is stuck" tells how something is.
const STATES =
  /^\s*\w+ (?:\w+ )?(?:is|was|are|were|has|have|had|got|isn['’]?t|hasn['’]?t|wasn['’]?t|didn['’]?t|failed|reverted|keeps|shows|says|seems|looks)\b/i;

/** An order to do something: a verb of change first, and something that it is done to. */
function isAction(text: string): boolean {
  if (/^\s*\w+\s*[/&-]/.test(text)) return false;
  if (STATES.test(text)) return false;
  if (THEN.test(text) || LOGS_IN.test(text)) return true;
  if (QUOTES.test(text)) return false;
  const order = text.slice(POLITE.exec(text)?.[0].length ?? 0);
  const [verb = "", ...rest] = order.toLowerCase().match(/[\p{L}\p{N}$.]+/gu) ?? [];
  const [next = "", second = ""] = rest;
  if (ACTIONS_TOO.has(verb) && /\bfor me\W*$/i.test(text)) return true;
  if (ACTIONS_TOO.has(verb)) return /^(?:an?|my|me|all|\$?\d.*)$/.test(next);
  if (!ACTIONS.has(verb)) return false;
  // "approve(address,uint256)" and "buy and sell tax" are names of things.
  if (order.slice(verb.length).startsWith("(")) return false;
  // "Send me the transfers of it": what is to be sent is told.
  if (verb === "send" && next === "me" && /^(?:the|all|every|each|a|an)$/.test(second)) return false;
  if (next === "" || NOUNS_BEHIND.has(next) || /^(?:of|and|or)$/.test(next)) return false;
  return !NOUNS_BEHIND.has(second) || /^(?:my|all|the|some|\d.*|a|an|me)$/.test(next);
}

/** Whether the words of a question are those of the catalog: else it is about something else. */
export function isAbroad(
  words: readonly string[],
  mentions: readonly Mention[],
  knows: (word: string) => boolean,
): boolean {
  if (mentions.some(isFormed)) return false;
  const said = words.filter((word) => !STOP_WORDS.has(word) && !/^\d+$/.test(word));
  const strange = said.filter((word) => !COMMON_WORDS.has(word) && !knows(word)).length;
  const isOfField = said.some((word) => OF_CHAINS.test(word));
  const names = mentions.filter(({ readings, text }) => readings.name !== undefined && !knows(text)).length;
  const named = mentions.filter(({ readings }) => !isCommon(readings)).length;
  const isMany = named === 0 ? strange * 4 >= said.length : strange * 2 >= said.length;
  if (strange >= MOST_STRANGE || (strange > 0 && !isOfField && isMany)) return true;
  if (named > 0 || isOfField) return false;
  return said.length === 0 || (strange + names) * 2 >= said.length + names;
}

// So many words that nothing here knows are about something else, whatever else is named.
const MOST_STRANGE = 2;

/** Whether a mention is known by its form, and surely of this field: an address, a hash, a market. */
function isFormed({ readings }: Mention): boolean {
  const { evmAddress, evmHash, hex, bitcoinAddress, bitcoinHash, solanaAddress, solanaSignature } = readings;
  return (
    (evmAddress ?? evmHash ?? hex ?? bitcoinAddress ?? bitcoinHash ?? solanaAddress ?? solanaSignature) !==
      undefined ||
    (readings.moveType ?? readings.ens ?? readings.uuid ?? readings.ticker) !== undefined ||
    (readings.pair ?? readings.signature) !== undefined
  );
}

// Words of this field alone: what stands beside them may be a name that nobody knows yet.
const OF_CHAINS =
  /^(?:tokens?|coins?|pools?|nfts?|tvl|apy|dex|defi|crypto|onchain|blockchains?|airdrop|memecoins?|stablecoins?|mcap|floor|mint|gas|perps?)$/;

/** Whether a word is of this field alone. */
export function isOfChains(word: string): boolean {
  return OF_CHAINS.test(word);
}

/** What questions about anything name: times, numbers, currencies, and names that no table knows. */
function isCommon(readings: Mention["readings"]): boolean {
  return Object.keys(readings).every((kind) =>
    /^(?:time|number|count|fiat|name|quoted|step|url|series|maybeChain)$/.test(kind),
  );
}
