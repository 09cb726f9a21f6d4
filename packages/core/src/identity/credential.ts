// Credential: what a caller presented in its headers, read and not yet checked.

import type { Brand } from "../platform/brand.js";
import { type KeyKind, keyKind } from "./api-key.js";

/** What a request says of who sends it. */
export type Credential =
  | { readonly kind: "none" }
  | { readonly kind: "apiKey"; readonly key: string; readonly keyKind: KeyKind | undefined }
  | { readonly kind: "oauth"; readonly token: string }
  /** What has the form of an administrator's key, which speaks for no account. */
  | { readonly kind: "admin"; readonly key: string }
  /** Something that is no credential; `reason` is a sentence for the caller. */
  | { readonly kind: "malformed"; readonly reason: string };

/** No credential: the keyless lane. */
export const NO_CREDENTIAL: Credential = { kind: "none" };

const BEARER = /^bearer +\S+ *$/i;

/** Reads the `Authorization` and `x-api-key` header values of a request, all of them. */
export function readCredential(
  brand: Brand,
  authorization: readonly string[],
  apiKeys: readonly string[],
): Credential {
  if (authorization.length + apiKeys.length === 0) return NO_CREDENTIAL;
  let value = apiKeys[0];
  let isOne = authorization.length <= 1 && apiKeys.length <= 1;
  for (const header of authorization) {
    if (!BEARER.test(header))
      return { kind: "malformed", reason: "The credential is neither an API key nor a token." };
    const token = header.slice("bearer".length).trim();
    value ??= token;
    isOne &&= token === value;
  }
  if (value === undefined || value.trim() === "")
    return { kind: "malformed", reason: "The credential is empty." };
  if (!isOne) return { kind: "malformed", reason: "The request carries more than one credential." };
  if (value.startsWith(brand.keyPrefixes.admin)) return { kind: "admin", key: value };
  const kind = keyKind(brand, value);
  if (kind === undefined && apiKeys.length === 0) return { kind: "oauth", token: value };
  return { kind: "apiKey", key: value, keyKind: kind };
}
