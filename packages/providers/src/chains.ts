// Chains: what is known of each chain, and the argument `chain` of an upstream that has names of its own for them.
import { once } from "@svckit/core";
import { chain } from "@svckit/core/schemas";
import * as z from "zod";
import { CHAIN_TABLE } from "./chain-table.js";

/** The columns that hold an upstream's name of a chain. `coins` is DefiLlama's name in the ids of coins, `blockscout` an address. */
export type ChainColumn =
  | "coingecko"
  | "geckoterminal"
  | "llama"
  | "coins"
  | "dexscreener"
  | "goplus"
  | "blockscout";

/** A chain of the table. */
export interface KnownChain {
  readonly slug: string;
  readonly caip2: string;
  /** Number of an EVM chain; undefined for any other. */
  readonly chainId: number | undefined;
  readonly name: string;
  /** Symbol of its native coin. */
  readonly coin: string;
  /** URL of a public JSON-RPC node; of EVM chains alone. */
  readonly node: string | undefined;
  readonly explorer: string | undefined;
  /** Its name at each upstream that has it. */
  readonly names: Readonly<Partial<Record<ChainColumn, string>>>;
}

/** The chains that one upstream has. */
export interface UpstreamChains {
  /** The argument `chain`: slug, CAIP-2 or EVM number, read as the slug. */
  readonly argument: (meaning?: string) => z.ZodType<string, string | number>;
  /** The same for an upstream with more chains than the table: it takes the upstream's own names too, `source` says where from. */
  readonly openArgument: (source: string) => z.ZodType<string, string | number>;
  /** The upstream's name of what `openArgument` gave. */
  readonly ownNameOf: (slug: string) => string;
  /** The upstream's name of a chain by its slug. Throws a `TypeError` for a slug that the argument does not give. */
  readonly nameOf: (slug: string) => string;
  /** What is made with the upstream's name of a chain; undefined for one that it has no name for. */
  readonly withName: <T>(slug: string, make: (name: string) => T) => T | undefined;
  /** The slug of a chain by the upstream's name; that name where the table does not have it. */
  readonly slugOf: (name: string) => string;
  readonly all: readonly KnownChain[];
}

// An upstream's own name of a chain that the table lacks.
const OWN_NAME = /^[a-z0-9][a-z0-9_-]{0,49}$/;

const rows = once(() => {
  const [header = "", ...lines] = CHAIN_TABLE.trim().split("\n");
  const columns = cellsOf(header);
  return lines.map((line) => {
    const cells = cellsOf(line);
    return toChain(Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? "-"])));
  });
});

const bySlug = once(() => new Map(rows().map((each) => [each.slug, each])));

/** All chains of the table. */
export function knownChains(): readonly KnownChain[] {
  return rows();
}

/** The chain of a slug, if the table has it. */
export function knownChain(slug: string): KnownChain | undefined {
  return bySlug().get(slug);
}

/** The chains that an upstream has a name for. */
export function chainsOf(column: ChainColumn): UpstreamChains {
  const all = rows().filter(({ names }) => names[column] !== undefined);
  const caip2 = Object.fromEntries(all.map((each) => [each.slug, each.caip2]));
  const slugs = new Map(all.map(({ slug, names }) => [names[column]?.toLowerCase(), slug]));
  return {
    all,
    argument: (meaning) => chain(caip2, meaning),
    openArgument: (source) =>
      z
        .union([chain(caip2), z.string().trim().toLowerCase().regex(OWN_NAME)], {
          error:
            "it takes a slug such as `ethereum`, CAIP-2, the number of an EVM chain, or the upstream's own name",
        })
        .transform((given) => slugs.get(given) ?? given)
        .describe(`The chain; a slug such as \`ethereum\`, CAIP-2, the number of an EVM chain, or ${source}`),
    ownNameOf: (slug) => knownChain(slug)?.names[column] ?? slug,
    nameOf(slug) {
      const name = knownChain(slug)?.names[column];
      if (name === undefined) throw new TypeError(`no chain ${slug}: the argument was not checked`);
      return name;
    },
    withName(slug, make) {
      const name = knownChain(slug)?.names[column];
      return name === undefined ? undefined : make(name);
    },
    slugOf: (name) => slugs.get(name.toLowerCase()) ?? name,
  };
}

function toChain(cells: Readonly<Record<string, string>>): KnownChain {
  const { slug = "", number = "", name = "", coin = "", node, explorer, ...names } = cells;
  const isEvm = /^\d+$/.test(number);
  const known = Object.entries(names).filter(([, value]) => value !== "-");
  return {
    slug,
    caip2: isEvm ? `eip155:${number}` : number,
    chainId: isEvm ? Number(number) : undefined,
    name,
    coin,
    node: node === "-" ? undefined : node,
    explorer: explorer === "-" ? undefined : explorer,
    names: Object.fromEntries(known),
  };
}

function cellsOf(line: string): string[] {
  return line.split("|").map((cell) => cell.trim());
}
