// Where identifiers and randomness come from.
import { randomBytes, randomUUID } from "node:crypto";

/** Handed in, so that a test can make them repeatable. */
export interface Ids {
  /** A UUID, version 7: ordered by time, so that what is kept under it is written side by side. */
  uuid(): string;
  /** Bytes fit for secrets. */
  bytes(count: number): Uint8Array;
}

/** Identifiers from the operating system's generator. */
export const systemIds: Ids = { uuid: () => timeOrdered(Date.now()), bytes: (count) => randomBytes(count) };

/** A random UUID with its first 48 bits in exchange for the milliseconds. */
function timeOrdered(ms: number): string {
  const random = randomUUID();
  const time = ms.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}
