// Provider factory: makes a provider from its options, and declares which of them a server's environment can set.
import type { Provider } from "./provider.js";

/**
 * A function from options to a provider, all of which may be left out. A server makes its providers by it, so it
 * throws for options that cannot be used alone. Keys are no options: the provider's `auth` declares their variables.
 */
export interface ProviderFactory<Options extends object = never> {
  (options?: Options): Provider;
  /** By the option that each sets; none where left out. */
  readonly variables?: Readonly<Record<string, Variable>>;
}

/** An option that the environment can set. The name of its variable follows from its kind, as `svc serve` has it. */
export type Variable = TextVariable | TextsVariable;

/** A variable whose value is the option: the provider's base URL, `SVC_UPSTREAM_<PROVIDER>`. */
export interface TextVariable {
  readonly kind: "upstream";
  readonly description?: string;
}

/** Variables whose values are the option together, by name in lower case. */
export type TextsVariable =
  /** Base URLs of these hosts: `SVC_UPSTREAM_<PROVIDER>_<HOST>`. */
  | { readonly kind: "upstreams"; readonly hosts: readonly string[]; readonly description?: string }
  /** URLs of whatever names an operator chooses: `SVC_<PROVIDER>_<NAME>_<EACH>`, such as `SVC_EVM_RPC_<CHAIN>`. */
  | { readonly kind: "family"; readonly name: string; readonly each: string; readonly description: string };

/** The variables of a factory's options: a text, or texts by name. */
type VariablesOf<Options extends object> = {
  readonly [Name in keyof Options]?: string extends NonNullable<Options[Name]>
    ? TextVariable
    : Readonly<Record<string, string>> extends NonNullable<Options[Name]>
      ? TextsVariable
      : never;
};

const NAME_FORM = /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/;

/** Declares a factory and its variables; throws an `Error` that names one which can be no name of a variable. */
export function defineProviderFactory<Options extends object>(
  variables: VariablesOf<NoInfer<Options>>,
  create: (options: Options) => Provider,
): ProviderFactory<Options> & { readonly variables: Readonly<Record<string, Variable>> } {
  // `as`: `VariablesOf` gives each option one of these or nothing.
  const declared = variables as Readonly<Record<string, Variable>>;
  for (const [option, variable] of Object.entries(declared)) {
    const wrong = namesIn(variable).find((name) => !NAME_FORM.test(name));
    if (wrong !== undefined)
      throw new Error(
        `variable of the option ${option}: ${JSON.stringify(wrong)} must match ${NAME_FORM.source}`,
      );
  }
  // `as`: options may all be left out.
  const factory = (options: Options = {} as Options) => create(options);
  return Object.assign(factory, { variables: Object.freeze(declared) });
}

function namesIn(variable: Variable): readonly string[] {
  if (variable.kind === "upstreams") return variable.hosts;
  return variable.kind === "family" ? [variable.name, variable.each] : [];
}
