// Contract: what all of Sourcify's answers about a contract hold, and how it is told. Fields are those of server v2's
// description in the public repository argotorg/sourcify, services/server/src/apiv2.yaml.
import { evmAddress, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { chainNumber, evmChain } from "../evm-chains.js";

/** The argument `address`. */
export function contractAddress() {
  return evmAddress("The contract");
}

/** What a tool about a contract on one chain is declared with. What is verified stays so; a better match may come. */
export const contractTool = {
  category: "token_contract",
  effect: "read",
  keyless: true,
  cacheTtl: 60 * 60_000,
  staleTtl: 24 * 60 * 60_000,
  upstream: () => "contracts",
  input: lazy(() => z.object({ chain: evmChain(), address: contractAddress() })),
} as const;

/** The fields of a result that say which contract it tells of. */
export function contractFields() {
  return { chain: z.string().describe("The chain"), address: z.string().describe("The contract") };
}

/** What stands in the path of a question about a contract. */
export function sentPath(chain: string, address: string) {
  return { chain: chainNumber(chain), address };
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
