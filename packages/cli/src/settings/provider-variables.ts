// Variables of providers: how they are named, and how the values make the providers.
import { authsOf, isObject, type Provider, type ProviderFactory, type Variable } from "@svckit/core";
import { type DescribedVariable, type Environment, isHttp, PREFIX } from "./variables.js";

/** A variable of a provider: it sets an option, or gives a key. The name of a family ends in `<…>`, which stands for any text. */
export interface ProviderVariable extends DescribedVariable {
  /** Undefined for a key. */
  readonly option: string | undefined;
  /** The member of the option that it sets. Undefined where it sets the whole option, and for a family. */
  readonly member: string | undefined;
  /** The variable that the provider's `auth` names; undefined where it gives no key. */
  readonly key: string | undefined;
}

/** What makes a provider from the environment. */
export interface ProviderSource {
  readonly variables: readonly ProviderVariable[];
  create(env: Environment): Provider;
}

/** Reads what a factory declares. `name` is what errors call whoever brought it. */
export function toProviderSource(factory: ProviderFactory, name: string): ProviderSource {
  const bare = makeProvider(name, factory);
  const variables = Object.entries(factory.variables ?? {}).flatMap(([option, variable]) =>
    namedBy(bare, option, variable),
  );
  return {
    variables: [...variables, ...keyVariables(bare)],
    create(env) {
      const options = optionsOf(variables, env);
      // Most factories are given nothing, and what they make then is there already.
      return Object.keys(options).length === 0 ? bare : makeProvider(name, factory, options);
    },
  };
}

/** Makes a provider. Throws an `Error` with the name where the factory throws, or gives something else. */
function makeProvider(name: string, factory: ProviderFactory, options?: object): Provider {
  let made: unknown;
  try {
    // `as`: each option gets what its variable declares.
    made = factory(options as never);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${name}: its factory failed: ${why}`, { cause });
  }
  // `as`: what else a provider has is checked where the service is created.
  if (isObject(made) && typeof made["id"] === "string") return made as unknown as Provider;
  throw new Error(`${name}: its factory must give a provider, as defineProvider does, and no promise of one`);
}

/** The variables of one option. */
function namedBy(provider: Provider, option: string, variable: Variable): ProviderVariable[] {
  const { id, title, baseUrl = "", upstreams = {} } = provider;
  const common = { option, member: undefined, unset: "", key: undefined };
  const { kind, description } = variable;
  switch (kind) {
    case "upstream":
      return [
        {
          ...common,
          name: nameOf("upstream", id),
          unset: baseUrl,
          description: description ?? `base URL of ${title}`,
        },
      ];
    case "upstreams":
      return variable.hosts.map((host) => ({
        ...common,
        name: nameOf("upstream", id, host),
        member: host,
        unset: upstreams[host] ?? "",
        description: description ?? `base URL of ${title}, host ${host}`,
      }));
    case "family":
      return [
        {
          ...common,
          name: `${nameOf(id, variable.name)}_<${upper(variable.each)}>`,
          description: variable.description,
        },
      ];
  }
}

/** The variables of a provider's keys, the first under the provider's name too. */
export function keyVariables(provider: Provider): ProviderVariable[] {
  // What a configuration lists is checked where the service is created.
  if (!isObject(provider)) return [];
  const { id, title } = provider;
  const variables = new Map(authsOf(provider).map((auth) => [auth.variable, auth]));
  return [...variables.values()].flatMap(({ variable, optional, personal, for: tools }, at) => {
    const common = { option: undefined, member: undefined, unset: "", key: variable };
    const description = [
      tools ? `key of ${title} for ${tools.map((tool) => `\`${tool}\``).join(", ")}` : `key of ${title}`,
      ...(optional ? ["works without one too"] : []),
      ...(personal ? ["callers may bring their own"] : []),
    ].join("; ");
    const named = { ...common, name: variable, description };
    return at > 0 ? [named] : [named, { ...common, name: nameOf("key", id), description: `the same` }];
  });
}

/** The keys that an environment gives to providers; throws an `Error` that names two variables which disagree. */
export function readKeys(env: Environment, providers: readonly Provider[]): Record<string, string> {
  const keys: Record<string, string> = {};
  const read = new Map<string, string>();
  for (const { key, name } of providers.flatMap(keyVariables)) {
    const value = env[name];
    if (key === undefined || !value) continue;
    if (keys[key] !== undefined && keys[key] !== value)
      throw new Error(`${read.get(key)} and ${name} give the same key two values: set one of them`);
    keys[key] = value;
    read.set(key, name);
  }
  return keys;
}

function nameOf(...parts: readonly string[]): string {
  return PREFIX + parts.map(upper).join("_");
}

function upper(part: string): string {
  return part.toUpperCase().replaceAll("-", "_");
}

/** The options that an environment sets. An empty value sets nothing. */
function optionsOf(
  variables: readonly ProviderVariable[],
  env: Environment,
): Readonly<Record<string, unknown>> {
  const options: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(env)) {
    const variable = value && variables.find((each) => isNamed(each, name));
    if (!variable) continue;
    const { option } = variable;
    if (option === undefined) continue;
    const member = memberOf(variable, name);
    options[option] = member === undefined ? value : { ...Object(options[option]), [member]: value };
  }
  return options;
}

/** Whether a name is that of the variable, or of one of its family. */
export function isNamed(variable: ProviderVariable, name: string): boolean {
  const stem = familyStem(variable);
  return stem === undefined ? name === variable.name : name.startsWith(stem) && name !== stem;
}

/** What the names of a family begin with; undefined for a single variable. */
function familyStem({ name }: ProviderVariable): string | undefined {
  return name.endsWith(">") ? name.slice(0, name.lastIndexOf("<")) : undefined;
}

/** The member that a name sets. For a family it is the rest of the name: `MY_NET` is `my-net`. */
function memberOf(variable: ProviderVariable, name: string): string | undefined {
  const stem = familyStem(variable);
  return stem === undefined ? variable.member : name.slice(stem.length).toLowerCase().replaceAll("_", "-");
}

/** Throws an `Error` that names a variable whose value cannot be used. Shows no value. */
export function requireUsable({ key }: ProviderVariable, name: string, value: string): void {
  // A key goes into a header. A line break there would fail each call, with an error that shows the key.
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(value))
    throw new Error(`${name} must be printable ASCII without spaces or line breaks`);
  if (key === undefined && !isHttp(value)) throw new Error(`${name} must be an http or https URL`);
}
