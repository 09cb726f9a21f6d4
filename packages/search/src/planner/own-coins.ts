// Own coins: a tool that tells of a chain's own coin, or of all that a wallet has, is not asked for one token.
import { onceFor } from "@svckit/core";
import type { Mention } from "../entities/mention.js";
import { chainOfCoin, chains } from "../entities/name-table.js";
import type { Material } from "../filling/material.js";
import type { PlannedTool, RankedTool } from "./toolbox.js";

const isOfOwnCoin = onceFor(({ tool }: PlannedTool) =>
  /^How much (?:of (?:an EVM|the|a) chain's own coin|SOL)\b/.test(tool.definition.description),
);

/** Whether a tool gives the balance of a token in a wallet of an EVM chain. */
const isOfToken = onceFor(
  ({ tool, slots }: PlannedTool) =>
    tool.category === "portfolio_wallet" &&
    slots.some(({ name, isRequired }) => name === "token" && isRequired) &&
    slots.some(({ name, isRequired }) => name === "address" && isRequired),
);

const BALANCE = /^ balances?\b(?! (?:history|over|chart|each|by|day|every))/;

/** Whether tokens are asked for and no chain's own coin, and whether the balance of one is. */
const asksFor = onceFor(({ mentions, background, text }: Material) => {
  const coins = mentions.filter((each) => isCoin(each) && !background.has(each));
  const isOfTokens =
    coins.length > 0 && coins.every(({ readings }) => chainOfCoin(readings.coin?.id) === undefined);
  const isOfOne =
    isOfTokens &&
    mentions.some(({ readings }) => (readings.evmAddress ?? readings.ens) !== undefined) &&
    coins.some(({ start, end }) => start >= 0 && BALANCE.test(text.slice(end, end + 24)));
  return { isOfTokens, isOfOne };
});

function isCoin({ readings, before }: Mention): boolean {
  return (
    readings.coin?.id !== undefined && readings.fiat === undefined && !/^(?:in|into|to|as)$/.test(before)
  );
}

/** The tools without those that would answer with another asset than the one that is named. */
export function ofNamedCoins(ranked: readonly RankedTool[], material: Material): readonly RankedTool[] {
  const { isOfTokens, isOfOne } = asksFor(material);
  if (!isOfTokens) return ranked;
  const isTold = isOfOne && ranked.some(({ tool }) => isOfToken(tool));
  return ranked.filter(
    ({ tool }) =>
      !isOfOwnCoin(tool) && !(isTold && tool.tool.category === "portfolio_wallet" && !isOfToken(tool)),
  );
}

/** The coins beside the one whose balance a call gives. */
export function coinsBeside(
  tool: PlannedTool,
  args: Readonly<Record<string, unknown>>,
  left: readonly Mention[],
): readonly Mention[] {
  if (!isOfOwnCoin(tool) && !isOfToken(tool)) return [];
  const own = isOfOwnCoin(tool) ? chains().get(String(args["chain"] ?? "solana"))?.coinId : undefined;
  return left.filter((each) => isCoin(each) && each.readings.coin?.id !== own);
}
