// The variables of a service's environment: which there are, and what is told of one that is none or cannot be used.
import type { Environment } from "./environment.js";

// Of the server, of the commands that call one, and of tests.
const KNOWN: readonly string[] = [
  "SVC_API_KEY",
  "SVC_BOOTSTRAP_CREDITS",
  "SVC_BOOTSTRAP_KEY",
  "SVC_CONFIG",
  "SVC_EGRESS_ALLOW",
  "SVC_METRICS",
  "SVC_OAUTH_ISSUER",
  "SVC_OAUTH_JWKS_URI",
  "SVC_PUBLIC_URL",
  "SVC_STORE",
  "SVC_TEST",
  "SVC_TEST_CLOCK_FILE",
  "SVC_URL",
];
const OF_PROVIDERS: readonly string[] = ["SVC_UPSTREAM_COINGECKO", "SVC_KEY_COINGECKO"];

/** What the name of a variable begins with that gives a chain its node. */
export const CHAIN_PREFIX = "SVC_EVM_RPC_";

/**
 * What to tell of variables that have no effect here: a slip of the pen, or another's (Kubernetes sets some for each
 * service). Throws an `Error` that names one which cannot be what it is set to. No value is shown.
 */
export function checkVariables(env: Environment): string[] {
  const unknown: string[] = [];
  for (const [name, value = ""] of Object.entries(env)) {
    if (!name.startsWith("SVC_")) continue;
    const isChain = name.startsWith(CHAIN_PREFIX) && name !== CHAIN_PREFIX;
    if (!isChain && !OF_PROVIDERS.includes(name) && !KNOWN.includes(name)) unknown.push(name);
    else if (value !== "") requireUsable(name, value);
  }
  const all = [...KNOWN, ...OF_PROVIDERS, `${CHAIN_PREFIX}<CHAIN>`].join(", ");
  return unknown.map((name) => `${name} has no effect here; there are ${all}`);
}

/** Throws an `Error` where a variable speaks to the shipped providers, and a configuration has others in their place. */
export function refuseProviderVariables(env: Environment): void {
  for (const [name, value] of Object.entries(env)) {
    if (!value || !/^SVC_(UPSTREAM|KEY|EVM_RPC)_/.test(name)) continue;
    throw new Error(
      `${name} has no effect: SVC_CONFIG lists providers of its own, which take their settings there`,
    );
  }
}

function requireUsable(name: string, value: string): void {
  // It goes into a header, where a line break fails each call, in an error that shows it.
  if (name.startsWith("SVC_KEY_") && !/^[\x21-\x7e]+$/.test(value))
    throw new Error(`${name} must be printable ASCII without spaces or line breaks`);
  const isUrl = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  // It is not shown: nodes take their keys in the URL.
  if (/^SVC_(UPSTREAM|EVM_RPC)_/.test(name) && !isUrl)
    throw new Error(`${name} must be an http or https URL`);
}
