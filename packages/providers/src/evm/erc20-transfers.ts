// get_erc20_transfers: transfers of a token or of a wallet in a range of blocks, from the events of the tokens.
import { paginate, type Tool, type ToolContext } from "@svckit/core";
import {
  decimal,
  evmAddress,
  integerString,
  lazy,
  limit,
  orNull,
  toChecksumAddress,
} from "@svckit/core/schemas";
import * as z from "zod";
import { formatUnits } from "./amount.js";
import {
  type BlockRange,
  type LogFilter,
  openRange,
  rangeArguments,
  rangeFault,
  rangeFields,
  readWindow,
} from "./block-range.js";
import { chainFacts, chainFields } from "./chain-facts.js";
import { chainTool } from "./chain-tool.js";
import type { EvmChains } from "./chains.js";
import { addressWord, describeToken } from "./erc20.js";
import { placeFields, placeOf, type RpcLog } from "./log.js";

const FRESH_MS = 5_000;
const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
// Each is two further questions to the node.
const MAX_DESCRIBED = 8;

type TokenFacts = Awaited<ReturnType<typeof describeToken>>;

function inputOf(chains: EvmChains) {
  return z
    .object({
      chain: chains.argument(),
      token: evmAddress("The token's contract; any token where left out").optional(),
      address: evmAddress("The wallet that sent or received; any where left out").optional(),
      direction: z
        .enum(["both", "in", "out"])
        .default("both")
        .describe("Whether the wallet received (in), sent (out) or either; of no effect without address"),
      ...rangeArguments(),
      limit: limit({ most: 1_000, usual: 100 }, "How many transfers"),
    })
    .superRefine((args, ctx) => {
      const isFiltered = args.token !== undefined || args.address !== undefined;
      const message = isFiltered ? rangeFault(args, true) : "give a token, an address or both";
      const path = [isFiltered ? "from_block" : "token"];
      if (message !== undefined) ctx.addIssue({ code: "custom", path, message });
    });
}

const output = () =>
  z.object({
    chain: z.string().describe("Slug of the chain"),
    ...placeFields(),
    log_index: z.int().describe("Place of the event in the block"),
    from: z.string().describe("Sender, in EIP-55 spelling; the zero address where tokens were made"),
    to: z.string().describe("Recipient, in EIP-55 spelling; the zero address where tokens were burned"),
    token: z
      .object({
        address: z.string().describe("The token's contract in EIP-55 spelling"),
        symbol: z.string().nullable().describe("Symbol, as the contract gives it, unverified"),
        decimals: z.int().nullable().describe("Decimals of the token"),
      })
      .describe(
        `The token; of a wallet's transfers, symbol and decimals of the first ${MAX_DESCRIBED} tokens of a page are asked for, and null of others`,
      ),
    amount_raw: integerString("Amount in the token's smallest unit"),
    amount: orNull(decimal("Amount in whole tokens; null where the decimals are not known")),
  });

