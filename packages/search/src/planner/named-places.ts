// Named places: a tool of one chain alone is not asked of another, and a chain's figures are not those of a protocol on it.
import { onceFor } from "@svckit/core";
import type { Mention } from "../entities/mention.js";
import type { Material } from "../filling/material.js";
import type { PlannedTool, RankedTool } from "./toolbox.js";

// By their names: "get_btc_hashrate", "get_sol_network".
const OF_ONE: readonly (readonly [name: RegExp, chain: string])[] = [
  [/^get_btc_(?!price)/, "bitcoin"],
  [/^get_sol_/, "solana"],
];
const OF_CHAIN = /^get_chain_/;

const chainOf = onceFor(({ name }: PlannedTool) => OF_ONE.find(([pattern]) => pattern.test(name))?.[1]);

/** What a text names: chains, whether as such or by their own coins, and whether a protocol. */
const namedIn = onceFor(({ mentions, background }: Material) => {
  const own = mentions.filter((each) => each.start >= 0 && !background.has(each));
  return {
    chains: new Set(own.flatMap(({ readings }) => placeOf(readings) ?? [])),
    hasProtocol: own.some(
      ({ readings }) => readings.protocol !== undefined && placeOf(readings) === undefined,
    ),
  };
});

function placeOf({ chain, coin, namesake }: Mention["readings"]): string | undefined {
  return (
    chain ??
    (coin?.id === "ethereum" || coin?.id === "bitcoin" || coin?.id === "solana" ? coin.id : namesake?.id)
  );
}

/** The tools without those of another chain than the ones that are named, and of a whole chain where a protocol on it is. */
export function ofNamedPlaces(ranked: readonly RankedTool[], material: Material): readonly RankedTool[] {
  const { chains, hasProtocol } = namedIn(material);
  if (chains.size === 0) return ranked;
  return ranked.filter(({ tool }) => {
    const own = chainOf(tool);
    return (own === undefined || chains.has(own)) && !(hasProtocol && OF_CHAIN.test(tool.name));
  });
}
