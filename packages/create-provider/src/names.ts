// Names: how a new provider is called in code, in variables, in packages and before people, all from one name.

/** What a provider is called. */
export interface Names {
  /** In receipts, settings and names of tools: `acme_prices`. */
  readonly id: string;
  /** In the names of variables: `ACME_PRICES`. */
  readonly variable: string;
  /** Before people: `Acme Prices`. */
  readonly title: string;
  /** On the registry: `svckit-provider-acme-prices`. */
  readonly packageName: string;
}

const FORM = /^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/;
const LONGEST = 32;

/** What is wrong with a name, as a sentence; undefined for nothing. */
export function nameFault(name: string): string | undefined {
  if (!FORM.test(name))
    return `${JSON.stringify(name)} is no name of a provider: it takes a-z and 0-9 in words joined by "-" or "_", a letter first, such as acme-prices`;
  if (name.length > LONGEST) return `${JSON.stringify(name)} has more than ${LONGEST} characters`;
  return undefined;
}

/** What is wrong with a base URL, as a sentence that shows none of its secrets; undefined for nothing. */
export function baseUrlFault(text: string): string | undefined {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    return "the base URL must be an http or https URL, such as https://api.acme.example/v1";
  const { username, password } = new URL(text);
  if (username !== "" || password !== "")
    return "the base URL must hold no user name or password; keys are declared in the provider, as auth";
  return /[?#]/.test(text)
    ? "the base URL must have no query and no fragment; keys are declared in the provider, as auth"
    : undefined;
}

/** The names that follow from one. */
export function namesOf(name: string): Names {
  const words = name.split(/[-_]/);
  return {
    id: words.join("_"),
    variable: words.join("_").toUpperCase(),
    title: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" "),
    packageName: `svckit-provider-${words.join("-")}`,
  };
}
