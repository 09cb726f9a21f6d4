// Group commit: calls that arrive while a batch is in flight share the next one, and its commit.

/** Sends items in batches, one batch at a time. */
export interface GroupCommit<Item, Outcome> {
  /** Sends an item with the next batch. */
  send(item: Item): Promise<Outcome>;
  /** Resolves once nothing is waiting or in flight. */
  idle(): Promise<void>;
}

interface Piece<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** How batches are sent. */
export interface GroupCommitOptions<Item, Outcome> {
  /** Sends a batch; gives an outcome for each of its items, in their order. */
  readonly run: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  /** Keys that no two items of a batch may share. Of items that do, the later waits for the next batch. */
  readonly keysOf: (item: Item) => readonly string[];
  /** About how many characters an item is long. */
  readonly sizeOf?: (item: Item) => number;
  /** Whether an error may be due to one item alone. Then each item is sent by itself. */
  readonly isOfItem: (error: unknown) => boolean;
}

// In a larger batch the first item would wait for the last.
const MAX_BATCH = 256;
const MAX_SIZE = 1_000_000;

/** There is no timer: a batch leaves at the end of the turn of the event loop, or as soon as the last one is back. */
export function createGroupCommit<Item, Outcome>(
  options: GroupCommitOptions<Item, Outcome>,
): GroupCommit<Item, Outcome> {
  const { run, isOfItem } = options;
  let waiting: Piece<Item, Outcome>[] = [];
  let flushing = false;
  let whenIdle: (() => void)[] = [];

  async function deliver(pieces: readonly Piece<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await run(pieces.map(({ item }) => item));
      for (const [index, { resolve }] of pieces.entries()) {
        // `as`: the batch has an outcome for every item.
        resolve(outcomes[index] as Outcome);
      }
    } catch (error) {
      if (pieces.length > 1 && isOfItem(error)) for (const piece of pieces) await deliver([piece]);
      else for (const { reject } of pieces) reject(error);
    }
  }

  async function flush(): Promise<void> {
    const [batch, later] = split(waiting, options);
    waiting = later;
    await deliver(batch);
    flushing = false;
    schedule();
  }

  /** The next batch leaves once those whom the last one answered have run: what they send goes with it. */
  function schedule(): void {
    if (flushing) return;
    if (waiting.length > 0) {
      flushing = true;
      setImmediate(() => void flush());
      return;
    }
    for (const resolve of whenIdle) resolve();
    whenIdle = [];
  }

  return {
    send: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        schedule();
      }),
    idle: () =>
      new Promise((resolve) => {
        whenIdle.push(resolve);
        schedule();
      }),
  };
}

function split<Item, Outcome>(
  waiting: readonly Piece<Item, Outcome>[],
  { keysOf, sizeOf = () => 0 }: GroupCommitOptions<Item, Outcome>,
): [batch: Piece<Item, Outcome>[], later: Piece<Item, Outcome>[]] {
  const taken = new Set<string>();
  const batch: Piece<Item, Outcome>[] = [];
  const later: Piece<Item, Outcome>[] = [];
  let size = 0;
  for (const piece of waiting) {
    const keys = keysOf(piece.item);
    const isFull = batch.length === MAX_BATCH || size > MAX_SIZE;
    if (isFull || keys.some((key) => taken.has(key))) later.push(piece);
    else {
      batch.push(piece);
      size += sizeOf(piece.item);
    }
    for (const key of keys) taken.add(key);
  }
  return [batch, later];
}
