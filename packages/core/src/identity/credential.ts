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

/** Reads the `Authorization` and `x-api-key` header values of a request, all of them. */
export function readCredential(
  brand: Brand,
  authorization: readonly string[],
  apiKeys: readonly string[],
): Credential {
  const keys = [...apiKeys];
  if (authorization.length + apiKeys.length === 0) return NO_CREDENTIAL;
  for (const header of authorization) {
    const [, token] = /^bearer +(\S+) *$/i.exec(header) ?? [];
    if (token === undefined)
      return { kind: "malformed", reason: "The credential is neither an API key nor a token." };
    keys.push(token);
  }
  const [value] = keys;
  if (value === undefined || value.trim() === "")
    return { kind: "malformed", reason: "The credential is empty." };
  if (authorization.length > 1 || apiKeys.length > 1 || keys.some((key) => key !== value)) {
    return { kind: "malformed", reason: "The request carries more than one credential." };
  }
  if (value.startsWith(brand.keyPrefixes.admin)) return { kind: "admin", key: value };
  const kind = keyKind(brand, value);
  if (kind === undefined && apiKeys.length === 0) return { kind: "oauth", token: value };
  return { kind: "apiKey", key: value, keyKind: kind };
}
