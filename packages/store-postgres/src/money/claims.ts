// Idempotency keys: how they are looked up, and awaited across processes. The functions of money bind and end them.
import type {
  AnswerWait,
  Claim,
  ClaimQuery,
  ClaimState,
  Clock,
  PostgresRow,
  StoredAnswer,
} from "@svckit/core";
import { type Executor, OPERATORS } from "../connection/executor.js";
import { createGroupCommit } from "../connection/group-commit.js";
import { isOfValue } from "../connection/pool.js";

/** The keys of a store. */
export interface Claims {
  find(query: ClaimQuery): Promise<ClaimState>;
  wait(wait: AnswerWait): Promise<StoredAnswer | "freed" | "timeout">;
  /** Answers those who wait for a call in this process, so that they need not look it up. */
  notify(call: Call, answer: StoredAnswer | "freed"): void;
}

type ClaimId = Pick<Claim, "scope" | "key">;

/** A key, and the hold of the call that it is bound to. */
interface Call extends ClaimId {
  readonly holdId: string;
}

type Told = StoredAnswer | "freed" | Error;

type Waiter = (answer: Told) => void;

/** A call that runs in this process or another, and those who wait for it in this one. */
interface Running extends Call {
  readonly waiters: Set<Waiter>;
}

/** The calls of a key that have ended while the key is looked up, with what is told of them, by their holds. */
type Meanwhile = Map<string, Told>;

const { EQUALS } = OPERATORS;

const FIND = `
SELECT c.fingerprint, c.hold_id, c.body, c.expires_at
FROM unnest($1::pg_catalog.text[], $2::pg_catalog.text[]) WITH ORDINALITY AS i (scope, key, number)
LEFT JOIN $schema.claim AS c ON c.scope ${EQUALS} i.scope AND c.key ${EQUALS} i.key ORDER BY i.number`;

// Of the calls that are awaited, those that have ended, with the answer where there is one.
const ENDED = `
SELECT i.number, coalesce(c.fingerprint, r.fingerprint) AS fingerprint, coalesce(c.body, r.body) AS body
FROM unnest($1::pg_catalog.text[], $2::pg_catalog.text[], $3::pg_catalog.text[]) WITH ORDINALITY AS i (scope, key, id, number)
LEFT JOIN $schema.claim AS c ON c.scope ${EQUALS} i.scope AND c.key ${EQUALS} i.key
  AND c.hold_id ${EQUALS} i.id
LEFT JOIN $schema.released_answer AS r ON r.hold_id ${EQUALS} i.id
WHERE c.hold_id IS NULL OR c.body IS NOT NULL`;

const MIN_PAUSE_MS = 25;
const MAX_PAUSE_MS = 250;

/** The keys, as this instance sees them. */
export function createClaims(executor: Executor, clock: Clock): Claims {
  const running = new Map<string, Running>();
  const lookUps = new Map<string, Set<Meanwhile>>();
  let looking = false;
  let pauseMs = MIN_PAUSE_MS;

  // Keys are looked up in batches: many callers of one key come at once.
  const found = createGroupCommit<ClaimId, PostgresRow>({
    keysOf: () => [],
    isOfItem: isOfValue,
    run: (claims) => executor.query(FIND, [claims.map(({ scope }) => scope), claims.map(({ key }) => key)]),
  });

  /** Who holds a key: a call that runs, or one that left its answer; undefined where the key is free. */
  async function lookUp(claim: ClaimId, now: number) {
    const row = await found.send(claim);
    const { hold_id, body, expires_at } = row;
    if (hold_id === null || (expires_at !== null && Number(expires_at) <= now)) return undefined;
    const fingerprint = String(row["fingerprint"]);
    const answer = typeof body === "string" ? { body, fingerprint } : undefined;
    return { fingerprint, holdId: String(hold_id), answer };
  }

  /** Hears what is told of a key's calls, until it is let go. */
  function listen(claim: ClaimId): { readonly told: Meanwhile; letGo(): void } {
    const name = nameOf(claim);
    const all = lookUps.get(name) ?? new Set();
    const told: Meanwhile = new Map();
    lookUps.set(name, all.add(told));
    return {
      told,
      letGo() {
        all.delete(told);
        if (all.size === 0) lookUps.delete(name);
      },
    };
  }

  function notify({ scope, key, holdId }: Call, answer: Told): void {
    for (const told of lookUps.get(nameOf({ scope, key })) ?? []) told.set(holdId, answer);
    const call = running.get(holdId);
    running.delete(holdId);
    for (const waiter of call?.waiters ?? []) waiter(answer);
  }

  /** Looks up all calls that are awaited, again and again while there are any: soon at first, then more rarely. */
  async function look(): Promise<void> {
    const calls = [...running.values()];
    try {
      const rows = await executor.query(ENDED, [
        calls.map(({ scope }) => scope),
        calls.map(({ key }) => key),
        calls.map(({ holdId }) => holdId),
      ]);
      for (const { number, fingerprint, body } of rows) {
        const call = calls[Number(number) - 1];
        if (call)
          notify(call, typeof body === "string" ? { body, fingerprint: String(fingerprint) } : "freed");
      }
    } catch (cause) {
      for (const call of calls) notify(call, new Error("the store was lost while waiting", { cause }));
    }
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
    lookLater();
  }

  function lookLater(): void {
    looking = running.size > 0;
    if (looking) clock.after(pauseMs, () => void look());
  }

  return {
    notify,
    async find({ claim, now }) {
      const found = await lookUp(claim, now);
      if (found === undefined) return { state: "free" };
      const { fingerprint, answer } = found;
      return answer ? { state: "done", answer } : { state: "running", fingerprint };
    },
    wait: ({ claim, waitMs }) =>
      new Promise((resolve, reject) => {
        let holdId: string | undefined;
        let over = false;
        const end = (answer: StoredAnswer | "freed" | "timeout" | Error) => {
          over = true;
          cancel();
          if (answer instanceof Error) reject(answer);
          else resolve(answer);
        };
        const cancel = clock.after(waitMs, () => {
          leave(holdId, end);
          end("timeout");
        });
        // The call may end behind what the look-up sees, and before the waiter has joined it.
        const { told, letGo } = listen(claim);
        lookUp(claim, clock.now()).then(
          (found) => {
            letGo();
            if (over) return;
            if (found === undefined) return end("freed");
            const answer = found.answer ?? told.get(found.holdId);
            if (answer !== undefined) return end(answer);
            holdId = found.holdId;
            join({ ...claim, holdId }, end);
          },
          (error: Error) => {
            letGo();
            end(error);
          },
        );
      }),
  };

  function join({ scope, key, holdId }: Call, waiter: Waiter): void {
    const call = running.get(holdId) ?? { scope, key, holdId, waiters: new Set() };
    running.set(holdId, call);
    call.waiters.add(waiter);
    pauseMs = MIN_PAUSE_MS;
    if (!looking) lookLater();
  }

  function leave(holdId: string | undefined, waiter: Waiter): void {
    const call = holdId === undefined ? undefined : running.get(holdId);
    call?.waiters.delete(waiter);
    if (call?.waiters.size === 0) running.delete(call.holdId);
  }
}

function nameOf({ scope, key }: ClaimId): string {
  return `${scope}\n${key}`;
}
