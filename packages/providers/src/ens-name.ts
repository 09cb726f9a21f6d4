// ENS name: its normal form (ENSIP-15), its node (ERC-137), and its form in DNS, as resolvers with wildcards take it.
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils";

/** The most characters of a name. */
export const MAX_ENS_CHARACTERS = 255;
const MAX_LABEL_BYTES = 255;

// Names of these are normal as they are, but for letters in upper case, and need no table of all characters.
const PLAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;
const PUNYCODE_LIKE = /(^|\.)..--/;

/**
 * The name in its normal form; undefined for a text that is no name. The first name that is not plain ASCII loads the
 * table of ENSIP-15, which takes some hundred milliseconds, once.
 */
export async function normalizeEnsName(text: string): Promise<string | undefined> {
  if (text.length > MAX_ENS_CHARACTERS) return undefined;
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return PUNYCODE_LIKE.test(lower) ? undefined : lower;
  const { ens_normalize } = await import("@adraffy/ens-normalize");
  try {
    const name = ens_normalize(text);
    return labelsOf(name).some((label) => label === "") ? undefined : name;
  } catch {
    // The library throws for what is no name, which is all that is asked of it here.
    return undefined;
  }
}

/** The node of a normal name: 32 bytes in hex; zeros for the empty one. */
export function nodeOf(name: string): string {
  let node: Uint8Array = new Uint8Array(32);
  for (const label of labelsOf(name).reverse())
    node = keccak_256(concatBytes(node, keccak_256(utf8ToBytes(label))));
  return `0x${bytesToHex(node)}`;
}

/** The name's labels, from the left. */
export function labelsOf(name: string): string[] {
  return name === "" ? [] : name.split(".");
}

/** The name as DNS writes it, in hex without `0x`: each label behind its length; undefined where one is too long for that. */
export function dnsNameOf(name: string): string | undefined {
  const labels = labelsOf(name).map(utf8ToBytes);
  if (labels.some(({ length }) => length > MAX_LABEL_BYTES)) return undefined;
  return `${labels.map((label) => bytesToHex(concatBytes(Uint8Array.of(label.length), label))).join("")}00`;
}
