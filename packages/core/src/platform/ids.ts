// Where identifiers and randomness come from.
import { randomBytes, randomFillSync } from "node:crypto";
import { firstOnly } from "./guard.js";
import type { Logger } from "./logger.js";

/** Handed in, so that a test can make them repeatable. */
export interface Ids {
  /** A UUID of version 7. Its order is that of time, so that stores write new rows side by side and lists keep their order. */
  uuid(): string;
  /** Bytes fit for secrets. */
  bytes(count: number): Uint8Array;
}

/** Identifiers from the operating system's generator. */
export const systemIds: Ids = { uuid: () => timeOrdered(Date.now()), bytes: (count) => randomBytes(count) };

// What a header can carry: an answer without its id could not be sent.
const SENDABLE = /^[!-~]{1,128}$/;

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
        if (typeof id === "string" && SENDABLE.test(id)) return id;
        failed(new TypeError("an id is a text of 1 to 128 printable characters of ASCII, without a space"));
      } catch (error) {
        failed(error);
      }
      return systemIds.uuid();
    },
    bytes: (count) => ids.bytes(count),
  };
}

const COUNTS = 0x1000;
/** A clock that is set back by more begins anew. */
const SET_BACK_MS = 1000;
let lastMs = Number.NaN;
let lastMinute = Number.NaN;
let minuteText = "";
let lastTime = "";
let count = 0;

/**
 * A UUID of version 7 (RFC 9562): 48 bits of milliseconds, a count of 12 bits, 62 random bits. The count begins at random
 * in the lower half and grows within its millisecond, so that records of one process are listed as they were made. Where
 * it is used up, the next millisecond begins early.
 */
function timeOrdered(ms: number): string {
  const random = randomDigits();
  const sameMs = ms <= lastMs && ms >= lastMs - SET_BACK_MS;
  if (sameMs && count + 1 < COUNTS) count += 1;
  else {
    lastMs = sameMs ? lastMs + 1 : ms;
    lastTime = timeText(lastMs);
    count = Number.parseInt(random.slice(0, 3), 16) >> 1;
  }
  return `${lastTime}${fourDigits(0x7000 + count)}-${variantOf(random)}${random.slice(4, 7)}-${random.slice(7, 19)}`;
}

/** The digit that says which kind of UUID it is, in two of its four bits. */
function variantOf(random: string): string {
  return (0b1000 + (Number.parseInt(random.charAt(3), 16) & 0b11)).toString(16);
}

// Three digits for the count, one for the variant and fifteen for the end.
const RANDOM_BYTES = 10;
const pool = Buffer.alloc(512 * RANDOM_BYTES);
let poolAt = pool.length;

/** Twenty random digits. The system is asked for those of many ids at once. */
function randomDigits(): string {
  if (poolAt === pool.length) {
    randomFillSync(pool);
    poolAt = 0;
  }
  poolAt += RANDOM_BYTES;
  return pool.toString("hex", poolAt - RANDOM_BYTES, poolAt);
}

// The lower four of the twelve digits go round in about a minute.
const MINUTE_MS = 0x1_0000;
const TWO_DIGITS = Array.from({ length: 0x100 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** The digits of the milliseconds, with their dashes. The upper eight are the same for a minute. */
function timeText(ms: number): string {
  const low = ms % MINUTE_MS;
  if (ms - low !== lastMinute) {
    lastMinute = ms - low;
    minuteText = `${(lastMinute / MINUTE_MS).toString(16).padStart(8, "0")}-`;
  }
  return `${minuteText}${fourDigits(low)}-`;
}

function fourDigits(number: number): string {
  return `${TWO_DIGITS[number >> 8]}${TWO_DIGITS[number & 0xff]}`;
}
