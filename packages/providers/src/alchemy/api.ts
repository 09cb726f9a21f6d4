// What the tools of Alchemy share: its networks by chain, and where each of its interfaces is.
// Methods, parameters and answers are those of github.com/alchemyplatform/docs (src/openrpc/alchemy, src/openapi).
import { once } from "@svckit/core";
import { chain } from "@svckit/core/schemas";
import * as z from "zod";
import { knownChain } from "../chains.js";

// By chain: its name at Alchemy, before `.g.alchemy.com`.
const NETWORKS: Readonly<Record<string, string>> = {
  ethereum: "eth-mainnet",
  base: "base-mainnet",
  arbitrum: "arb-mainnet",
  optimism: "opt-mainnet",
  polygon: "polygon-mainnet",
  bsc: "bnb-mainnet",
  avalanche: "avax-mainnet",
  gnosis: "gnosis-mainnet",
  linea: "linea-mainnet",
  scroll: "scroll-mainnet",
  zksync: "zksync-mainnet",
  unichain: "unichain-mainnet",
  "world-chain": "worldchain-mainnet",
  berachain: "berachain-mainnet",
  ink: "ink-mainnet",
  soneium: "soneium-mainnet",
  abstract: "abstract-mainnet",
  blast: "blast-mainnet",
  celo: "celo-mainnet",
  "arbitrum-nova": "arbnova-mainnet",
};

/** The hosts: one a chain, and that of the prices. */
export const HOSTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(NETWORKS).map(([slug, network]) => [slug, `https://${network}.g.alchemy.com`]),
  ),
  prices: "https://api.g.alchemy.com",
};

/** What the tools of a chain say of themselves. */
export const asked = {
  effect: "read",
  cacheTtl: 15_000,
  staleTtl: 10 * 60_000,
  upstream: ({ chain: slug }: { readonly chain: string }) => slug,
} as const;

/** The path of JSON-RPC on a chain's host; the key stands in a header, and not behind it. */
export const RPC = "v2";

const caip2 = once(() =>
  Object.fromEntries(Object.keys(NETWORKS).map((slug) => [slug, knownChain(slug)?.caip2])),
);

/** The argument `chain`. */
export const chainArgument = () => chain(caip2());

/** The field `chain` of a result. */
export const chainField = () => z.string().describe("Slug of the chain");

/** A quantity in hex, as text of its digits; null where there is none. */
export const rawHex = () =>
  z
    .string()
    .regex(/^0x[0-9a-fA-F]{0,64}$/)
    .transform((hex) => (hex === "0x" ? "0" : String(BigInt(hex))))
    .nullish();
