// Contract: what all of Sourcify's answers about a contract hold, and how it is told. Fields are those of server v2's
// description in the public repository argotorg/sourcify, services/server/src/apiv2.yaml.
import { evmAddress, isoTime, orNull } from "@svckit/core/schemas";
import * as z from "zod";

/** The argument `address`. */
export function contractAddress() {
  return evmAddress("The contract");
}

/** What every answer about a contract holds. */
export function rawMatch() {
  const text = z.string().nullish();
  return {
    match: text,
    creationMatch: text,
    runtimeMatch: text,
    chainId: z.union([z.string(), z.number()]).nullish(),
    verifiedAt: text,
  };
}

const matchOut = (of: string) =>
  z
    .string()
    .nullable()
    .describe(
      `How well the source matches ${of}: \`exact_match\` with its metadata, \`match\` without; null: not or unknown`,
    );

/** The same in a result. */
export function matchFields() {
  return {
    match: matchOut("the contract, by the better of both codes"),
    creation_match: matchOut("the code that created it"),
    runtime_match: matchOut("the code on the chain"),
    verified_at: orNull(isoTime("When it was verified")),
  };
}

/** How a contract matches its source. */
export function matchOf(raw: z.output<z.ZodObject<ReturnType<typeof rawMatch>>> | null) {
  return {
    match: raw?.match ?? null,
    creation_match: raw?.creationMatch ?? null,
    runtime_match: raw?.runtimeMatch ?? null,
    verified_at: raw?.verifiedAt,
  };
}

/** What the `no_data` warning says of a contract without a verified source. */
export function unverified(address: string, where: string): string {
  return `sourcify has no verified source of ${address} on ${where}`;
}
