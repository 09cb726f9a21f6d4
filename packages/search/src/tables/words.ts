// Words that say nothing of what is asked, and words that say that it is not for tools that read.

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** Words without a meaning of their own. */
export const STOP_WORDS = words(
  "a an the of for on in at to from by with and or but is are was were be been being do does did has have had what whats which who whom whose when where " +
    "why how much many it its this that these those there here they them their he she his her i me my mine you your we us our can could will would should " +
    "shall may might must please pls tell show give get find look check see list fetch let know about right now currently current today so if then than as " +
    "into out up down over under off again also too just only very more most some any all each both same other such no not yes ok okay hey hi thanks thank " +
    "s t re ve ll d m want need like",
);

/** Words that stand for what was named before. */
export const PRONOUNS = words(
  "it its this that these those they them their there he she his her one ones same both",
);

/** How a question goes on from the one before. */
export const CONTINUES =
  /^\s*(?:and|what about|how about|or|but|also|same|now|then|ok(?:ay)?,?|in|on|for|with|at|only|instead|actually|sorry|i mean)\b/i;

/** Verbs that would change something; a service that reads does not. */
export const ACTIONS = words(
  "send transfer swap buy sell bridge stake unstake withdraw deposit mint burn approve revoke claim borrow lend repay wrap unwrap trade exchange purchase invest " +
    "deploy sign broadcast vote delegate cancel short long liquidate pay move open close place execute submit create set redeem airdrop restake list delist register renew",
);

/** What makes of a verb a noun: "swap quote", "bridge volume". */
export const NOUNS_BEHIND = words(
  "price prices quote quotes volume volumes fee fees rate rates tvl list history market markets token tokens pool pools side orders order apr apy yield yields " +
    "approvals approval transactions interest rewards value unlocks stats data wei gwei ether units unit",
);
