// Where identifiers and randomness come from.
import { randomBytes, randomUUID } from "node:crypto";
import { firstOnly } from "./guard.js";
import type { Logger } from "./logger.js";

/** Handed in, so that a test can make them repeatable. */
export interface Ids {
  /** A UUID of version 7. Its order is that of time, so that stores write new rows side by side. */
  uuid(): string;
  /** Bytes fit for secrets. */
  bytes(count: number): Uint8Array;
}

/** Identifiers from the operating system's generator. */
export const systemIds: Ids = { uuid: () => timeOrdered(Date.now()), bytes: (count) => randomBytes(count) };

/**
 * A host's ids, in whose place the system's stand where they give none: a call without an id could be neither settled nor
 * answered.
 */
export function guardIds(ids: Ids, logger: Logger): Ids {
  const failed = firstOnly((error: unknown) =>
    logger.error("ids.uuid gave no id, and the system's are taken; this is told once", { error }),
  );
  return {
    uuid() {
      try {
        const id: unknown = ids.uuid();
        if (typeof id === "string" && id !== "") return id;
        failed(new TypeError(`an id is a text, and not ${typeof id}`));
      } catch (error) {
        failed(error);
      }
      return systemIds.uuid();
    },
    bytes: (count) => ids.bytes(count),
  };
}

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
