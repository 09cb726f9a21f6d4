// Cursor: where a list goes on, as a signed text that holds for one tool and one set of arguments.
import { createHmac, timingSafeEqual } from "node:crypto";
import { ServiceError } from "../errors/errors.js";

/** Where a list goes on. */
export interface Cursor {
  /** Where the tool itself goes on; undefined at its beginning. */
  readonly position: unknown;
  /** How many rows of what the tool gives there were sent already. */
  readonly offset: number;
  /** Names the result whose rows were sent; empty where none were. */
  readonly version: string;
}

/** Writes and reads the cursors of a service. `binding` is what a cursor holds for. */
export interface Cursors {
  seal(cursor: Cursor, binding: string): Promise<string>;
  /** Throws VALIDATION_ERROR for a text that was not sealed here, or for something else. */
  open(text: unknown, binding: string): Promise<Cursor>;
}

const MAX_LENGTH = 8_192;
const SIGNATURE_BYTES = 16;
const FORM = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{22})$/;

/** The cursors that are signed with a secret. Whoever knows the same secret reads them: after a restart, in another process. */
export function createCursors(secret: () => Promise<string>): Cursors {
  let kept: Promise<Buffer> | undefined;

  /** The key of this use of the secret. A store that could not be asked is asked again. */
  function key(): Promise<Buffer> {
    kept ??= secret().then((text) => createHmac("sha256", text).update("cursors").digest());
    kept.catch(() => {
      kept = undefined;
    });
    return kept;
  }

  async function sign(payload: string, binding: string): Promise<string> {
    const signature = createHmac("sha256", await key())
      .update(`${payload}\n${binding}`)
      .digest();
    return signature.subarray(0, SIGNATURE_BYTES).toString("base64url");
  }

  return {
    async seal({ offset, version, position }, binding) {
      const parts = position === undefined ? [offset, version] : [offset, version, position];
      const payload = Buffer.from(JSON.stringify(parts)).toString("base64url");
      if (payload.length > MAX_LENGTH - 32) throw new TypeError("where the tool's list goes on is too long");
      return `${payload}.${await sign(payload, binding)}`;
    },
    async open(text, binding) {
      const match = typeof text === "string" && text.length <= MAX_LENGTH ? FORM.exec(text) : null;
      const [, payload = "", signature = ""] = match ?? [];
      // As texts: the last letter of one has bits that say nothing, and could be another.
      if (match === null || !isSame(signature, await sign(payload, binding))) throw notOurs();
      // `as`: only `seal` makes what carries the signature.
      const parts = JSON.parse(Buffer.from(payload, "base64url").toString()) as [number, string, unknown?];
      const [offset, version, position] = parts;
      return { offset, version, position };
    },
  };
}

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

function notOurs(): ServiceError {
  return new ServiceError("VALIDATION_ERROR", {
    message: 'The argument "cursor" is not a cursor of this tool with these arguments.',
    next: "Send the next_cursor of the page before as it is, with that call's other arguments unchanged, or leave it out to begin again.",
    param: "cursor",
    runtimeStatus: "invalid_input",
  });
}
