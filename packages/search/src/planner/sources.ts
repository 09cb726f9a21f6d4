// Sources: where what a later turn is about may have been named: in the turns before, in a row of an answer, or in itself.
import type { Kind, Mention } from "../entities/mention.js";
import { bareNameIn } from "./bare-name.js";
import { carried } from "./carried.js";
import type { LaterTurn } from "./conversation.js";
import { nearRows } from "./near-rows.js";
import type { Read } from "./ordinals.js";
import type { PlannedCall } from "./plan.js";
import { isAlike, isSubject } from "./replacing.js";

/** Where what a turn is about may have been named. */
export interface Source {
  readonly name: "none" | "before" | "beside" | "joined" | "row" | "item" | "answer" | "found" | "name";
  /** What the turn names, read so. */
  readonly own: readonly Mention[];
  readonly text: string;
  /** What it leaves out. */
  readonly mentions: readonly Mention[];
  /** How surely the turn tells a row. */
  readonly near?: number;
}

/** The sources of a turn behind calls; `before` is what those were asked with. */
export function sourcesOf(
  turn: LaterTurn,
  calls: readonly PlannedCall[],
  before: string,
  read: Read,
): readonly Source[] {
  const { said, answers, row } = turn;
  const [answer = ""] = answers;
  const own = row === undefined ? turn.mentions : said.mentions;
  const known = knownBy(turn, calls);
  const of = (name: Source["name"], mentions: readonly Mention[], mine = own, text = said.text): Source => ({
    ...{ name, own: mine, text, mentions: without(mentions, mine, calls) },
  });
  const all = [
    of("none", []),
    of("before", known),
    { ...of("joined", known), text: `${before} ${said.text}` },
  ];
  // "How much ETH is on it": a coin that a turn names takes no address from those before.
  const isExactly = own.some(isExact);
  const dropped = isExactly
    ? []
    : known.filter((each) => isExact(each) && own.some((mine) => isAlike(mine, each)));
  const beside = without(known, own, calls);
  if (dropped.length > 0) all.push({ ...of("beside", []), mentions: [...dropped.map(carried), ...beside] });
  if (row !== undefined) all.push(of("row", known, turn.mentions, turn.text));
  for (const { mention, chain, near } of nearRows(said, answers, read)) {
    const others = own.filter((each) => !isAlike(each, mention));
    const isPlaced = chain === undefined || others.some((each) => isAlike(each, chain));
    all.push({ ...of("item", known, [...others, mention, ...(isPlaced ? [] : [chain])]), near });
  }
  // What another row has by its form is nothing of a row that has but a name.
  const isNamed = row !== undefined && Object.keys(row.readings).every((kind) => kind === "name");
  const news = without(
    read(answer).filter(
      (each) => (isSubject(each) || each.readings.chain !== undefined) && !(isNamed && isExact(each)),
    ),
    known,
  );
  // An address that an answer gives tells more than the name that was asked of.
  const found = isExactly || isNamed ? [] : foundIn(answers, known, read);
  const others = [...without(beside, found), ...without(firsts(news), [...found, ...own])];
  if (found.length > 0) all.push({ ...of("found", []), mentions: [...found.map(carried), ...others] });
  else if (news.length > 0) all.push(of("answer", [...known, ...firsts(news)]));
  const name = bareNameIn(said.text);
  if (name !== undefined) all.push(of("name", known, [name]));
  return all;
}

const EXACT: readonly Kind[] = [
  ...(["evmAddress", "solanaAddress", "bitcoinAddress", "evmHash", "solanaSignature", "uuid"] as const),
  ...(["ticker", "ens", "moveType"] as const),
];

/** Whether a mention stands for one thing by its form. */
function isExact({ readings }: Mention): boolean {
  return EXACT.some((kind) => readings[kind] !== undefined);
}

/** What the last answer that gives any gives by its form, the first of each, with the chain that it names. */
function foundIn(answers: readonly string[], known: readonly Mention[], read: Read): readonly Mention[] {
  const isKnown = ({ text }: Mention) => known.some((each) => each.text.toLowerCase() === text.toLowerCase());
  for (const answer of answers) {
    const said = answer === "" ? [] : read(answer);
    const exact = firsts(said.filter((each) => isExact(each) && !isKnown(each)));
    const chains = said.filter(({ readings }) => readings.chain !== undefined);
    if (exact.length > 0) return [...exact, ...chains.slice(0, 1)];
  }
  return [];
}

/** What was named and is not named anew; a chain that calls took stays, though it has a coin's name. */
function without(
  list: readonly Mention[],
  mine: readonly Mention[],
  calls: readonly PlannedCall[] = [],
): readonly Mention[] {
  const isPlaced = mine.some(({ readings }) => readings.chain !== undefined);
  return list.flatMap((each) => {
    if (!mine.some((other) => isAlike(other, each))) return [carried(each)];
    const { chain } = each.readings;
    const isTaken = chain !== undefined && calls.some(({ args }) => args["chain"] === chain);
    return isTaken && !isPlaced ? [{ ...carried(each), readings: { chain } }] : [];
  });
}

function firsts(list: readonly Mention[]): readonly Mention[] {
  return list.filter((each, at) => list.findIndex((other) => isAlike(other, each)) === at);
}

/** What the turns before have named, what their calls took of it first; how many rows are wanted is said anew. */
function knownBy({ known }: LaterTurn, calls: readonly PlannedCall[]): readonly Mention[] {
  const used = calls.flatMap((call) => call.used).map(carried);
  const keyOf = ({ readings }: Mention) => JSON.stringify(readings);
  const keys = used.map(keyOf);
  return [...used.filter((_, at) => keys.indexOf(keys[at] ?? "") === at), ...without(known, used)].filter(
    ({ readings }) => readings.count === undefined && readings.step === undefined,
  );
}
