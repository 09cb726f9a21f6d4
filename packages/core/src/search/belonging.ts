// Search belonging: whose tool it is and of which kind of chain, and how well that fits what an intent names.
import type { Meanings } from "./meanings.js";
import type { Terms } from "./terms.js";

/** Who brings a tool. */
export interface Bringer {
  readonly id: string;
  readonly title: string;
}

interface Brought {
  readonly name: string;
  readonly provider?: Bringer | undefined;
  readonly readiness?: number;
  readonly definition?: { readonly uses?: readonly string[] | undefined };
}

/** What is known of where a tool belongs. */
export interface Belonging {
  /** The term of its provider; undefined where nobody names it, as one that brings tools of many sources. */
  readonly provider: string | undefined;
  /** Whether its own name says its provider. */
  readonly saysProvider: boolean;
  /** Kinds of chains that its texts say, such as `@solana`; none where it does not matter. */
  readonly worlds: readonly string[];
  /** 1 where it can be called as things stand, less where a key or a plan is missing. */
  readonly readiness: number;
  /** Whether it asks other tools, so that a caller need not choose between those. */
  readonly isComposite: boolean;
}

/** What an intent names. */
export interface Named {
  /** Terms of providers. */
  readonly providers: ReadonlySet<string>;
  /** Kinds of chains. */
  readonly worlds: readonly string[];
}

/** Finds the providers that a text names. */
export interface ProviderNames {
  /** Whether a word of a text may begin a name; where none does, the text names nobody. */
  mayBegin(word: string): boolean;
  /** The terms of the providers. */
  namedIn(text: string): ReadonlySet<string>;
}

// What a tool gains where the intent names its provider.
const OF_PROVIDER = 0.3;
// What a tool loses whose name says a provider, where the intent names another, and where it names none.
const OF_ANOTHER = 0.4;
const OF_NONE = 0.15;
// What a tool loses that is of other kinds of chains than the intent.
const OTHER_WORLD = 0.4;
// What a tool gains that asks others, where the intent names nobody.
const COMPOSITE = 0.1;
// A tool that says a kind of chain with this weight is for it.
const OF_WORLD = 1.1;
const NOBODY: ReadonlySet<string> = new Set();

/** What a provider is called: its title's first word, where its id is the beginning of that. */
function nameOf({ id, title }: Bringer): string | undefined {
  const [first = ""] = title.toLowerCase().split(" ");
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  return letters(first).startsWith(letters(id)) ? first : undefined;
}

/** The term of a provider, which no word and no meaning is. */
export function providerTerm({ id }: Bringer): string {
  return `%${id}`;
}

/** The names of these providers. A word for a kind of chain names none, though a provider is called so. */
export function providerNames(providers: Iterable<Bringer>, meanings: Meanings): ProviderNames {
  const terms = new Map<string, string>();
  for (const provider of providers) {
    const name = nameOf(provider);
    if (name !== undefined && !meanings.worlds.has(`@${name}`)) terms.set(name, providerTerm(provider));
  }
  if (terms.size === 0) return { mayBegin: () => false, namedIn: () => NOBODY };
  // One pattern for all names: a search takes no more than microseconds.
  const names = [...terms.keys()].map((name) => name.replace(/[^a-z0-9]+/g, "[^a-z0-9]"));
  const pattern = new RegExp(`\\b(?:${names.join("|")})\\b`, "g");
  const beginnings = new Set([...terms.keys()].flatMap((name) => name.match(/[a-z0-9]+/) ?? []));
  // Words are without their numbers.
  if ([...beginnings].some((word) => /^\d+$/.test(word))) beginnings.add("n");
  return {
    // What has a form, such as an address of a site, may hold any name.
    mayBegin: (word) => word.startsWith("§") || beginnings.has(word),
    namedIn(text) {
      const found = text.toLowerCase().match(pattern);
      if (!found) return NOBODY;
      return new Set(
        found.flatMap((name) => terms.get(name) ?? terms.get(name.replace(/[^a-z0-9]/g, ".")) ?? []),
      );
    },
  };
}

/** The kinds of chains that are told with more than the least weight. */
function worldsOf(
  { worlds }: Meanings,
  weightOf: (term: string) => number | undefined,
  least: number,
): readonly string[] {
  return [...worlds].filter((world) => (weightOf(world) ?? 0) > least);
}

/** Where a tool belongs, by its name, its provider and the terms of its texts. */
export function belongingOf(meanings: Meanings, tool: Brought, terms: Terms = new Map()): Belonging {
  const { name, provider, readiness = 1, definition } = tool;
  const called = provider && nameOf(provider);
  return {
    provider: provider && providerTerm(provider),
    saysProvider: called !== undefined && name.split("_").includes(called),
    worlds: worldsOf(meanings, (world) => terms.get(world), OF_WORLD),
    readiness,
    isComposite: definition?.uses !== undefined,
  };
}

/** What the score of a tool is multiplied by, by where it belongs. */
export function belongs(tool: Belonging, named: Named): number {
  const namesAny = named.providers.size > 0;
  const isNamed = namesAny && tool.provider !== undefined && named.providers.has(tool.provider);
  let fit = isNamed ? 1 + OF_PROVIDER : tool.readiness;
  if (tool.isComposite && !namesAny) fit *= 1 + COMPOSITE;
  if (tool.saysProvider && !isNamed) fit *= 1 - (namesAny ? OF_ANOTHER : OF_NONE);
  const isElsewhere = tool.worlds.length > 0 && named.worlds.length > 0;
  if (isElsewhere && !tool.worlds.some((world) => named.worlds.includes(world))) fit *= 1 - OTHER_WORLD;
  return fit;
}
