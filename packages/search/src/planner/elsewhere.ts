// Elsewhere: whether a tool is for one chain or one subject alone, of which a question says nothing.
import type { Material } from "../filling/material.js";
import type { PlannedTool } from "./toolbox.js";

/** Whether a tool is for one chain alone, and nothing of it is named. */
export function isElsewhere({ tool, name }: PlannedTool, { text, mentions }: Material): boolean {
  const title = `${name} ${tool.definition.title}`.toLowerCase();
  if (text.includes(tool.provider.id)) return false;
  const world = Object.keys(SHORT).find((each) => isOf(title, each));
  if (world === undefined || SHORT[world]?.test(text)) return false;
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

/** Whether a tool is of one subject alone, and nothing says it. */
export function isOfOtherSubject({ tool: { definition } }: PlannedTool, text: string): boolean {
  return SUBJECTS.some(([title, said]) => title.test(definition.title) && !said.test(text));
}
