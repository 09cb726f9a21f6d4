// Where identifiers and randomness come from.
import { randomBytes, randomUUID } from "node:crypto";

/** Handed in, so that a test can make them repeatable. */
export interface Ids {
  /** A UUID of version 7. Its order is that of time, so that stores write new rows side by side. */
  uuid(): string;
  /** Bytes fit for secrets. */
  bytes(count: number): Uint8Array;
}

/** Identifiers from the operating system's generator. */
export const systemIds: Ids = { uuid: () => timeOrdered(Date.now()), bytes: (count) => randomBytes(count) };

let lastMs = Number.NaN;
let lastTime = "";

/** A random UUID whose first 48 bits are the milliseconds (RFC 9562). Their text is made once for all ids of one millisecond. */
function timeOrdered(ms: number): string {
  if (ms !== lastMs) {
    const time = ms.toString(16).padStart(12, "0");
    lastTime = `${time.slice(0, 8)}-${time.slice(8)}-7`;
    lastMs = ms;
  }
  return lastTime + randomUUID().slice(15);
}
