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
    "s t re ve ll d m want need like plz thx yo hows wheres lol bro dude mate even don didn doesn isn aren wasn haven hasn wats wat whos dont didnt doesnt isnt arent wasnt havent hasnt cant wont im ive hm hmm hmmm uh um ah oh huh alright well erm nah nope yep yeah",
);

/** Words that stand for what was named before. */
export const PRONOUNS = words(
  "it its this that these those they them their there he she his her one ones same both",
);

/** How a question goes on from the one before. */
export const CONTINUES =
  /^\s*(?:and|what about|how about|or|but|also|same(?: (?:thing|day|for|question))?|now|then|ok(?:ay)?,?|in|on|for|with|at|only|instead|actually|sorry|i mean)\b/i;

/** Short forms of words and frequent slips of the keys, and what they stand for. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ["addr", "address"],
  ["addy", "address"],
  ["acct", "account"],
  ["px", "price"],
  ["prise", "price"],
  ["pirce", "price"],
  ["pric", "price"],
  ["prce", "price"],
  ["bigest", "biggest"],
  ["wich", "which"],
  ["wats", "what's"],
]);

/** Words for how something went on: they ask for more of what was asked before. */
export const CHANGES = words(
  "develop develops developed development change changes changed evolve evolves evolved evolution trend trends history historical historically chart charts graph graphs plot plotted",
);

/** Verbs that would change something; a service that reads does not. */
export const ACTIONS = words(
  "send transfer swap buy sell bridge stake unstake withdraw deposit mint burn approve revoke claim borrow lend repay wrap unwrap trade exchange purchase invest " +
    "deploy sign broadcast delegate liquidate pay execute submit redeem restake",
);

/** Verbs that are other words as well: they want to change something where a thing follows that it is done to. */
export const ACTIONS_TOO = words(
  "open close place create set cancel short long vote move renew register airdrop mine notify remind alert ping launch hack fix recover reset book play order " +
    "cash import export join delete remove unlock add supply",
);

/** What makes of a verb a noun: "swap quote", "bridge volume". */
export const NOUNS_BEHIND = words(
  "price prices quote quotes volume volumes fee fees rate rates tvl list history market markets token tokens pool pools side orders order apr apy yield yields " +
    "approvals approval transactions interest rewards value unlocks flows inflow inflows outflow outflows number auth stats data wei gwei ether units unit tax taxes address addresses authority history risk",
);

/** Words that any question may hold, and slang: they tell nothing of what a tool speaks of. */
export const COMMON_WORDS = words(
  "already guy am above below nah ones sits sitting lies gone went through mean means gimme lemme named called first second third one two just got see data info number amount value new old last latest real really actually exactly good great fast quick quickly full whole entire per each every people folks guys kind " +
    "sort type thing things stuff way today's going doing back please best top biggest highest big many days day week month year hour hours time times compare versus vs before after since between there here yet still ever around past according " +
    "via using use used rn atm thx ty btw lol plus em nice cool wise everybody everyone everything someone anybody anything something kindly bro mate sir wanna gonna gotta lately recently nowadays across accross " +
    "delist delists delisted shut defunct longer anymore rows lies moment difference differ differs compared somebody somebody's web3 " +
    "sit sits sitting sat exist exists even simple simply seem seems wonder wondering curious customer customers client friend friends colleague colleagues boss team guess hope sure maybe perhaps probably else " +
    "altogether overall besides whatever anyway honestly basically literally quite rather pretty kinda sorta bit lot lots couple plenty huge tiny quickly morning evening afternoon tonight greetings cheers regards included including " +
    "plain english layman etc dear " +
    "buddy pal dad father mom mum mother wife husband brother sister coworker cousin uncle aunt neighbor neighbour son daughter girlfriend boyfriend landlord roommate teacher accountant wants wanted wonders asked asking stranger " +
    "january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday",
);

/** Words that name a subject of their own: a tool that says none of it answers something else, however near it is. */
export const SUBJECT_WORDS = words(
  "liquidation liquidations liquidated lightning governance proposal proposals vote votes voted voting voters snapshot validator validators stakers delegators etf etfs inflow inflows tax taxes " +
    "seed phrase password pin login support phone email hotline refund kyc founder founders ceo cto invented inventor whitepaper roadmap employees " +
    "news headline headlines tweet tweets podcast lawsuit regulation regulations court eligible eligibility presale electricity laptop phone job jobs salary " +
    "developers google reddit telegram customer airdrop airdrops happened celebrity celebrities merch toys " +
    "capital github commits conference conferences customers ounces gallons ratio staked chair restaurant hotel flight flights train recipe weather temperature rain movie song music football soccer basketball game president population " +
    "sha1 sha256 sha512 sha2 sha3 md5 ripemd160 blake2 blake3 base64 " +
    "nasdaq inflation rent house car doctor medicine homework essay poem joke birthday horoscope lottery",
);
