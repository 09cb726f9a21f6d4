// Schema pieces for tools that are written with Zod, as `@svckit/core/schemas`. A name added here is a promise: add a changeset with it.
export { type AmountInput, decimal, double, integerString } from "./fields/amount.js";
export { chain } from "./fields/chain.js";
export { evmAddress, evmHash, keepsChecksum, toChecksumAddress } from "./fields/evm.js";
export { limit } from "./fields/limit.js";
export { orNull, type Piece } from "./fields/piece.js";
export { solanaAddress, solanaSignature } from "./fields/solana.js";
export { sources } from "./fields/sources.js";
export { isoTime, unixSeconds } from "./fields/time.js";
export { lazy } from "./schema/lazy.js";
