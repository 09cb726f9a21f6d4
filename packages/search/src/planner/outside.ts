// Outside: questions that no tool answers, told by what they want: an action, a prediction, or something else altogether.
import type { Mention } from "../entities/mention.js";
import { ACTIONS, ACTIONS_TOO, NOUNS_BEHIND, STOP_WORDS } from "../tables/words.js";

/** Why a question is not for tools. */
export type Outside = "action" | "prediction" | "other";

const POLITE =
  /^\s*(?:(?:please|pls|hey|hi|hello|ok|okay|now|and|then|so|can|could|would|will) (?:you )?|(?:help|let|allow) me (?:to )?|i(?:'d| would)? (?:want|need|like)(?: you)? to |i wanna |go ahead and |just |please )*/i;
const MARKET = /\b(?:polymarket|kalshi|prediction markets?|betting|odds|probabilit\w*|chances?|implied)\b/i;
const PREDICTS =
  /\b(?:predict(?:ed|ing)?|predictions?(?! (?:markets?|events?|venues?))|forecasts?|price targets?|target price|should i (?:buy|sell|invest|hold|stake|wait)|(?:good|right|bad|best) (?:time|moment) to (?:buy|sell|invest)|worth (?:buying|investing)|which (?:coin|token|crypto)s? (?:should|will|to buy)|(?:next|will) (?:100x|1000x|10x)|going to (?:rise|fall|moon|pump|dump|crash|hit|reach|go|be)|gonna (?:moon|pump|dump|crash|hit|reach|go))\b/i;
const WILL =
  /\b(?:will|would|could|can|might)\b[^?]{0,120}?\b(?:reach|hit|go up|go down|go to|rise|fall|drop|moon|crash|pump|dump|double|triple|increase|decrease|be worth|be at|cost|break|surpass|flip|outperform|recover|bottom|peak|exceed|be (?:the )?price|trade at)\b/i;
// Advice that is asked for beside a check.
const SAFETY = /\b(?:scam|safe|safety|rug|rugpull|honeypot|legit|risk|risky|audit|audited)\b/i;
const CRAFTS =
  /^\s*(?:please |can you |could you )*(?:write|compose|translate|draw|paint|code|program|sing|joke|summari[sz]e (?:this|the following)|tell me a (?:joke|story)|explain (?:how|why|what)|teach|recommend|suggest)\b/i;

const CHATS =
  /^\s*(?:hi|hello|hey|good (?:morning|evening|day))\b.{0,20}$|\b(?:your (?:favou?rite|name|opinion|age|mood)|are you|who made you|do you (?:like|think|feel|love))\b/i;

/** Tells why a question is outside; undefined for one that tools may answer. */
export function outsideOf(text: string, mentions: readonly Mention[]): Outside | undefined {
  if (isAction(text)) return "action";
  const isMarket = MARKET.test(text);
  const isAhead = mentions.some(({ readings }) => readings.time?.ahead === true);
  if (!isMarket && ((PREDICTS.test(text) && !SAFETY.test(text)) || WILL.test(text) || isAhead))
    return "prediction";
  return CRAFTS.test(text) || CHATS.test(text) ? "other" : undefined;
}

/** An order to do something: a verb of change first, and something that it is done to. */
function isAction(text: string): boolean {
  if (/^\s*\w+\s*[/&-]/.test(text)) return false;
  const order = text.slice(POLITE.exec(text)?.[0].length ?? 0);
  const [verb = "", ...rest] = order.toLowerCase().match(/[\p{L}\p{N}$.]+/gu) ?? [];
  const [next = "", second = ""] = rest;
  if (ACTIONS_TOO.has(verb)) return /^(?:an?|my|me|all|\$?\d.*)$/.test(next);
  if (!ACTIONS.has(verb)) return false;
  if (next === "" || NOUNS_BEHIND.has(next) || next === "of") return false;
  return !NOUNS_BEHIND.has(second) || /^(?:my|all|the|some|\d.*|a|an|me)$/.test(next);
}

/** Whether the words of a question are those of the catalog: else it is about something else. */
export function isAbroad(
  words: readonly string[],
  mentions: readonly Mention[],
  knows: (word: string) => boolean,
): boolean {
  const said = words.filter((word) => !STOP_WORDS.has(word) && !/^\d+$/.test(word));
  const names = mentions.filter(({ readings, text }) => readings.name !== undefined && !knows(text)).length;
  const unknown = said.filter((word) => !knows(word)).length + names;
  const named = mentions.filter(({ readings }) => !isCommon(readings)).length;
  if (named > 0 || said.some((word) => OF_CHAINS.test(word))) return false;
  return said.length === 0 || unknown * 2 >= said.length + names;
}

// Words of this field alone: what stands beside them may be a name that nobody knows yet.
const OF_CHAINS =
  /^(?:tokens?|coins?|pools?|nfts?|tvl|apy|dex|defi|crypto|onchain|blockchains?|airdrop|memecoins?|stablecoins?|mcap|floor|mint|gas|perps?)$/;

/** What questions about anything name: times, numbers, currencies, and names that no table knows. */
function isCommon(readings: Mention["readings"]): boolean {
  return Object.keys(readings).every((kind) =>
    /^(?:time|number|count|fiat|name|quoted|step|url)$/.test(kind),
  );
}
