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

let lastMs = Number.NaN;
let lastTime = "";

/** A random UUID with its first 48 bits in exchange for the milliseconds, which many of them share. */
function timeOrdered(ms: number): string {
  if (ms !== lastMs) {
    const time = ms.toString(16).padStart(12, "0");
    lastTime = `${time.slice(0, 8)}-${time.slice(8)}-7`;
    lastMs = ms;
  }
  return lastTime + randomUUID().slice(15);
}
