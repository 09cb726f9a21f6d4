// The argument `coins` of DefiLlama's price tools: coins by CoinGecko id, or tokens by chain and address.
import { evmAddress, type Piece } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsOf, knownChain } from "../chains.js";

const MAX_COINS = 100;
const MAX_CHARACTERS = 12_000;
const COINGECKO = "coingecko:";
const ID = /^[^\s,/?#&%\\]{1,200}$/;
const FORM = "`coingecko:<id>` or `<chain>:<address>`";

/**
 * Coins as a text with commas or as a list; read as a list in one spelling, each once: `coingecko:<id>` in lower case, or
 * the slug of a chain and an address in its checksum.
 */
export function coins(): Piece<readonly string[], string | readonly string[]> {
  const spell = speller();
  const text = z.string().min(1).max(MAX_CHARACTERS);
  return z
    .union([text, z.array(z.string().min(1).max(300)).min(1).max(MAX_COINS)])
    .transform((given, ctx) => {
      const items = (typeof given === "string" ? given.split(",") : given).map((item) => item.trim());
      const read = [...new Set(items)].filter((item) => item !== "").map(spell);
      const fault = read.find((each) => "fault" in each)?.fault ?? countFault(read.length);
      if (fault === undefined) return [...new Set(read.map(({ coin = "" }) => coin))];
      ctx.addIssue({ code: "custom", message: fault });
      return z.NEVER;
    })
    .describe(
      `The coins, at most ${MAX_COINS}, each ${FORM}, such as \`coingecko:bitcoin\` or \`base:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913\`; a list, or a text with commas`,
    );
}

/** One coin, spelled as `coins` spells it. */
export function coin(): Piece<string, string> {
  const spell = speller();
  return z
    .string()
    .trim()
    .min(1)
    .max(300)
    .transform((given, ctx) => {
      const { coin, fault } = spell(given);
      if (coin !== undefined) return coin;
      ctx.addIssue({ code: "custom", message: fault });
      return z.NEVER;
    })
    .describe(`The coin: ${FORM}`);
}

/** The CoinGecko id of a coin that was read by `coins`; undefined for a token. */
export function coinGeckoIdOf(coin: string): string | undefined {
  return coin.startsWith(COINGECKO) ? coin.slice(COINGECKO.length) : undefined;
}

/** A coin that was read by `coins`, in DefiLlama's spelling. */
export function sentCoin(coin: string): string {
  if (coinGeckoIdOf(coin) !== undefined) return coin;
  const at = coin.indexOf(":");
  return `${chainsOf("coins").nameOf(coin.slice(0, at))}${coin.slice(at)}`;
}

/** What an answer has under each coin: it spells them as they were asked for, but for the case of letters. */
export function byCoin<T>(answer: Readonly<Record<string, T>>): (coin: string) => T | undefined {
  const found = new Map(Object.entries(answer).map(([name, value]) => [name.toLowerCase(), value]));
  return (coin) => answer[sentCoin(coin)] ?? found.get(sentCoin(coin).toLowerCase());
}

type Spelled =
  | { readonly coin: string; readonly fault?: never }
  | { readonly coin?: never; readonly fault: string };

function countFault(count: number): string | undefined {
  return count >= 1 && count <= MAX_COINS ? undefined : `it names ${count} and may name 1 to ${MAX_COINS}`;
}

function speller(): (item: string) => Spelled {
  const chain = chainsOf("coins").argument();
  const evm = evmAddress();
  return (item) => {
    const [head = "", ...rest] = item.split(":");
    if (head.toLowerCase() === "coingecko") {
      const id = rest.join(":").trim().toLowerCase();
      return ID.test(id) ? { coin: `${COINGECKO}${id}` } : { fault: `${quoted(item)} names no CoinGecko id` };
    }
    // CAIP-2 has a colon of its own, and so have the addresses of some chains: the longer name of a chain is tried first.
    const [second = "", ...others] = rest;
    const caip2 = others.length > 0 ? chain.safeParse(`${head}:${second}`) : undefined;
    const slug = caip2?.success ? caip2 : chain.safeParse(head);
    if (!slug.success)
      return { fault: `${quoted(item)} is no coin: it is ${FORM}; ${slug.error.issues[0]?.message}` };
    const address = (caip2?.success ? others : rest).join(":");
    if (knownChain(slug.data)?.chainId === undefined)
      return ID.test(address)
        ? { coin: `${slug.data}:${address}` }
        : { fault: `${quoted(item)} names no address` };
    const read = evm.safeParse(address);
    if (read.success) return { coin: `${slug.data}:${read.data}` };
    return { fault: `${quoted(item)}: ${read.error.issues[0]?.message}` };
  };
}

function quoted(item: string): string {
  return JSON.stringify(item.slice(0, 100));
}
