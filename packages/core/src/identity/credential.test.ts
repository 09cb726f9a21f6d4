// The clauses of reading a credential from a request's headers.
import fc from "fast-check";
import { expect, test } from "vitest";
import { createBrand } from "../platform/brand.js";
import { systemIds } from "../platform/ids.js";
import { createApiKey } from "./api-key.js";
import { readCredential } from "./credential.js";

const brand = createBrand();
const key = createApiKey(brand, "live", systemIds);
const read = (authorization: readonly string[], apiKeys: readonly string[] = []) =>
  readCredential(brand, authorization, apiKeys);

test("reads no header as no credential", () => {
  expect(read([])).toEqual({ kind: "none" });
});

test.each(["Bearer", "bearer", "BEARER", "bEaReR"])("takes the scheme %s in any case", (scheme) => {
  expect(read([`${scheme} ${key}`])).toEqual({ kind: "apiKey", key, keyKind: "live" });
});

test("takes more than one space behind the scheme, and spaces at the end", () => {
  expect(read([`Bearer   ${key}  `])).toEqual({ kind: "apiKey", key, keyKind: "live" });
});

test.each(["live", "test", "dev"] as const)("tells a %s key by its prefix", (kind) => {
  const made = createApiKey(brand, kind, systemIds);
  expect(read([`Bearer ${made}`])).toEqual({ kind: "apiKey", key: made, keyKind: kind });
});

test("reads a bearer value with a key prefix as an API key, whatever follows", () => {
  expect(read(["Bearer svc_live_x"])).toEqual({ kind: "apiKey", key: "svc_live_x", keyKind: "live" });
});

test("reads any other bearer value as an OAuth token", () => {
  for (const token of ["eyJhbGciOiJFUzI1NiJ9.e30.sig", "abc", "acme_live_x"]) {
    expect(read([`Bearer ${token}`])).toEqual({ kind: "oauth", token });
  }
});

test.each([
  "Bearer",
  "Bearer ",
  "",
  " ",
  "Basic dXNlcjpwYXNz",
  `Basic ${key}`,
  key,
  `Token ${key}`,
  `Bearer ${key} ${key}`,
  `Bearer${key}`,
  `Bearer ${key}, Bearer ${key}`,
])("reads the header %j as malformed", (header) => {
  expect(read([header]).kind).toBe("malformed");
});

test("reads two Authorization headers as malformed, equal ones too", () => {
  const other = createApiKey(brand, "live", systemIds);
  expect(read([`Bearer ${key}`, `Bearer ${other}`]).kind).toBe("malformed");
  expect(read([`Bearer ${key}`, `Bearer ${key}`]).kind).toBe("malformed");
  expect(read([`Bearer ${key}`, "Basic x"]).kind).toBe("malformed");
});

test("takes x-api-key as an alias", () => {
  expect(read([], [key])).toEqual({ kind: "apiKey", key, keyKind: "live" });
});

test("takes both headers where they say the same, and none where they differ", () => {
  const other = createApiKey(brand, "live", systemIds);
  expect(read([`Bearer ${key}`], [key])).toEqual({ kind: "apiKey", key, keyKind: "live" });
  expect(read([`Bearer ${key}`], [other]).kind).toBe("malformed");
  expect(read(["Bearer eyJ.e30.sig"], [key]).kind).toBe("malformed");
  expect(read([], [key, other]).kind).toBe("malformed");
});

test("reads an empty x-api-key as malformed, never as no credential", () => {
  expect(read([], [""]).kind).toBe("malformed");
  expect(read([], ["  "]).kind).toBe("malformed");
  expect(read(["Bearer "], [key]).kind).toBe("malformed");
});

test("never reads an x-api-key as an OAuth token", () => {
  expect(read([], ["eyJ.e30.sig"])).toEqual({ kind: "apiKey", key: "eyJ.e30.sig", keyKind: undefined });
});

test("never falls to the keyless lane once a header is there, whatever it says", () => {
  const header = fc.oneof(
    fc.string(),
    fc.string().map((text) => `Bearer ${text}`),
  );
  fc.assert(
    fc.property(
      fc.array(header, { maxLength: 3 }),
      fc.array(fc.string(), { maxLength: 2 }),
      (authorization, apiKeys) => {
        const { kind } = read(authorization, apiKeys);
        expect(kind === "none").toBe(authorization.length + apiKeys.length === 0);
      },
    ),
  );
});

test("never tells the credential in the reason for refusing it", () => {
  for (const header of [`Basic ${key}`, `Bearer ${key} x`, key]) {
    const found = read([header]);
    expect(found.kind === "malformed" ? found.reason : key).not.toContain(key.slice(9));
  }
});
