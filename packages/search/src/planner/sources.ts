// Sources: where what a later turn is about may have been named: in the turns before, in a row of the answer, or in itself.
import type { Mention } from "../entities/mention.js";
import { bareNameIn } from "./bare-name.js";
import { carried } from "./carried.js";
import type { LaterTurn } from "./conversation.js";
import { type Read, rowIn } from "./ordinals.js";
import type { PlannedCall } from "./plan.js";
import { isAlike, isSubject } from "./replacing.js";

/** Where what a turn is about may have been named. */
export interface Source {
  readonly name: "none" | "before" | "joined" | "row" | "item" | "answer" | "name";
  /** What the turn names, read so. */
  readonly own: readonly Mention[];
  readonly text: string;
  /** What it leaves out. */
  readonly mentions: readonly Mention[];
}

const MOST_ITEMS = 3;

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
    ...{ name, own: mine, text, mentions: without(mentions, mine) },
  });
  const all = [
    of("none", []),
    of("before", known),
    { ...of("joined", known), text: `${before} ${said.text}` },
  ];
  if (row !== undefined) all.push(of("row", known, turn.mentions, turn.text));
  const rows = itemsOf(answer, read).filter(({ text }) => isNear(text, said.text));
  for (const { mention } of rows.slice(0, MOST_ITEMS))
    all.push(of("item", known, [...own.filter((each) => !isAlike(each, mention)), mention]));
  const news = without(
    read(answer).filter((each) => isSubject(each) || each.readings.chain !== undefined),
    known,
  );
  if (news.length > 0) all.push(of("answer", [...known, ...firsts(news)]));
  const name = bareNameIn(said.text);
  if (name !== undefined) all.push(of("name", known, [name]));
  return all;
}

function without(list: readonly Mention[], mine: readonly Mention[]): readonly Mention[] {
  return list.filter((each) => !mine.some((other) => isAlike(other, each))).map(carried);
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

interface Item {
  readonly text: string;
  readonly mention: Mention;
}

/** The things that an answer names, each with the words around it. */
function itemsOf(answer: string, read: Read): readonly Item[] {
  const items = answer.split(/(?:^|[\s;,(])(?:\d+[.)]\s)|(?:^|\n)[-*•]\s*/).slice(1);
  if (items.length > 1) return items.map((text) => ({ text, mention: carried(rowIn(text, read(text))) }));
  const named = read(answer).filter(isSubject);
  return named.map((mention, at) => ({
    text: answer.slice(named[at - 1]?.end ?? 0, named[at + 1]?.start ?? answer.length),
    mention: { ...carried(mention), isRow: true },
  }));
}

const WORD = /[\p{L}\p{N}.]{3,}/gu;

/** Whether a turn has a word or a figure of a row. */
function isNear(row: string, text: string): boolean {
  const words = new Set(row.toLowerCase().match(WORD) ?? []);
  return (text.toLowerCase().match(WORD) ?? []).some((word) => words.has(word));
}
