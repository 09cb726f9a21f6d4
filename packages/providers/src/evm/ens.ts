// ENS: what the registry and the resolvers on a chain say of a name.
import { ServiceError, type ToolContext } from "@svckit/core";
import { toChecksumAddress } from "@svckit/core/schemas";
import { decodeValues } from "../abi/decode.js";
import { encodeValues } from "../abi/encode.js";
import { parseFunction } from "../abi/signature.js";
import { dnsNameOf, labelsOf, nodeOf, normalizeEnsName } from "../ens-name.js";
import { readContract, readWord } from "./erc20.js";
import { ethCall } from "./eth-call.js";

const RESOLVER = "0x0178b8bf";
const ADDR = "0x3b3b57de";
const RESOLVE = "0x9061b923";
const SUPPORTS = "0x01ffc9a7";
// The error of ERC-3668, by which a resolver sends its caller to a server off the chain.
const OFFCHAIN_LOOKUP = "0x556f1830";
const ZERO = /^0x0*$/;
const MAX_LABELS = 10;
const DECODED = { values: 4, characters: 16_384 };

/** How a name was resolved. */
export interface Resolved {
  readonly resolver: string | null;
  /** null where no address is set, or none can be read on the chain. */
  readonly address: string | null;
  /** Whether the resolver's answers are kept off the chain. */
  readonly isOffchain: boolean;
}

const NOT_SET: Resolved = { resolver: null, address: null, isOffchain: false };

/** The caller's name in its normal form. Throws the caller's TOOL_ERROR for a text that is no name. */
export async function requireEnsName(text: string): Promise<string> {
  const name = await normalizeEnsName(text);
  if (name !== undefined && labelsOf(name).length <= MAX_LABELS) return name;
  throw new ServiceError("TOOL_ERROR", {
    message: `The text is no ENS name in the rules of ENSIP-15, or has more than ${MAX_LABELS} labels.`,
    next: "Correct the name: the same call fails again.",
    runtimeStatus: "invalid_input",
    param: "name",
  });
}

/** The resolver that the registry has for a node; null where it has none. */
export async function resolverOf(ctx: ToolContext, registry: string, node: string): Promise<string | null> {
  return readAddress(await readContract(ctx, registry, RESOLVER + node.slice(2)));
}

/** The address of a normal name: by its own resolver, or by that of a parent which answers for all below it (ENSIP-10). */
export async function resolveName(ctx: ToolContext, registry: string, name: string): Promise<Resolved> {
  const labels = labelsOf(name);
  for (let from = 0; from < labels.length; from += 1) {
    const resolver = await resolverOf(ctx, registry, nodeOf(labels.slice(from).join(".")));
    if (resolver === null) continue;
    if (await isExtended(ctx, resolver)) return askExtended(ctx, resolver, name);
    if (from > 0) return NOT_SET;
    const address = readAddress(await readContract(ctx, resolver, ADDR + nodeOf(name).slice(2)));
    return { resolver, address, isOffchain: false };
  }
  return NOT_SET;
}

async function isExtended(ctx: ToolContext, resolver: string): Promise<boolean> {
  const answer = await readContract(ctx, resolver, SUPPORTS + RESOLVE.slice(2).padEnd(64, "0"));
  return answer !== null && readWord(answer) === 1n;
}

async function askExtended(ctx: ToolContext, resolver: string, name: string): Promise<Resolved> {
  const dnsName = dnsNameOf(name);
  if (dnsName === undefined) return { ...NOT_SET, resolver };
  const { inputs, outputs } = parseFunction("resolve(bytes,bytes) returns (bytes)");
  const args = encodeValues(inputs, [`0x${dnsName}`, ADDR + nodeOf(name).slice(2)], 4_096);
  const executed = await ethCall(ctx, { to: resolver, data: RESOLVE + args });
  if ("revert" in executed) {
    const isOffchain = executed.revert.data.toLowerCase().startsWith(OFFCHAIN_LOOKUP);
    return { resolver, address: null, isOffchain };
  }
  const inner = fits(executed.result) ? decodeValues(outputs, executed.result.slice(2), DECODED)[0] : "0x";
  return { resolver, address: readAddress(String(inner)), isOffchain: false };
}

/** Whether an answer is `bytes` at its usual place, as every resolver writes it. */
function fits(answer: string): boolean {
  const [, pointer = "", length = ""] = /^0x(.{64})(.{64})/.exec(answer) ?? [];
  return BigInt(`0x${pointer || "0"}`) === 32n && BigInt(`0x${length || "0"}`) * 2n + 130n <= answer.length;
}

function readAddress(answer: string | null): string | null {
  const word = answer?.slice(0, 66) ?? "";
  return word.length < 66 || ZERO.test(word) ? null : toChecksumAddress(`0x${word.slice(26)}`);
}
