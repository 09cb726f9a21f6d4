// Where identifiers and randomness come from.
import { randomBytes, randomUUID } from "node:crypto";

/** Handed in, so that a test can make them repeatable. */
export interface Ids {
  /** A version 4 UUID. */
  uuid(): string;
  /** Bytes fit for secrets. */
  bytes(count: number): Uint8Array;
}

/** Identifiers from the operating system's generator. */
export const systemIds: Ids = { uuid: () => randomUUID(), bytes: (count) => randomBytes(count) };
