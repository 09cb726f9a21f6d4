// Phrases: questions whose words say nothing one by one, and what they ask for.

/** What a question sounds like, what it asks for, and what stands in it where it asks for something else. */
interface Phrase {
  readonly pattern: RegExp;
  readonly words: readonly string[];
  readonly unless?: RegExp;
}

const NO_ACCOUNT =
  /\b(?:transaction|tx|txn|function|selector|contract|call ?data|coin|token|market|price|stock)s?\b/i;
const LATELY =
  "(?:\\s+(?:lately|recently|today|yesterday|now|there|of late|these days|(?:last|this) \\w+))*\\s*[?.!]*$";

// What may rise and fall beside a price.
const NO_PRICE =
  /\b(?:wallets?|account|tvl|volumes?|fees|revenues?|balances?|apy|yields?|floor|odds|chances?|likelihood|holders|supply|hash ?rate|difficulty|gas|funding|open interest|charts?|graphs?|candles?|ohlcv?|0x\w+|\w+\.eth)\b/i;
const OF_MANY =
  "\\b(?:which|most|biggest|largest|top|best|worst|hardest|coins|tokens|categor\\w+|narratives?|nfts?|collections?|pools?|markets?|stables?|stablecoins?|pegs?|block|tx|txn|transactions?)\\b";
// Said of a price whenever it is said.
const MOVED =
  "\\b(?:(?:gone|go|goes|going|went) (?:up|down)|risen|fallen|sunk|climbed|soared|plunged|rallied|plummeted|in the (?:green|red))\\b";
// Said of much else, and of a price beside a time.
const MOVES =
  "\\b(?:ris(?:e|es|ing)|rose|falls?|falling|fell|drop(?:s|ped)?|sank|slid|slides?|climbs?|jump(?:s|ed)?|crash(?:ed)?|dump(?:s|ed)?|pump(?:s|ed)?|bled|tanked|gain(?:s|ed)?|los[te]|mov(?:e|es|ed)|gr[eo]wn?|recovered|returns?|up|down)";
const SPAN =
  "\\b(?:past|last|this|since|today|yesterday|tonight|overnight|hours?|days?|weeks?|weekly|months?|fortnight|years?|\\d+ ?[hdwmy])\\b";

