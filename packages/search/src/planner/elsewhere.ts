// Elsewhere: whether a tool is for one chain or one subject alone, of which a question says nothing.
import { onceFor } from "@svckit/core";
import type { Material } from "../filling/material.js";
import type { PlannedTool } from "./toolbox.js";

/** The chain that a tool is for alone, by what it is called. */
const worldOf = onceFor(({ tool, name }: PlannedTool) => {
  const title = `${name} ${tool.definition.title}`.toLowerCase();
  return Object.keys(SHORT).find((each) => isOf(title, each));
});

/** Whether a tool is for one chain alone, and nothing of it is named. */
export function isElsewhere(planned: PlannedTool, { text, mentions }: Material): boolean {
  const world = worldOf(planned);
  if (world === undefined || text.includes(planned.provider) || SHORT[world]?.test(text)) return false;
  return !mentions.some(({ readings }) => {
    const { bitcoinAddress, bitcoinHash, solanaAddress, solanaSignature, moveType, coin, chain } = readings;
    const forms = {
      bitcoin: bitcoinAddress ?? bitcoinHash,
      solana: solanaAddress ?? solanaSignature,
      sui: moveType,
    };
    return (
      coin?.id === world ||
      chain === world ||
      Object.entries(forms).some(([each, form]) => each === world && form !== undefined)
    );
  });
}

const SHORT: Readonly<Record<string, RegExp>> = {
  bitcoin: /\bbtc\b|_btc_|bitcoin/,
  solana: /_sol_|\bsol\b|solana|\bmints?\b|\bspl\b|\blamports?\b|pump\.fun/,
  sui: /_sui_|\bsui\b/,
};

/** Whether a text is of a chain alone by its name. */
export function isOf(text: string, name: string): boolean {
  return SHORT[name]?.test(text) ?? false;
}

// Tools of one subject alone, and what says it.
const SUBJECTS: readonly (readonly [title: RegExp, said: RegExp])[] = [
  [/stablecoin/i, /stable|\busd\w\b|tether|\bpeg|\bdai\b|circulat|supply/],
  [/option/i, /option|premium|notional|calls|puts/],
];

/** What says the subjects that a tool is of alone. */
const subjectsOf = onceFor(({ tool: { definition } }: PlannedTool) =>
  SUBJECTS.flatMap(([title, said]) => (title.test(definition.title) ? [said] : [])),
);

/** Whether a tool is of one subject alone, and nothing says it. */
export function isOfOtherSubject(tool: PlannedTool, text: string): boolean {
  return subjectsOf(tool).some((said) => !said.test(text));
}
