// An issuer of OAuth tokens: serves its keys, can be taken down, and forges tokens of every kind.
import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CompactSign, exportJWK, exportSPKI, generateKeyPair, SignJWT } from "jose";

/** The claims and the header that differ from those of a good token; undefined leaves a claim out. */
export interface TokenChanges {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
}

const KID = "key-1";

/** Starts an issuer. */
export async function startIssuer() {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const other = await generateKeyPair("RS256", { extractable: true });
  const pem = await exportSPKI(publicKey);
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: KID, alg: "RS256", use: "sig" }] };
  const state = { fetches: 0, isUp: true };
  const server = createServer((_, response) => {
    state.fetches += 1;
    response.writeHead(state.isUp ? 200 : 503, { "content-type": "application/json" });
    response.end(JSON.stringify(state.isUp ? keys : {}));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const good = (audience: string) => {
    const now = Math.floor(Date.now() / 1_000);
    const scope = "tools:read state:write";
    return { iss: issuer, aud: audience, sub: "holder-1", iat: now, exp: now + 300, scope };
  };
  const payloadOf = (audience: string, { claims = {} }: TokenChanges) => ({ ...good(audience), ...claims });

  async function sign(audience: string, changes: TokenChanges = {}, key = privateKey): Promise<string> {
    const header = { alg: "RS256", kid: KID, typ: "at+jwt", ...changes.header };
    return new SignJWT(payloadOf(audience, changes)).setProtectedHeader(header).sign(key);
  }

  /** Signed over any header, also one that a library refuses to write. */
  async function signRaw(audience: string, header: object, mac?: (input: string) => string): Promise<string> {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const input = `${encode({ kid: KID, typ: "at+jwt", ...header })}.${encode(good(audience))}`;
    return `${input}.${mac ? mac(input) : ""}`;
  }

  return {
    issuer,
    jwksUri: `${issuer}/jwks`,
    state,
    sign,
    /** Tokens that have to be rejected, by what is wrong with them. */
    async forge(audience: string, sister: string): Promise<Record<string, string>> {
      const now = Math.floor(Date.now() / 1_000);
      const whole = await sign(audience);
      const [head = "", body = "", signature = ""] = whole.split(".");
      const hmac = (secret: string) => (input: string) =>
        createHmac("sha256", secret).update(input).digest("base64url");
      const embedded = await exportJWK(other.publicKey);
      const claims = (changes: Record<string, unknown>) => sign(audience, { claims: changes });
      const header = (changes: Record<string, unknown>, key = other.privateKey) =>
        sign(audience, { header: changes }, key);
      return {
        "alg none": await signRaw(audience, { alg: "none" }),
        "alg none, in capitals": await signRaw(audience, { alg: "NONE" }),
        "alg none with a signature": `${await signRaw(audience, { alg: "none" })}${signature}`,
        "HS256 with the public key as its secret": await signRaw(audience, { alg: "HS256" }, hmac(pem)),
        "HS256 with the modulus as its secret": await signRaw(
          audience,
          { alg: "HS256" },
          hmac(keys.keys[0]?.n ?? ""),
        ),
        "HS256 with an empty secret": await signRaw(audience, { alg: "HS256" }, hmac("")),
        "an audience of somewhere else": await sign("https://elsewhere.example/mcp"),
        "no audience": await claims({ aud: undefined }),
        "an empty audience": await claims({ aud: [] }),
        "the audience of a sister endpoint": await sign(sister),
        "an audience that only begins alike": await sign(`${audience}/more`),
        "another issuer": await claims({ iss: "https://elsewhere.example" }),
        "no issuer": await claims({ iss: undefined }),
        "the issuer with a slash": await claims({ iss: `${issuer}/` }),
        "no expiry": await claims({ exp: undefined }),
        "an expiry in the past": await claims({ exp: now - 120 }),
        "an expiry that is a string": await claims({ exp: String(now + 300) }),
        "not before an hour from now": await claims({ nbf: now + 3_600 }),
        "no subject": await claims({ sub: undefined }),
        "a subject that is a number": await claims({ sub: 7 }),
        "a subject with a line break": await claims({ sub: "holder\nx" }),
        "a key id that nobody has": await header({ kid: "nobody" }),
        "a key id that is a path": await header({ kid: "../../etc/passwd" }),
        "a key id that is SQL": await header({ kid: "' OR 1=1 --" }),
        "another key under the right id": await header({}),
        "a jku of the forger's": await header({ jku: "https://elsewhere.example/jwks" }),
        "an x5u of the forger's": await header({ x5u: "https://elsewhere.example/cert" }),
        "an embedded jwk": await header({ jwk: embedded }),
        "a critical extension": await signRaw(
          audience,
          { alg: "RS256", crit: ["exp"], exp: 1 },
          () => signature,
        ),
        "a megabyte": `${whole}${"A".repeat(12_000)}`,
        "two parts": `${head}.${body}`,
        "one part": head,
        "five parts": `${whole}.${head}.${body}`,
        "the signature of another token": `${head}.${body}.${(await sign(sister)).split(".")[2]}`,
        "a body that was changed": `${head}.${Buffer.from(JSON.stringify({ ...good(audience), sub: "admin" })).toString("base64url")}.${signature}`,
        "an ID token by its type": await sign(audience, { header: { typ: "id+jwt" } }),
        "an ID token by its claims": await claims({ nonce: "n-1" }),
        "a body that is no JSON": await new CompactSign(randomBytes(32))
          .setProtectedHeader({ alg: "RS256", kid: KID, typ: "at+jwt" })
          .sign(privateKey),
      };
    },
    close: () => void server.close(),
  };
}
