// Gathered bytes: joins the pieces of a body as they come, since a piece of one byte is an object of hundreds.

/** The bytes of a body so far. */
export interface Gathered {
  /** How many there are. */
  length(): number;
  /** Copies the piece, except for the first. */
  add(piece: Uint8Array): void;
  /** All of them; a body of one piece is that piece. */
  bytes(): Uint8Array;
  /** Lets go of them. */
  drop(): void;
}

const NOTHING = new Uint8Array();

/** Gathers pieces of any size in memory of about twice what they come to. */
export function gatherBytes(): Gathered {
  let held: Uint8Array = NOTHING;
  let length = 0;
  return {
    // A getter would be defined anew for each body, which takes V8 a microsecond.
    length: () => length,
    add(piece) {
      const end = length + piece.length;
      if (length === 0) {
        // Never written to: it is full, so that the next piece finds no room in it.
        held = piece;
      } else {
        if (end > held.length) {
          const larger = Buffer.allocUnsafe(2 * end);
          larger.set(held.subarray(0, length));
          held = larger;
        }
        held.set(piece, length);
      }
      length = end;
    },
    bytes: () => (held.length === length ? held : held.subarray(0, length)),
    drop() {
      held = NOTHING;
      length = 0;
    },
  };
}
