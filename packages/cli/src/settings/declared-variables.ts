// The variables of the environment beside those that the server and its providers declare.
import { nearestName } from "@svckit/core";
import { isNamed, type ProviderVariable, requireUsable } from "./provider-variables.js";
import { type Environment, OWN_VARIABLES, PREFIX } from "./variables.js";

/** Variables that nobody has declared, and what to do about them. */
export interface IdleVariables {
  readonly names: string;
  readonly next: string;
}

/**
 * A warning about variables that nobody declares: a slip of the pen, or another program's (Kubernetes sets some for each
 * service). Throws an `Error` that names a declared one whose value cannot be used. Shows no value.
 */
export function checkVariables(
  env: Environment,
  variables: readonly ProviderVariable[],
): IdleVariables | undefined {
  const known = OWN_VARIABLES.map(({ name }) => name);
  const unknown: string[] = [];
  for (const [name, value = ""] of Object.entries(env)) {
    if (known.includes(name)) continue;
    const variable = variables.find((each) => isNamed(each, name));
    if (variable && value !== "") requireUsable(variable, name, value);
    if (!variable && name.startsWith(PREFIX)) unknown.push(name);
  }
  if (unknown.length === 0) return undefined;
  const all = [...known, ...variables.map(({ name }) => name)].filter((name) => name.startsWith(PREFIX));
  return { names: unknown.join(", "), next: `${meant(unknown, all)}docs/serve.md lists the variables.` };
}

/** The variables that are most like these. What all begin with makes none of them alike. */
function meant(unknown: readonly string[], all: readonly string[]): string {
  const bare = all.map((name) => name.slice(PREFIX.length));
  const near = unknown.flatMap((name) => nearestName(name.slice(PREFIX.length), bare) ?? []);
  return near.length === 0
    ? ""
    : `Did you mean ${[...new Set(near)].map((name) => PREFIX + name).join(", ")}? `;
}

/** Throws an `Error` that names a variable of a shipped provider which the configuration has replaced. */
export function refuseIdle(env: Environment, variables: readonly ProviderVariable[]): void {
  for (const [name, value] of Object.entries(env)) {
    // A key's own name may be there for other programs.
    if (!value || !name.startsWith(PREFIX) || !variables.some((each) => isNamed(each, name))) continue;
    throw new Error(
      `${name} has no effect: SVC_CONFIG lists providers of its own, which take their settings there`,
    );
  }
}

/** Throws an `Error` that names a variable which two declare; one key may be that of two providers. */
export function requireDistinct(variables: readonly ProviderVariable[]): void {
  const seen = new Map<string, string | undefined>(OWN_VARIABLES.map(({ name }) => [name, undefined]));
  for (const { name, key } of variables) {
    if (seen.has(name) && (key === undefined || seen.get(name) !== key || name !== key))
      throw new Error(`${name} is a variable of two providers, or of the server itself`);
    seen.set(name, key);
  }
}
