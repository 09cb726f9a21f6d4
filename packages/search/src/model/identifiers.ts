// Identifiers: addresses, hashes and links in a text, and the set of those that are known.
import { blankOut } from "./plain-text.js";

/** A text that names one thing, in full or with its middle left out. */
export interface Identifier {
  readonly text: string;
  readonly kind: "url" | "host" | "id" | "shortened";
}

const URL_FORM =
  /(?:https?:\/\/|www\.|(?<![\w-])(?:javascript|vbscript|data|file|ftp|ipfs|mailto|tel|wss?):)[^\s<>"'`|\\^{}]+|(?<![\w@.-])(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s<>"'`|\\^{}]+/gi;
// A name that a reader's program may make a link of. Other endings are too often those of sentences and files.
const HOST =
  /(?<![\w@.-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|xyz|app|finance|fi|site|dev|gg|info|online|vip|exchange|network|ai|top|club|pro|live|tech|cash|money|fund|fun|cc|to|link|click|ru|cn|example)(?![\w-]|\.\w)/gi;
const URL_END = /[).,;:!?\]*_]+$/;
const UUID = /(?<![\da-z])[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\da-z])/gi;
const SHORTENED =
  /(?<![\da-z])(?:(?:0x[\da-f]{2,}|[\da-z]{3,20})\.{2,3}[\da-z]{3,20}(?![\da-z])|0x[\da-f]{4,}\.{2,3})/gi;
const HEX = /(?<![\da-z])0x[\da-f]{3,}(?![\da-z])/gi;
const LONG = /(?<![\da-z])[\da-z]{20,}(?![\da-z])/gi;
// Base58 without a digit is rare, and known by capitals inside.
const MIXED = /[a-z][A-Z]/;

/** The identifiers of a text in plain spelling, and the text with blanks in their place. */
export function readIdentifiers(text: string): {
  readonly found: readonly Identifier[];
  readonly rest: string;
} {
  const found: Identifier[] = [];
  const take =
    (kind: Identifier["kind"], isOne: (text: string) => boolean = () => true) =>
    ([form]: RegExpExecArray) => {
      if (!isOne(form)) return false;
      found.push({ text: kind === "url" ? form.replace(URL_END, "") : form, kind });
      return true;
    };
  let rest = blankOut(text, URL_FORM, take("url"));
  rest = blankOut(rest, HOST, take("host"));
  rest = blankOut(rest, UUID, take("id"));
  rest = blankOut(
    rest,
    SHORTENED,
    take("shortened", (form) => /\d/.test(form)),
  );
  rest = blankOut(rest, HEX, take("id"));
  rest = blankOut(rest, LONG, take("id", isIdentifier));
  return { found, rest };
}

function isIdentifier(form: string): boolean {
  return /\d/.test(form) ? /[a-z]/i.test(form) : form.length >= 30 && MIXED.test(form);
}

/** The identifiers that are known. */
export interface KnownIdentifiers {
  /** A value that names something by itself, such as an address, a link or `eip155:1/erc20:0x…`. */
  addValue(value: string): void;
  /** All that a text mentions: for what the caller wrote. */
  addText(text: string): void;
  has(identifier: Identifier): boolean;
}

/** Knows nothing at first. */
export function createKnownIdentifiers(): KnownIdentifiers {
  const urls = new Set<string>();
  const hosts = new Set<string>();
  const ids = new Set<string>();
  return {
    addValue(value) {
      urls.add(urlOf(value));
      for (const [host] of value.matchAll(HOST)) hosts.add(hostOf(host));
      for (const part of value.split(/[^\da-z]+/i)) if (part.length >= 5) ids.add(idOf(part));
      // A form with dashes inside, such as a UUID.
      ids.add(idOf(value));
    },
    addText(text) {
      for (const { text: form, kind } of readIdentifiers(text).found) {
        if (kind === "url") urls.add(urlOf(form));
        for (const [host] of form.matchAll(HOST)) hosts.add(hostOf(host));
        if (kind === "id" || kind === "shortened") ids.add(idOf(form));
      }
    },
    has({ text, kind }) {
      if (kind === "url") return urls.has(urlOf(text));
      if (kind === "host") return hosts.has(hostOf(text));
      if (ids.has(idOf(text))) return true;
      if (kind === "id") return false;
      const [start = "", end = ""] = text.split(/\.{2,3}/).map(idOf);
      return [...ids].some((id) => id.length >= 20 && id.startsWith(start) && id.endsWith(end));
    },
  };
}

function urlOf(text: string): string {
  return text.replace(/\/$/, "");
}

function hostOf(text: string): string {
  return text.toLowerCase().replace(/^www\./, "");
}

/** Hex is the same in either case; base58 is not. */
function idOf(text: string): string {
  return /^(?:0x)?[\da-f.-]+$/i.test(text) ? text.toLowerCase() : text;
}
