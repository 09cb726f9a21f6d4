// API keys: how they are made, recognized and kept.
import { crc32 } from "node:zlib";
import type { Brand } from "../platform/brand.js";
import { type Ids, systemIds } from "../platform/ids.js";
import { sha256 } from "../platform/json.js";
import type { ApiKey } from "../store/account.js";

/** What a key is for: `live` pays, `test` takes no credits, `dev` is on the development plan. */
export type KeyKind = "live" | "test" | "dev";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BODY_FORM = /^[0-9A-Za-z]{36}$/;
const RANDOM_LENGTH = 30;
const CHECK_LENGTH = 6;
const KINDS: readonly KeyKind[] = ["live", "test", "dev"];

/** Makes a key: the prefix, 30 random base62 characters and 6 of their CRC-32. It is shown once and never kept. */
export function createApiKey(brand: Brand, kind: KeyKind | "admin", ids: Pick<Ids, "bytes">): string {
  let random = "";
  while (random.length < RANDOM_LENGTH) {
    for (const byte of ids.bytes(RANDOM_LENGTH)) {
      // 248 is the largest multiple of 62 below 256: bytes above it would favour some characters.
      if (byte < 248 && random.length < RANDOM_LENGTH) random += ALPHABET[byte % 62];
    }
  }
  return brand.keyPrefixes[kind] + random + checksum(random);
}

/** Makes an administrator's key, such as `svc_admin_…`. Nothing keeps it: it is handed to those who are to know it. */
export function createAdminKey(brand: Brand, ids: Pick<Ids, "bytes"> = systemIds): string {
  return createApiKey(brand, "admin", ids);
}

/** The kind of key that a value claims to be by its prefix; undefined for anything else, an administrator's key among it. */
export function keyKind(brand: Brand, value: string): KeyKind | undefined {
  return KINDS.find((kind) => value.startsWith(brand.keyPrefixes[kind]));
}

/** Whether a key has the right length, alphabet and checksum, which needs no store. */
export function isWellFormedKey(brand: Brand, kind: KeyKind | "admin", key: string): boolean {
  if (!key.startsWith(brand.keyPrefixes[kind])) return false;
  const body = key.slice(brand.keyPrefixes[kind].length);
  return BODY_FORM.test(body) && checksum(body.slice(0, RANDOM_LENGTH)) === body.slice(RANDOM_LENGTH);
}

/** What is said of a key beside the key itself. */
type KeyOwner = Pick<ApiKey, "id" | "accountId" | "createdAt"> &
  Partial<Pick<ApiKey, "label" | "expiresAt" | "tools">>;

/** A key as it is kept: its digest, and enough of its characters to recognize it in a list. */
export function toStoredKey(key: string, owner: KeyOwner): ApiKey {
  return {
    digest: sha256(key),
    prefix: key.slice(0, -RANDOM_LENGTH - CHECK_LENGTH + 4),
    lastFour: key.slice(-4),
    expiresAt: null,
    revokedAt: null,
    label: null,
    tools: null,
    lastUsedAt: null,
    ...owner,
  };
}

function checksum(random: string): string {
  let rest = crc32(random);
  let text = "";
  for (let index = 0; index < CHECK_LENGTH; index++) {
    text = ALPHABET[rest % 62] + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}
