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
let count = 0;

// The id that was made last, in ASCII: of the next one only what has changed is written. A text put together of pieces takes twice as long.
const id = Buffer.alloc(36, "-");

/**
 * A UUID of version 7 (RFC 9562): 48 bits of milliseconds, a count of 12 bits, 62 random bits. The count begins at random
 * in the lower half and grows within its millisecond, so that records of one process are listed as they were made. Where
 * it is used up, the next millisecond begins early.
 */
function timeOrdered(ms: number): string {
  const random = takeRandom();
  const sameMs = ms <= lastMs && ms >= lastMs - SET_BACK_MS;
  if (sameMs && count + 1 < COUNTS) count += 1;
  else {
    lastMs = sameMs ? lastMs + 1 : ms;
    writeTime(lastMs);
    count = (randomByte(random + 8) << 3) | (randomByte(random + 9) >> 5);
  }
  write(14, 0x70 | (count >> 8));
  write(16, count & 0xff);
  write(19, 0x80 | (randomByte(random) & 0x3f));
  write(21, randomByte(random + 1));
  for (let at = 0; at < 6; at++) write(24 + 2 * at, randomByte(random + 2 + at));
  return id.toString("latin1");
}

function writeTime(ms: number): void {
  const high = Math.floor(ms / 0x1_0000);
  write(0, (high >>> 24) & 0xff);
  write(2, (high >>> 16) & 0xff);
  write(4, (high >>> 8) & 0xff);
  write(6, high & 0xff);
  write(9, (ms % 0x1_0000) >> 8);
  write(11, ms & 0xff);
}

/** Writes a byte as two digits. */
function write(at: number, byte: number): void {
  id[at] = digit(byte >> 4);
  id[at + 1] = digit(byte & 0xf);
}

/** The character of a digit, 0 to 15. */
function digit(value: number): number {
  return value < 10 ? 0x30 + value : 0x57 + value;
}

// Eight bytes of an id are random, and two begin a count. The system is asked for those of many ids at once.
const RANDOM_BYTES = 10;
const pool = Buffer.alloc(512 * RANDOM_BYTES);
let poolAt = pool.length;

/** Where the random bytes of the next id are. */
function takeRandom(): number {
  if (poolAt === pool.length) {
    randomFillSync(pool);
    poolAt = 0;
  }
  poolAt += RANDOM_BYTES;
  return poolAt - RANDOM_BYTES;
}

function randomByte(at: number): number {
  return pool[at] ?? 0;
}
