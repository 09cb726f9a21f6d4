// Lookup: an argument that another tool has to give first, such as the id behind a name.

/** What is asked first, and which value of the answer is the argument. */
export interface Lookup {
  /** The argument that is filled with it. */
  readonly slot: string;
  /** Whether the argument is a list. */
  readonly isList: boolean;
  /** Tools that give it, the first that the catalog has. */
  readonly givers: readonly string[];
  /** The name that is looked for. */
  readonly name: string;
  /** The chain that it is looked for on. */
  readonly chain: string | undefined;
  /** Fields of a row that hold the value, the first that it has. */
  readonly fields: readonly string[];
}

/** Tools that give what no description names a tool for: by what is given. */
export const GIVERS = {
  address: { givers: ["resolve_ens", "resolve_ens_domain"], fields: ["address"] },
  contract: { givers: ["look_up_token", "search_dex_pairs"], fields: ["address", "token_address"] },
  mint: { givers: ["search_solana_tokens"], fields: ["address", "mint", "id"] },
  coinId: { givers: ["search_all"], fields: ["id"] },
} as const;

/** The tools that find arguments for others. */
export const FINDERS: ReadonlySet<string> = new Set(Object.values(GIVERS).flatMap(({ givers }) => givers));