/** The tool over a provider's chains. */
export function getErc20Transfers(chains: EvmChains): Tool {
  return paginate({
    ...chainTool,
    name: "get_erc20_transfers",
    title: "ERC-20 transfers on chain",
    description:
      "Transfers of an ERC-20 token, of a wallet, or of both together in a range of blocks of an EVM chain, oldest first with exact amounts, read from the tokens' Transfer events at a node. Native coin and NFTs are not among them. A page reads 5,000 blocks at most: where it is short or empty, next_cursor goes on.",
    category: "portfolio_wallet",
    keywords: [
      "token transfers",
      "erc20 transfer events",
      "who sent tokens",
      "transfer events between blocks",
      "transfers of a token on chain",
      "wallet token movement by blocks",
      "token flow in block range",
      "exact transfers at node",
      "transfer log of token",
      "explorerless transfers",
      "airdrop recipients",
    ],
    cacheTtl: FRESH_MS,
    input: lazy(() => inputOf(chains)),
    output: lazy(() =>
      z.object({
        ...chainFields(),
        ...rangeFields(),
        transfers: z.array(output()).describe("The transfers, oldest first"),
      }),
    ),
    examples: [
      {
        description: "Transfers of USDC in a few blocks of Ethereum",
        args: {
          chain: "ethereum",
          token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
          from_block: 19_000_000,
          to_block: 19_000_009,
        },
      },
      {
        description: "What a wallet sent on Base, of any token",
        args: {
          chain: "base",
          address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
          direction: "out",
          from_block: 20_000_000,
          to_block: 20_000_900,
        },
      },
    ],
    list: "transfers",
    by: "cursor",
    absent: ({ chain }) => `${chain} has no such transfer in those blocks`,
    async page({ chain, token, address, direction, ...args }, ctx, { cursor }) {
      const [range] = await Promise.all([
        // `as`: what this function gave as `next`, which the service has signed.
        (cursor as BlockRange | undefined) ?? openRange(ctx, args),
        describeTokens(ctx, token === undefined ? [] : [token]),
      ]);
      const { logs, next } = await readWindow(ctx, range, filtersOf(token, address, direction));
      const transfers = inOrder(logs.filter(isErc20Transfer));
      const facts = await describeTokens(
        ctx,
        transfers.map((log) => log.address),
      );
      return {
        items: transfers.map((log) => ({ chain, ...placeOf(log), ...tell(log, facts.get(log.address)) })),
        next,
        beside: {
          ...(await chainFacts(chains.of(chain), ctx)),
          from_block: range.from,
          to_block: range.to,
        },
      };
    },
  });
}

/** Topics of an event are joined by `and`, so that sent and received are two questions. */
function filtersOf(token: string | undefined, address: string | undefined, direction: string): LogFilter[] {
  if (address === undefined) return [{ address: token, topics: [TRANSFER] }];
  const word = `0x${addressWord(address)}`;
  const sent = { address: token, topics: [TRANSFER, word] };
  const received = { address: token, topics: [TRANSFER, null, word] };
  return [...(direction === "in" ? [] : [sent]), ...(direction === "out" ? [] : [received])];
}

/** NFTs have an event of the same name, whose third argument is a topic. */
function isErc20Transfer({ topics, data }: RpcLog): boolean {
  return topics.length === 3 && /^0x[0-9a-fA-F]{64}$/.test(data);
}

/** By their place in the chain, each once: who sends to itself is found twice. */
function inOrder(logs: readonly RpcLog[]): readonly RpcLog[] {
  const unique = new Map(logs.map((log) => [`${log.blockNumber} ${log.logIndex}`, log]));
  return [...unique.values()].sort((a, b) =>
    Number(a.blockNumber - b.blockNumber || a.logIndex - b.logIndex),
  );
}

// A call reads several windows; what it has asked for once holds for all of them.
const described = new WeakMap<ToolContext, Map<string, Promise<TokenFacts>>>();

async function describeTokens(ctx: ToolContext, tokens: readonly string[]): Promise<Map<string, TokenFacts>> {
  const asked = described.get(ctx) ?? new Map<string, Promise<TokenFacts>>();
  described.set(ctx, asked);
  for (const address of tokens)
    if (!asked.has(address) && asked.size < MAX_DESCRIBED) asked.set(address, describeToken(ctx, address));
  return new Map(
    await Promise.all([...asked].map(async ([address, facts]) => [address, await facts] as const)),
  );
}

function tell(
  { address, topics: [, from = "", to = ""], data, logIndex }: RpcLog,
  facts: TokenFacts | undefined,
) {
  const { symbol, decimals } = facts ?? { symbol: null, decimals: null };
  const raw = BigInt(data);
  return {
    log_index: Number(logIndex),
    from: addressOf(from),
    to: addressOf(to),
    token: { address, symbol, decimals },
    amount_raw: raw,
    amount: decimals === null ? null : formatUnits(raw, decimals),
  };
}

function addressOf(word: string): string {
  return toChecksumAddress(`0x${word.slice(-40)}`);
}
