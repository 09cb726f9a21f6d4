// The clauses of API keys.
import { crc32 } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createBrand } from "../platform/brand.js";
import { systemIds } from "../platform/ids.js";
import { sha256 } from "../platform/json.js";
import { createApiKey, isWellFormedKey, type KeyKind, keyKind, toStoredKey } from "./api-key.js";

const brand = createBrand();
const KINDS: readonly KeyKind[] = ["live", "test", "dev"];
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

function ofBytes(...bytes: number[]) {
  return {
    uuid: systemIds.uuid,
    bytes: (count: number) => Uint8Array.from({ length: count }, (_, i) => bytes[i % bytes.length] ?? 0),
  };
}

test.each(KINDS)("makes a %s key: its prefix, 30 base62 characters, 6 of their CRC-32", (kind) => {
  const key = createApiKey(brand, kind, systemIds);
  expect(key).toMatch(new RegExp(`^svc_${kind}_[0-9A-Za-z]{36}$`));
  const body = key.slice(`svc_${kind}_`.length);
  let check = 0;
  for (const character of body.slice(30)) check = check * 62 + ALPHABET.indexOf(character);
  expect(check).toBe(crc32(body.slice(0, 30)));
  expect(keyKind(brand, key)).toBe(kind);
  expect(isWellFormedKey(brand, kind, key)).toBe(true);
});

test("makes no key twice", () => {
  const keys = new Set(Array.from({ length: 1_000 }, () => createApiKey(brand, "live", systemIds)));
  expect(keys.size).toBe(1_000);
});

test("draws every base62 character alike, leaving out the bytes that would favour some", () => {
  const key = createApiKey(brand, "live", ofBytes(255, 248, 247, 0, 61, 62));
  expect(key.slice(9, 39)).toBe("z0z0".repeat(8).slice(0, 30));
});

test("derives the prefixes from the brand", () => {
  const other = createBrand("acme");
  const key = createApiKey(other, "live", systemIds);
  expect(key).toMatch(/^acme_live_[0-9A-Za-z]{36}$/);
  expect(keyKind(brand, key)).toBe(undefined);
  expect(keyKind(other, key)).toBe("live");
});

test("refuses a key with one character changed", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 30, maxLength: 30 }).filter((bytes) => bytes.some((byte) => byte < 248)),
      fc.nat(35),
      fc.integer({ min: 1, max: 61 }),
      (bytes, at, by) => {
        const key = createApiKey(brand, "live", ofBytes(...bytes));
        const body = key.slice(9);
        const changed = ALPHABET[(ALPHABET.indexOf(body[at] ?? "") + by) % 62];
        const other = `svc_live_${body.slice(0, at)}${changed}${body.slice(at + 1)}`;
        expect(isWellFormedKey(brand, "live", key)).toBe(true);
        expect(isWellFormedKey(brand, "live", other)).toBe(false);
      },
    ),
  );
});

test("refuses a key with two neighbours swapped, cut short, or lengthened", () => {
  const key = createApiKey(brand, "live", systemIds);
  const body = key.slice(9);
  for (let at = 0; at < 35; at++) {
    if (body[at] === body[at + 1]) continue;
    const swapped = `${body.slice(0, at)}${body[at + 1]}${body[at]}${body.slice(at + 2)}`;
    expect(isWellFormedKey(brand, "live", `svc_live_${swapped}`)).toBe(false);
  }
  for (const other of [
    key.slice(0, -1),
    `${key}0`,
    `${key}\n`,
    `${key} `,
    "svc_live_",
    `svc_live_${body.slice(0, 35)}-`,
  ]) {
    expect(isWellFormedKey(brand, "live", other)).toBe(false);
  }
});

test("tells no kind for a value without the prefix", () => {
  for (const value of ["", "svc_", "svc_live", "SVC_LIVE_x", "svc_prod_x", " svc_live_x", "eyJhbGciOi"]) {
    expect(keyKind(brand, value)).toBe(undefined);
  }
});

test("keeps the digest, the first characters and the last four of a key, and never the key", () => {
  const key = createApiKey(brand, "live", systemIds);
  const stored = toStoredKey(key, { id: "k", accountId: "a", createdAt: 5 });
  expect(stored).toEqual({
    id: "k",
    accountId: "a",
    createdAt: 5,
    digest: sha256(key),
    prefix: key.slice(0, 13),
    lastFour: key.slice(-4),
    expiresAt: null,
    revokedAt: null,
    label: null,
    tools: null,
    lastUsedAt: null,
  });
  expect(JSON.stringify(stored)).not.toContain(key.slice(9, 30));
});

test.each(["", "s", "Svc", "1svc", "svc_x", "svc-x", "a".repeat(17)])(
  "refuses the brand %j by name",
  (name) => {
    expect(() => createBrand(name)).toThrow("brand");
  },
);