const PHRASES: readonly Phrase[] = [
  {
    pattern: new RegExp(`\\bwhat(?:'s|s)?\\s[^?]{0,90}?\\b(?:do|done|doing|up to)\\b${LATELY}`, "im"),
    words: ["recent", "activity"],
    unless: NO_ACCOUNT,
  },
  { pattern: /\bwhat(?:'s|s| is)\s+(?:in|inside)\b/i, words: ["holdings"], unless: NO_ACCOUNT },
  // "What even is 0x…": nothing but what it is.
  {
    pattern: /\bwhat (?:\w+ )?(?:is|are|would be) (?:this |that |the )?(?=0x|[1-9A-HJ-NP-Za-km-z]{32})/i,
    words: ["what", "is", "this", "identify"],
  },
  {
    pattern:
      /\b(?:did|done|does|do|doing|performed?|performs|performing|fared?)\s+(?:better|best|worse|worst|well|badly)\b|\b(?:out|under)perform\w*|\bhow(?:['’]?s| did| has| have| is| are) [^?]{1,60} (?:do|done|doing|perform\w*|fared?|develop\w*|look(?:s|ing)?|looked|hold(?:s|ing)? up)\b/i,
    words: ["price", "performance", "percent", "change"],
    unless: NO_PRICE,
  },
  // "How much has bitcoin gone up": of one coin, where "which coins" are those that gained most.
  {
    pattern: new RegExp(`${MOVED}|${MOVES}\\b[^?]{0,40}?${SPAN}|${SPAN}[^?]{0,40}?${MOVES}\\b`, "i"),
    words: ["price", "percent", "change"],
    unless: new RegExp(`${NO_PRICE.source}|${OF_MANY}`, "i"),
  },
  // "How's solana doing? show me the chart": that of its price.
  {
    pattern:
      /\bhow(?:['’]?s| did| has| have| is| are) [^?]{1,60} (?:do|done|doing|perform\w*|fared?|develop\w*)\b[^?]{0,60}\b(?:charts?|graphs?)\b/i,
    words: ["price"],
    unless: /\b(?:tvl|volumes?|fees|floor|apy|yields?|0x\w+)\b/i,
  },
  {
    pattern:
      /\b(?:sends?|sending|transfers?|transferring|swaps?|swapping|transactions?|tx|txs)\b[^?]{0,24}\bcosts?\b|\bcosts?\b[^?]{0,40}\b(?:send|sending|transfers?|transferring|swap|swapping|transactions?|tx)\b/i,
    words: ["gas", "fee", "transaction", "cost"],
    unless: /\b0x\w+|\bworth\b/i,
  },
  {
    pattern: /\b(?:does|do|has|did) \S+ (?:list|listed|offer|carry)\b/i,
    words: ["does", "exchange", "list", "pair"],
    unless: /\b0x\w+/i,
  },
  {
    pattern: /\bwhere (?:can|could|do|would) (?:i|we|one|you) (?:\w+ )?(?:trade|buy|sell|get)\b[^?]*0x/i,
    words: ["pairs", "of", "token"],
  },
  {
    pattern: /\bath\b|\ball[- ]time highs?\b|\bhighest (?:price|value) ever\b|\bpeak price\b/i,
    words: ["all", "time", "high", "coin", "details"],
    unless: /\bfloor|\bnfts?\b|\bcollection/i,
  },
  {
    pattern: /\b(?:more|most|fewer|fewest|less) (transactions|transfers|holders|txs)\b/i,
    words: ["how", "many", "count"],
  },
  // Who sent them has counted them: the nonce.
  {
    pattern: /\bhow many (?:transactions|txs|txns)\b[^?]{0,60}\b(?:sent|made|signed|submitted)\b/i,
    words: ["nonce", "count"],
    unless: /\b(?:today|yesterday|last|past|this|since|per|received)\b/i,
  },
  {
    pattern: /^\s*what(?:'s|s| is| do they have)\s+(?:open|on|live|up|available|listed)\s+(?:on|at)\b/i,
    words: ["markets"],
  },
  {
    pattern:
      /\b(?:what|how (?:much|many)) [^?]{0,60}\b(?:get|receive)\b[^?]{0,40}\bjup(?:iter)?\b|\bjup(?:iter)?\b[^?]{0,60}\b(?:get|receive)\b/i,
    words: ["swap", "quote"],
  },
  {
    pattern: /\b(?:flagged|reported|blacklisted|black ?listed|sanctioned)\b/i,
    words: ["malicious", "address"],
    unless: /\b(?:tokens?|coins?|site|url|link|website|domain)\b/i,
  },
  {
    pattern: /\b(?:risky|dangerous|trustworthy|shady|sketchy|fishy)\b/i,
    words: ["security", "risk"],
  },
  {
    pattern:
      /\bwho\b[^?]{0,24}\b(?:holds?|owns?|has|have|got|sits? on|controls?|keeps?|bags?)\b[^?]{0,16}\b(?:most|largest|biggest|majority|biggest part)\b|\b(?:big(?:gest)?|large(?:st)?|fat(?:test)?) (?:fish|bags?|holders?|players?)\b/i,
    words: ["largest", "holders"],
    unless: /\b(?:compan(?:y|ies)|treasur\w+|governments?|firms?|corporat\w+)\b/i,
  },
  {
    pattern:
      /\b(?:plain|simple|human|normal|layman['’]?s?|everyday) (?:english|words?|terms|language)\b|\bhuman[- ]readable\b|\beli5\b/i,
    words: ["explained", "decoded", "human"],
  },
  {
    pattern:
      /\bwhere (?:is|are|does|do) [^?]{1,50}\b(?:traded?|trading|listed)\b|\bon (?:which|what) (?:exchanges?|venues?)\b/i,
    words: ["exchanges", "tickers"],
    unless: /\b0x|\bnfts?\b|\b(?:collection|kalshi|polymarket|open|interest|funding)\b/i,
  },
  { pattern: /\b(?:jpe?gs?|pfps?|collectibles?)\b/i, words: ["nfts"] },
  { pattern: /\bwho signed\b/i, words: ["recover", "signer"], unless: /\b(?:transaction|tx)\b/i },
  {
    pattern: /\bconvert\b[^?]{0,80}?\b(?:usd|eur|gbp|jpy|chf|cad|aud|dollars?|euros?|pounds?|yen)\b/i,
    words: ["price"],
    unless: /\b(?:wei|gwei|ether|hex|units?|decimals?|sats?|satoshis?|lamports?)\b/i,
  },
  // "0.025 btc to satoshi", "1 usdc in smallest units".
  {
    pattern:
      /\d\s?(?:lamports?|satoshis?|sats?) (?:to|in|into|as) (?:btc|bitcoins?|sol|solana)\b|\d\s?(?:btc|bitcoins?|sol|solana) (?:to|in|into|as) (?:lamports?|satoshis?|sats?)\b|\d\s?\w{2,12} (?:to|in|into|as) (?:its |the )?(?:base|raw|smallest|atomic|minimal) units?\b|\bhow many (?:lamports?|satoshis?|sats?) (?:are |is |in |make ){1,2}[\d.,]+\s?(?:btc|bitcoins?|sol|solana)\b/i,
    words: ["convert", "decimals", "smallest", "unit", "conversion"],
  },
  {
    pattern: /^\W*(?:\w+ of )?(?:the |all )?stablecoins? by (?:market ?)?cap/i,
    words: ["largest", "list", "size"],
  },
  { pattern: /\b(?:coin|coingecko) ids? (?:of|for)\b/i, words: ["find", "coingecko", "id"] },
  {
    pattern:
      /\b(?:coins?|tokens?)\b.{0,20}\b(?:listed|added)\b.{0,30}\b(?:past|last|recent\w*|lately|today|this week)\b/i,
    words: ["newly", "listed"],
  },
  {
    pattern:
      /\b(?:delist(?:s|ed)?|shut(?:ting)? down|defunct|(?:dead|closed) (?:coins|exchanges|tokens)|(?:no longer|any ?more)\b.{0,20}$)/i,
    words: ["list", "inactive"],
  },
  {
    pattern:
      /\b(?:protocols?|d?apps?|projects?|who)\b[^?]{0,40}\b(?:earn(?:s|ed|ing)?|mak(?:es?|ing)|made|takes? in|took in|collect(?:s|ed|ing)?|charge[ds]?)\b/i,
    words: ["fees", "revenue"],
    unless: /\b(?:contract|token|coin|nft|pool|wallet|address|transaction)\b/i,
  },
];

/** The words that a text stands for beside those that it has. */
export function meantWords(text: string): readonly string[] {
  return PHRASES.flatMap(({ pattern, words, unless }) =>
    pattern.test(text) && unless?.test(text) !== true ? words : [],
  );
}
