// Tool signs: what tells of a tool by the words of a turn, before anything fills its arguments.
import { onceFor } from "@svckit/core";
import type { Candidate } from "./candidates.js";
import type { Add } from "./sign.js";
import type { PlannedTool } from "./toolbox.js";
import { type TurnSigns, tokensOf } from "./turn-signs.js";

/** A tool as a turn finds it. */
export type Finding = Pick<Candidate, "kind" | "source" | "tool" | "fit">;

/** Where a candidate stands beside the calls before. */
export interface Place {
  /** Whether the tool is one of those before. */
  readonly side: Side;
  readonly group: string;
}

type Side = "same" | "other";

/** Tells it. */
export function placeOf(finding: Finding, turn: TurnSigns): Place {
  const isSame = turn.calls.some(({ tool }) => tool === finding.tool);
  return { side: isSame ? "same" : "other", group: groupOf(finding, turn, isSame) };
}

function groupOf({ kind, tool }: Finding, { calls }: TurnSigns, isSame: boolean): string {
  if (kind === "strict") return "edit";
  if (kind !== "tool") return kind;
  const [before] = calls;
  if (before === undefined) return "first";
  if (isSame) return "same";
  return tool?.tool.category === before.tool.tool.category ? "near" : "other";
}

const MOST_WORDS = 6;
const FEW = 3;

// A name that is put together for every candidate costs more than what it tells: these are made once.
const NAMES: Readonly<Record<Side, Names>> = { same: namesOf("same"), other: namesOf("other") };

type Names = ReturnType<typeof namesOf>;

function namesOf(side: Side) {
  const of = (name: "share" | "wide" | "first") => ({
    name,
    buckets: [0, 1, 2, 3, 4, 5].map((bucket) => `${name}=${bucket}|${side}`),
    log: `${name}|${side}`,
  });
  return {
    fits: [of("share"), of("wide"), of("first")],
    ...{ own: `own|${side}`, left: `left|${side}`, cited: `cited|${side}`, uncited: `uncited|${side}` },
  };
}

/** How well the words fit the tool. */
function fitSigns({ fit, source, tool }: Finding, turn: TurnSigns, { side, group }: Place, add: Add): void {
  const names = NAMES[side];
  add(`group=${group}`, 1, true);
  for (const { name, buckets, log } of names.fits) {
    const share = fit[name];
    add(buckets[bucketOf(share)] ?? name);
    add(log, Math.log(share + 0.05));
  }
  add(names.own, fit.own);
  add(names.left, Math.min(4, (1 - fit.own) * turn.content));
  if (side === "same") {
    add(`rival=${Math.round(turn.rival * 3)}`);
    add("ahead", turn.rival - fit.own);
  }
  add(`content=${Math.min(MOST_WORDS, turn.content)}|${group}`);
  add(`src=${source}|${side}`);
  add(`src=${source}`, 1, true);
  const title = tool === undefined ? "" : titleOf(tool);
  add(title.length > FEW && turn.answer.includes(title) ? names.cited : names.uncited);
}

/** The first word that a tool's source is called by. */
const titleOf = onceFor(({ tool }: PlannedTool) => tool.provider.title.toLowerCase().split(" ")[0] ?? "");

function bucketOf(share: number): number {
  if (share > 0.9) return share > 0.999 ? 5 : 4;
  if (share > 0.35) return share > 0.65 ? 3 : 2;
  return share > 0 ? 1 : 0;
}

const tokenNames = onceFor((tool: PlannedTool) => tokensOf(tool).map((token) => `~${token}`));

/** What the tool is called, beside those before. */
function kinSigns({ tool }: Finding, { had, calls }: TurnSigns, add: Add): void {
  if (tool === undefined) return;
  const tokens = tokensOf(tool);
  add("kin", tokens.filter((token) => had.has(token)).length / Math.max(1, tokens.length));
  for (const name of tokenNames(tool)) add(name, 1, true);
  const [before] = calls;
  if (before !== undefined) add(`${before.tool.tool.category}>${tool.tool.category}`);
  if (!tool.isAvailable) add("unavailable");
}

/** What tells of a tool alone. */
export function toolSigns(finding: Finding, turn: TurnSigns, add: Add): void {
  const place = placeOf(finding, turn);
  fitSigns(finding, turn, place, add);
  if (place.side === "other") kinSigns(finding, turn, add);
}
