// Owner: the address that a text names: written out, or by a name of ENS.
import { ServiceError } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import type { Gathering } from "./gather.js";
import { kindOf } from "./kinds.js";

/** The tool that is asked for names. */
export const OWNER_TOOL = "resolve_ens";

/** An address, and the kind of chain that it is of. */
export interface Owner {
  readonly on: "evm" | "solana" | "bitcoin";
  readonly address: string;
}

const ensName = lazy(() => z.looseObject({ address: z.string().nullable() }));

/** The address of a text; asks for it where the text is a name of ENS. Throws TOOL_ERROR for anything else. */
export async function ownerOf(run: Gathering, text: string): Promise<Owner> {
  const { kind, value } = kindOf(text);
  if (kind === "evm_address") return { on: "evm", address: value };
  if (kind === "solana_address") return { on: "solana", address: value };
  if (kind === "bitcoin_address") return { on: "bitcoin", address: value };
  if (kind !== "ens_name")
    throw wrong(`${JSON.stringify(text)} is no address of an EVM chain, Solana or Bitcoin.`);
  const what = `the address of ${value}`;
  const answer = await run.ask({
    tool: OWNER_TOOL,
    args: { name: value },
    what,
    schema: ensName,
    quiet: true,
  });
  if (answer === undefined) throw run.nothing(what);
  if (answer.address === null) throw wrong(`${value} has no address.`);
  return { on: "evm", address: answer.address };
}

function wrong(message: string): ServiceError {
  const next = "Give the address as its chain writes it, or a name such as vitalik.eth.";
  return new ServiceError("TOOL_ERROR", { message, next, param: "address", runtimeStatus: "invalid_input" });
}
