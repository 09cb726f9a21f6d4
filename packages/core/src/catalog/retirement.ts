// Retirement: the names that were taken out of the catalog, and what to call in their place.
import { ServiceError } from "../errors/errors.js";

/** A name that was taken out of the catalog, and what to call in its place. */
export interface Retirement {
  readonly name: string;
  readonly replacement: string;
  /** How its arguments translate: in words, or by the replacement's name for each. */
  readonly args?: string | Readonly<Record<string, string>>;
}

/** The retired names of a catalog. */
export interface Retirements {
  /** The name of the tool in place of a retired one; undefined for any other name. */
  replacement(name: string): string | undefined;
  /** The error that names a retired tool's replacement; undefined for any other name. */
  refusal(name: string): ServiceError | undefined;
}

/**
 * Puts together what the host and its providers have retired; the host's word on a name holds. Throws an `Error` for a
 * name that is in the catalog, and for one whose replacement is not.
 */
export function createRetirements(
  { host, providers }: { readonly host: readonly Retirement[]; readonly providers: readonly Retirement[] },
  tools: { has(name: string): boolean },
): Retirements {
  const byName = new Map<string, Retirement>();
  for (const retirement of [...providers, ...host]) byName.set(retirement.name, retirement);
  for (const { name, replacement } of byName.values()) {
    if (tools.has(name)) throw new Error(`tool ${name} is retired and in the catalog`);
    if (!tools.has(replacement))
      throw new Error(`retired tool ${name}: its replacement ${replacement} is in no provider`);
  }
  return {
    replacement: (name) => byName.get(name)?.replacement,
    refusal(name) {
      const retirement = byName.get(name);
      if (retirement === undefined) return undefined;
      return new ServiceError("TOOL_RETIRED", {
        message: `The tool ${name} was retired.`,
        next: `Call ${retirement.replacement}${translation(retirement)}.`,
      });
    },
  };
}

/** How the arguments of a retired tool translate, in brackets. */
function translation({ args }: Retirement): string {
  if (args === undefined) return "";
  if (typeof args === "string") return ` (${args})`;
  return ` (${Object.entries(args)
    .map(([from, to]) => `${from} is ${to}`)
    .join(", ")})`;
}
