// Subject: the words of a clause that name what it is about, for arguments that search.
import { type Clause, contentWords } from "./clause.js";

// Words that ask, and name nothing.
const ASKING: ReadonlySet<string> = new Set(
  (
    "odds chance chances probability likelihood market markets prediction predictions event events bet bets betting price prices search searching named called token tokens coin coins " +
    "pool pools pair pairs trading trade polymarket kalshi latest newest current open active feed feeds pyth oracle id ids symbol symbols name keccak keccak256 hash chain dex crypto word string text " +
    "track tracks cover covers versus compare compared comparison each both win wins winning winner winners think thinks bettor bettors wager about according say says said saying reach reaching reaches reached hit hitting happen happens vs history odds movement coingecko dexscreener geckoterminal blockscout etherscan defillama sourcify goplus moralis alchemy helius best top many much going happening data info information details question questions"
  ).split(" "),
);

/** The words that are left. */
export function subjectOf(clause: Clause): string {
  // A series of events is named by words of its subject, and a year is one of them.
  const mentions = clause.mentions.filter(
    ({ readings, text }) => !/^20\d\d$/.test(text) && Object.keys(readings).some((kind) => kind !== "series"),
  );
  return contentWords({ text: clause.text, mentions })
    .filter((word) => !ASKING.has(word))
    .join(" ");
}
