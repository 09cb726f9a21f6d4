// Contract: what the contracts of the EVM stand-in give for call data: tokens, and on Ethereum the registry of ENS with its resolver.
import { NICK, type StandInChain, type StandInToken, VITALIK } from "./data.js";
import { textWords, word } from "./word.js";

/** What a contract gave, or the data of its revert. */
export type ContractEnd = { readonly result: string } | { readonly revert: string };

const REGISTRY = "0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e";
const RESOLVER = "0x231b0ee14048e9dccd1d247744d114a4eb5e8e63";

/** ENS nodes of the names that are set, with what the resolver has for them. */
const NAMES: Readonly<Record<string, { readonly addr?: string; readonly name?: string }>> = {
  // vitalik.eth and nick.eth, then the reverse nodes of their addresses.
  "0xee6c4522aab0003e8d14cd40a6af439055fd2577951148c14b6cea9a53475835": { addr: VITALIK },
  "0x05a67c0ee82964c4f7394cdd47fee7f4d9503a23c09c38341779ea012afe6e00": { addr: NICK },
  "0x7aef81fbd30c83431369026d62ee533af8b69f246b63d75b40fe223346e6fa9a": { name: "vitalik.eth" },
  "0xe78fb51f6a12a1a1675dd4dc3cbae52b360fd1b58a4725fd03abff93586071d1": { name: "nick.eth" },
};

/** Runs call data at an address. Without a contract there, nothing comes back. */
export function runContract(chain: StandInChain, to: string, data: string): ContractEnd {
  const selector = data.slice(0, 10);
  const words = (data.slice(10).match(/.{64}/g) ?? []).map((each) => `0x${each}`);
  const token = chain.tokens[to];
  if (token !== undefined) return runToken(token, selector, words);
  if (chain.chainId !== 1 || (to !== REGISTRY && to !== RESOLVER)) return { result: "0x" };
  const found = NAMES[words[0] ?? ""];
  if (to === REGISTRY) {
    if (selector === "0x0178b8bf") return { result: word(found === undefined ? 0n : RESOLVER) };
    if (selector === "0x02571be3") return { result: word(found === undefined ? 0n : VITALIK) };
    return { revert: "0x" };
  }
  // addr, name, supportsInterface.
  if (selector === "0x3b3b57de") return { result: word(found?.addr ?? 0n) };
  if (selector === "0x691f3431") return { result: textWords(found?.name ?? "") };
  if (selector === "0x01ffc9a7") return { result: word(0n) };
  return { revert: "0x" };
}

function runToken(token: StandInToken, selector: string, words: readonly string[]): ContractEnd {
  const [first = "", second = ""] = words.map((each) => `0x${each.slice(-40)}`);
  const results: Readonly<Record<string, () => string>> = {
    "0x06fdde03": () => textWords(token.name),
    "0x95d89b41": () => textWords(token.symbol),
    "0x313ce567": () => word(BigInt(token.decimals)),
    "0x18160ddd": () => word(token.supply),
    "0x70a08231": () => word(token.balances[first] ?? 0n),
    "0xdd62ed3e": () => word(token.allowances[`${first}>${second}`] ?? 0n),
    // approve
    "0x095ea7b3": () => word(1n),
  };
  const run = results[selector];
  if (run !== undefined) return { result: run() };
  return { revert: `0x08c379a0${textWords("no such function").slice(2)}` };
}
