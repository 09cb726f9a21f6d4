// Secrets that a server's settings hold, and the mask that keeps whatever looks like one out of its log.
import type { Brand } from "@svckit/core";
import type { Environment } from "./environment.js";

// A setting that is shorter is no secret, and masking it would mask ordinary words.
const SHORTEST = 6;
const MASKED = "[secret]";

/** The secrets in an environment: keys, and what URLs carry beside their host. */
export function secretsOf(env: Environment): readonly string[] {
  const found = new Set<string>();
  for (const [name, value = ""] of Object.entries(env)) {
    if (/^SVC_(KEY_|BOOTSTRAP_KEY$)/.test(name)) found.add(value);
    if (/^SVC_(STORE$|UPSTREAM_|EVM_RPC_)/.test(name)) for (const part of partsOf(value)) found.add(part);
  }
  return [...found].filter((secret) => secret.length >= SHORTEST).sort((a, b) => b.length - a.length);
}

/** Password, path segments and query values of a URL, as they are written and as they are meant. */
function partsOf(value: string): string[] {
  if (!URL.canParse(value)) return [];
  const { username, password, pathname, searchParams, protocol, host } = new URL(value);
  // Of a store the path is a file or a database; its user is told in the errors of the engine.
  const parts = /^https?:$/.test(protocol) ? [username, password, ...pathname.split("/")] : [password];
  return host === "" ? [] : [...parts.flatMap((part) => [part, decode(part)]), ...searchParams.values()];
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Masks these secrets, and all that has the form of a key, a signing secret or a bearer token. */
export function createMask({ keyPrefixes }: Brand, secrets: readonly string[]): (line: string) => string {
  const prefixes = [...Object.values(keyPrefixes), "whsec_"].join("|");
  // The name of a variable begins as a key of the kind `test` does, in capitals.
  const forms = new RegExp(`(?:${prefixes})(?!clock_file\\b)[\\w+/=]{6,}|\\bBearer +[^\\s"\\\\]+`, "gi");
  return (line) => {
    const masked = line.replace(forms, MASKED);
    return secrets.reduce((text, secret) => text.replaceAll(secret, MASKED), masked);
  };
}
