// Place: which service a command asks, one elsewhere or one of this process, and with which key.
import { ServiceError } from "@svckit/core";
import { type Command, Option } from "commander";
import { toMilliseconds } from "../settings/duration.js";
import { type Environment, isHttp } from "../settings/variables.js";
import { isSendable, NOBODY, readSignIns, type SignIns } from "./sign-in.js";

/** A service that is asked. */
export interface Place {
  /** Its address, without a slash at the end; undefined for a service of this process. */
  readonly url: string | undefined;
  readonly apiKey: string | undefined;
}

/** What is said of a service of this process, for whoever meant another. */
export const IN_THIS_PROCESS = "in this process";

/** What a command line says of it. */
export interface PlaceOptions {
  readonly url?: string | undefined;
  readonly embedded?: boolean | undefined;
}

/** Adds the options that name the service, and the time limit. */
export function addPlaceOptions(command: Command, timeout: string): Command {
  return command
    .option("--url <url>", "ask the service at that address (also SVC_URL, or that of `svc login`)")
    .option("--embedded", "ask a service of this process, also where another is named")
    .addOption(timeoutOption(timeout));
}

/** The option for a time limit, with the one that holds where it is left out. */
export function timeoutOption(usual: string): Option {
  return new Option("--timeout <time>", "how long it may take, such as 500ms, 30s or 2m")
    .argParser(toMilliseconds)
    .default(toMilliseconds(usual), usual);
}

/** The service that a line means: --url, SVC_URL, the one that was signed in at, or this process. */
export function placeOf({ url, embedded = false }: PlaceOptions, env: Environment, signIns?: SignIns): Place {
  const own = env["SVC_API_KEY"] || undefined;
  if (embedded) {
    if (url !== undefined) throw invalid("--url and --embedded contradict each other.");
    return { url: undefined, apiKey: requireSendable(own) };
  }
  const named = url ?? (env["SVC_URL"] || undefined);
  // Where all is said, what is kept is not read: it may be another's, or broken.
  const isAllSaid = named !== undefined && own !== undefined;
  const kept = signIns ?? (isAllSaid ? NOBODY : readSignIns(env));
  const asked = named === undefined ? kept.current : toAddress(named);
  return { url: asked, apiKey: requireSendable(own ?? (asked === undefined ? undefined : kept.keys[asked])) };
}

/** An address as keys are kept under it. Throws INVALID_ARGS; the address may hold a password, so it is not repeated. */
export function toAddress(text: string): string {
  if (!isHttp(text)) throw invalid(`--url, or SVC_URL, must be an http or https URL${withScheme(text)}.`);
  const { origin, pathname, username, password } = new URL(text);
  if (username !== "" || password !== "")
    throw invalid("--url, or SVC_URL, must hold no user name or password: the key goes in SVC_API_KEY.");
  return `${origin}${pathname.replace(/\/+$/, "")}`;
}

/** What to write for an address that lacks its scheme: here most are without TLS, elsewhere hardly any. */
function withScheme(text: string): string {
  const bare = `http://${text}`;
  if (text.includes("://") || !isHttp(bare)) return "";
  const { host, hostname, username, password } = new URL(bare);
  if (username !== "" || password !== "") return "";
  const isHere = hostname === "localhost" || /^127\.|^\[/.test(hostname);
  return `: write ${isHere ? "http" : "https"}://${host}`;
}

/** A key that fits into a header. The HTTP client's own error for another would repeat it. */
function requireSendable(key: string | undefined): string | undefined {
  if (key === undefined || isSendable(key)) return key;
  throw invalid("SVC_API_KEY holds a space, a line break or another character that no key has.");
}

function invalid(message: string): ServiceError {
  return new ServiceError("INVALID_ARGS", { message });
}
