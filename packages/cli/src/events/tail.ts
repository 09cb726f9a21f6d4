// Tailing: the last events of a feed, and each that follows as it comes.
import { setTimeout as wait } from "node:timers/promises";
import { ServiceError } from "@svckit/core";

/** An event, as the feed has it. */
export interface TailedEvent {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly subject_id: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Which events are asked for. */
export interface Asked {
  readonly after: string | undefined;
  readonly order: "asc" | "desc";
  readonly limit: number;
  readonly signal: AbortSignal;
}

/** Reads events of one account. */
export type ReadFeed = (asked: Asked) => Promise<readonly TailedEvent[]>;

/** What is shown of a feed, and how. */
export interface Tail {
  /** How many of the newest events come first. Left out where `after` says where to begin. */
  readonly last: number;
  readonly after: string | undefined;
  /** Whether it goes on with events as they come. */
  readonly follows: boolean;
  readonly signal: AbortSignal;
  show(event: TailedEvent): void;
  /** Is told once where the feed cannot be read for a while. */
  interrupted(error: unknown): void;
}

const EVERY_MS = 2_000;
const PAGE = 100;

/** Shows a feed until it is stopped. A feed that is away once it has been read is asked again. */
export async function tailFeed(read: ReadFeed, tail: Tail): Promise<void> {
  const { signal, show, follows } = tail;
  let after = tail.after ?? (await showLast(read, tail));
  let isAway = false;
  while (!signal.aborted) {
    try {
      const events = await read({ after, order: "asc", limit: PAGE, signal });
      isAway = false;
      for (const event of events) show(event);
      after = events.at(-1)?.id ?? after;
      if (events.length === PAGE) continue;
    } catch (error) {
      if (signal.aborted) return;
      if (!follows || !mayPass(error)) throw error;
      if (!isAway) tail.interrupted(error);
      isAway = true;
    }
    if (!follows) return;
    await wait(EVERY_MS, undefined, { signal }).catch(() => {});
  }
}

async function showLast(read: ReadFeed, { last, signal, show }: Tail): Promise<string | undefined> {
  const newest = await read({ after: undefined, order: "desc", limit: Math.max(1, last), signal });
  for (const event of newest.slice(0, last).reverse()) show(event);
  return newest[0]?.id;
}

function mayPass(error: unknown): boolean {
  return error instanceof ServiceError && (error.retryable || error.code === "API_ERROR");
}
