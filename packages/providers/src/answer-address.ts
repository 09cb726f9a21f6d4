// Answer address: an EVM address as upstreams spell it, in whatever case.
import { toChecksumAddress } from "@svckit/core/schemas";
import * as z from "zod";

/** An address in an upstream's answer, read in EIP-55 spelling. A checksum of the upstream's own, as of EIP-1191, is no fault. */
export const answerAddress = () =>
  z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/)
    .transform(toChecksumAddress);
