// Pieces of GoPlus' records: what it writes as text or number, read as what it means. What it does not say is null.
import { decimal, orNull, type Piece } from "@svckit/core/schemas";
import * as z from "zod";
import { spellAddress } from "../any-address.js";
import { timeOf } from "../moment.js";

// The year 5138. What is more is milliseconds.
const MAX_SECONDS = 99_999_999_999;

/** A value as GoPlus writes it. */
export type Told = string | number | null | undefined;

/** A flag as GoPlus writes it, or as we do. */
type Flag = Told | boolean;

/** A value of an answer. */
export function told() {
  return z.union([z.string(), z.number()]).nullish();
}

/** What `make` makes for each of these names, by name. */
export function byName<const Name extends string, T>(
  names: readonly Name[],
  make: (name: Name) => T,
): Record<Name, T> {
  // `as`: Object.fromEntries has no type for the keys it was given.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;
}

/** The names of a table. */
export function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(table) as Name[]; // `as`: Object.keys has no type for the keys of its argument.
}

/** Values of an answer by these names. */
export function toldAll<const Name extends string>(names: readonly Name[]) {
  return byName(names, told);
}

/** Yes or no: 1 or 0, in text or as a number. Anything else (no value, an empty text, -1) is unknown, and never no. */
export function flag(meaning: string): Piece<boolean | null, Flag> {
  return FLAG.describe(`${meaning}; null: unknown`);
}

const FLAG = z.preprocess(
  (given: Flag) =>
    given === true || String(given) === "1" ? true : given === false || String(given) === "0" ? false : null,
  z.boolean().nullable(),
);

/** Flags by name, each with its meaning. */
export function flags<Name extends string>(meanings: Readonly<Record<Name, string>>) {
  return byName(namesOf(meanings), (name) => flag(meanings[name]));
}

/** How many: digits, in text or as a number. */
export function count(meaning: string): Piece<number | null, Told> {
  const read = (given: Told) => (/^\d{1,15}$/.test(String(given)) ? Number(given) : null);
  return z.preprocess(read, z.int().nullable()).describe(`${meaning}; null: unknown`);
}

const TEXT = z.string();

/** A text, null where it is empty. */
export function words(meaning: string): Piece<string | null, string | null | undefined> {
  return orNull(TEXT.describe(meaning));
}

/** A part of a whole. */
export function fraction(meaning: string) {
  return orNull(decimal(`${meaning}, as a fraction: 0.05 is 5 %; null: unknown`));
}

/** An amount, null where it is unknown. */
export function amount(meaning: string) {
  return orNull(decimal(`${meaning}; null: unknown`));
}

/** An address of any chain, null where it is empty. */
export function addressOrNull(meaning: string): Piece<string | null, string | null | undefined> {
  const read = (given: string | null | undefined) => (given ? spellAddress(given) : null);
  return z.preprocess(read, z.string().nullable()).describe(meaning);
}

/** A time of GoPlus, in seconds or milliseconds, as ISO 8601; 0 is none. */
export function timeTold(told: Told): string | null {
  const number = Number(told ?? 0);
  return timeOf(number === 0 ? null : number > MAX_SECONDS ? number / 1_000 : number);
}

/** The values of these names alone. */
export function pick<Name extends string>(
  record: Readonly<Partial<Record<Name, Told>>> | undefined,
  names: readonly Name[],
): Record<Name, Told> {
  return byName(names, (name) => record?.[name]);
}

/** What something is listed for. */
export function behaviours(whose: string) {
  return z.array(z.string()).describe(`What ${whose} is listed for, in GoPlus' words`);
}

/** The texts of a list that may hold anything. */
export function stringsOf(list: readonly unknown[] | null | undefined): string[] {
  return (list ?? []).filter((each) => typeof each === "string");
}
