// Address: a 20-byte EVM address, as nodes write it.
import { toChecksumAddress } from "@svckit/core/schemas";
import * as z from "zod";

/** An address in a node's answer. */
export function rpcAddress() {
  return z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/)
    .transform(toChecksumAddress);
}
