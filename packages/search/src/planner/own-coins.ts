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
const HOW_MUCH = /\bhow (?:much|many) $/;
const HELD = /^(?: tokens?| coins?)? (?:does|do|did|is|are|has|have|had|in|on)\b/;
// What is written like a symbol and names no token.
const NO_TOKEN =
  /^(?:wallets?|tokens?|address|accounts?|current|total|native|full|nfts?|show|check|gas|coins?)$/i;
// Coins that a chain of the EVM pays its gas with, too, and that nobody seeks there.
const ELSEWHERE = new Set(["bitcoin"]);

/** Whether tokens are asked for and no chain's own coin, whether the balance of one is, and whether it is a coin of another kind of chain. */
const asksFor = onceFor((material: Material) => {
  const { mentions, background, text } = material;
  const isOfEvm = mentions.some(({ readings }) => (readings.evmAddress ?? readings.ens) !== undefined);
  const isOfBitcoin = mentions.some(({ readings }) => readings.bitcoinAddress !== undefined);
  const isHeld = (each: Mention) => isHeldIn(each, text);
  const coins = mentions.filter(
    (each) => (isCoin(each) || (isOfEvm && isUnknown(each) && isHeld(each))) && !background.has(each),
  );
  const isOfTokens =
    coins.length > 0 &&
    coins.every((each) => !isOwn(each, material) || (isOfEvm && isHeld(each) && !isOfEvmChain(each)));
  const isOfOne = isOfTokens && (isOfEvm || isOfBitcoin) && coins.some(isHeld);
  return { isOfTokens, isOfOne, isOfForeign: isOfOne && coins.every((each) => isOwn(each, material)) };
});

/** "USDC balance", "how much USDC does": of the coin it is asked how much of it somebody has. */
function isHeldIn({ start, end }: Mention, text: string): boolean {
  if (start < 0) return false;
  const behind = text.slice(end, end + 24);
  return (
    BALANCE.test(behind) || (HOW_MUCH.test(text.slice(Math.max(0, start - 12), start)) && HELD.test(behind))
  );
}

/** A symbol that no table knows. */
function isUnknown({ text, readings: { coin } }: Mention): boolean {
  return coin !== undefined && coin.id === undefined && !NO_TOKEN.test(text);
}

/** Whether a coin is what a chain pays its gas with: the chain that is named, where one is. */
function isOwn({ readings: { coin } }: Mention, { mentions }: Material): boolean {
  return (
    chainOfCoin(coin?.id) !== undefined ||
    mentions.some(
      ({ readings: { chain } }) =>
        coin?.id !== undefined && chain !== undefined && chains().get(chain)?.coinId === coin.id,
    )
  );
}

/** Whether a chain where an address of 0x can hold it has the coin for its own. */
function isOfEvmChain({ readings: { coin } }: Mention): boolean {
  const id = coin?.id ?? "";
  return !ELSEWHERE.has(id) && [...chains().values()].some(({ coinId, number }) => coinId === id && number);
}

function isCoin({ readings, before }: Mention): boolean {
  return (
    readings.coin?.id !== undefined && readings.fiat === undefined && !/^(?:in|into|to|as)$/.test(before)
  );
}

/** The tools without those that would answer with another asset than the one that is named. */
export function ofNamedCoins(ranked: readonly RankedTool[], material: Material): readonly RankedTool[] {
  const { isOfTokens, isOfOne, isOfForeign } = asksFor(material);
  if (!isOfTokens) return ranked;
  const isTold = isOfOne && ranked.some(({ tool }) => isOfToken(tool));
  // "SOL balance of vitalik.eth": at such an address it is a token, if anything.
  if (isTold && isOfForeign) return ranked.filter(({ tool }) => isOfToken(tool));
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
