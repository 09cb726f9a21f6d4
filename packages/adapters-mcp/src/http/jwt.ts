// JWT access tokens: checks them with the issuer's public keys, and fetches those as seldom as it can.
import { sha256 } from "@svckit/core";
import type { JWTPayload } from "jose";
import type { VerifyToken } from "./oauth.js";

/** The issuer of tokens. */
export interface JwtIssuer {
  /** Exactly as tokens name it in `iss`. */
  readonly issuer: string;
  /** Where its public keys are. */
  readonly jwksUri: string;
  /** The time, in milliseconds; the system's by default. */
  readonly now?: () => number;
  /** How the keys are fetched. */
  readonly fetch?: typeof fetch;
}

// No symmetric algorithm: the public key would be its secret.
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
const MAX_TOKEN = 8_192;
const CLOCK_TOLERANCE_S = 30;
// After a failed fetch the keys are not fetched again for this time, in milliseconds.
const REST_MS = 5_000;

/** Verifies tokens of an issuer: signature, `iss`, `aud` (the endpoint), `exp` and `sub`. Issuer and `sub` name the account. */
export function jwtVerifier(options: JwtIssuer): VerifyToken {
  const { issuer, now = Date.now } = options;
  const loading = load({ ...options, now });
  // Whoever comes with a token is told of it.
  loading.catch(() => {});

  return async (token, resource) => {
    if (token.length > MAX_TOKEN) return undefined;
    const { jwtVerify, keys, rejected } = await loading;
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        issuer,
        audience: resource,
        algorithms: ALGORITHMS,
        requiredClaims: ["sub", "exp"],
        clockTolerance: CLOCK_TOLERANCE_S,
        currentDate: new Date(now()),
      });
      if (!isAccessToken(payload, protectedHeader.typ) || !isSubject(payload.sub)) return undefined;
      return { accountId: accountIdOf(issuer, payload.sub), scopes: scopesOf(payload) };
    } catch (error) {
      if (rejected.some((kind) => error instanceof kind)) return undefined;
      throw error;
    }
  };
}

/** Loads what checks tokens, which servers without an issuer never need, and sets up how keys are fetched. */
async function load({ jwksUri, now = Date.now, fetch: ask = fetch }: JwtIssuer) {
  const { createRemoteJWKSet, customFetch, errors, jwtVerify } = await import("jose");
  let restUntil = Number.NEGATIVE_INFINITY;
  const keys = createRemoteJWKSet(new URL(jwksUri), {
    // Tokens with unknown key ids cause two fetches a minute at most.
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
    timeoutDuration: 5_000,
    [customFetch]: async (url: string, init: RequestInit) => {
      if (now() < restUntil) throw new Error("the keys could not be fetched a moment ago");
      try {
        // A redirect would lead away from the address that the operator set.
        const response = await ask(url, { ...init, redirect: "error" });
        if (response.status !== 200) throw new Error(`the keys were answered with ${response.status}`);
        return response;
      } catch (error) {
        restUntil = now() + REST_MS;
        throw error;
      }
    },
  });
  const rejected = [
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
    errors.JWKSMultipleMatchingKeys,
    errors.JWKSNoMatchingKey,
    errors.JWSInvalid,
    errors.JWSSignatureVerificationFailed,
    errors.JWTClaimValidationFailed,
    errors.JWTExpired,
    errors.JWTInvalid,
  ];
  return { jwtVerify, keys, rejected };
}

/** Whether a token is no ID token, which tells a client who signed in. Issuers mark those in one of these ways. */
function isAccessToken(payload: JWTPayload, typ: string | undefined): boolean {
  const isKnown = typ === undefined || /^(application\/)?(at\+jwt|jwt)$/i.test(typ);
  const isIdToken = ["nonce", "at_hash", "c_hash"].some((claim) => payload[claim] !== undefined);
  return isKnown && !isIdToken && payload["typ"] !== "ID";
}

function isSubject(sub: unknown): sub is string {
  return typeof sub === "string" && /^[^\p{C}\s]{1,255}$/u.test(sub);
}

/** A name that no account of the operator has, whatever `sub` the issuer writes. */
function accountIdOf(issuer: string, sub: string): string {
  return `oauth:${sha256(JSON.stringify([issuer, sub])).slice(0, 40)}`;
}

function scopesOf({ scope, scp }: JWTPayload): string[] {
  const given = scope ?? scp;
  if (Array.isArray(given)) return given.map(String);
  return typeof given === "string" ? given.split(" ").filter(Boolean) : [];
}
