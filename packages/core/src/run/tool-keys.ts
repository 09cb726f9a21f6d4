// Tool keys: the keys that the requests of one call carry, the operator's or those that came with it.
import type { Auth } from "../catalog/auth.js";
import type { CatalogTool } from "../catalog/catalog-tool.js";
import type { Awaitable } from "../platform/awaitable.js";
import type { Brand } from "../platform/brand.js";
import { createMask, type MaskText } from "../platform/mask.js";
import type { UpstreamFailure } from "../upstream/failure.js";
import type { KeyReading, KeyRing, RequestKeys } from "../upstream/keys.js";
import { keyHeader } from "./own-keys.js";

/** What the keys of every call are made from. */
export interface ServiceKeys {
  readonly ring: KeyRing;
  /** Masks the operator's keys. */
  readonly mask: MaskText;
  readonly brand: Brand;
  /** The variables of keys that callers may bring. */
  readonly personal: ReadonlySet<string>;
}

/** The keys of one call. */
export interface CallKeys {
  /** Those that came with the call, by variable. */
  readonly own: Readonly<Record<string, string>>;
  /** Reads one of the operator's, once for the call. */
  read(variable: string): Awaitable<KeyReading>;
  /** Masks them all. */
  readonly mask: MaskText;
  /** The header that brings one. */
  headerOf(variable: string): string;
}

const NONE: CallKeys["own"] = {};

/** The keys of a call, with those that came with it. */
export function createCallKeys({ ring, mask, brand }: ServiceKeys, own: CallKeys["own"] = NONE): CallKeys {
  return new KeysOfCall(ring, own === NONE ? mask : withOwn(mask, own), brand, own);
}

function withOwn(mask: MaskText, own: CallKeys["own"]): MaskText {
  const ownMask = createMask();
  for (const value of Object.values(own)) if (typeof value === "string") ownMask.add(value);
  return (text) => ownMask.text(mask(text));
}

/** A class: an object literal would make its functions anew with each call. */
class KeysOfCall implements CallKeys {
  readonly own: CallKeys["own"];
  readonly mask: MaskText;
  readonly #ring: KeyRing;
  readonly #brand: Brand;
  #readings: Map<string, Awaitable<KeyReading>> | undefined;

  constructor(ring: KeyRing, mask: MaskText, brand: Brand, own: CallKeys["own"]) {
    this.own = own;
    this.mask = mask;
    this.#ring = ring;
    this.#brand = brand;
  }

  headerOf(variable: string): string {
    return keyHeader(this.#brand, variable);
  }

  read(variable: string): Awaitable<KeyReading> {
    this.#readings ??= new Map();
    const reading = this.#readings.get(variable) ?? this.#ring.read(variable);
    this.#readings.set(variable, reading);
    return reading;
  }
}

/** Whether a run of the tool takes a key that came with the call: its result is the caller's own then. */
export function takesOwnKey({ auths }: CatalogTool, { own }: CallKeys): boolean {
  return own !== NONE && auths.some((auth) => isOwn(auth, own));
}

function isOwn(auth: { readonly personal?: boolean; readonly variable: string }, own: CallKeys["own"]) {
  return auth.personal === true && Object.hasOwn(own, auth.variable);
}

/** What the requests of a tool carry, or the failure of a tool that lacks a key; undefined for one that needs none. */
export function requestKeys(
  tool: CatalogTool,
  keys: CallKeys,
): Promise<RequestKeys | UpstreamFailure> | undefined {
  return tool.auths.length === 0 ? undefined : readKeys(tool, tool.auths, keys);
}

async function readKeys(
  tool: CatalogTool,
  auths: readonly Auth[],
  keys: CallKeys,
): Promise<RequestKeys | UpstreamFailure> {
  const headers: Record<string, string> = {};
  const query: Record<string, string> = {};
  const path: Record<string, string> = {};
  const takesOwn = takesOwnKey(tool, keys);
  for (const auth of auths) {
    const { variable, personal = false, optional = false } = auth;
    // Whoever brings one key brings them all: a caller's name does not go with the operator's password.
    const own = personal && takesOwn;
    const reading = own ? ownReading(keys, variable) : await keys.read(variable);
    if ("fault" in reading && !optional) return missingKey(reading.fault, personal, keys.headerOf(variable));
    if ("fault" in reading) continue;
    if (auth.query !== undefined) query[auth.query] = reading.value;
    else if (auth.path !== undefined) path[auth.path] = reading.value;
    else if (auth.header !== undefined) headers[auth.header] = reading.value;
    else headers["authorization"] = `Bearer ${reading.value}`;
  }
  return { headers, query, path, refused: takesOwn ? REFUSED : undefined };
}

const REFUSED = "Check the key that came with the call: the same call fails again with it.";

function ownReading({ own }: CallKeys, variable: string): KeyReading {
  const value = own[variable];
  return value === undefined ? { fault: `needs your ${variable} beside your other key` } : { value };
}

function missingKey(fault: string, personal: boolean, header: string): UpstreamFailure {
  const next = `Bring your own key in the header ${header}, or ask whoever runs this service to set one.`;
  return { runtimeStatus: "missing_key", message: fault, ...(personal && { next }) };
}

/** Why a tool has no key to be asked with; undefined where it has what it needs. */
export function lackingKey(
  tool: CatalogTool,
  keys: CallKeys,
): Promise<UpstreamFailure | undefined> | undefined {
  return requestKeys(tool, keys)?.then((found) => ("message" in found ? found : undefined));
}
