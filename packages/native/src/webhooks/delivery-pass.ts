// The delivery pass: has the queues worked off that are due, many at once, each by one worker.
import type { WebhookRow } from "../records/rows.js";
import type { Pass } from "../tools/pass.js";
import type { State } from "../tools/state.js";
import { claimWebhooks, isAnyDue } from "./claim.js";
import { takeTurn } from "./worker.js";

const EVERY_MS = 3_000;

/** How many receivers are asked at once. */
const WORKERS = 64;

// Receivers that do not answer take their time, and those that do shall not wait for them.
const FAILING_WORKERS = 48;

/**
 * Makes the pass. What is due when a worker is done goes on without another pass, until somebody waits for it to be idle. A
 * store that is away ends a turn; another worker takes it up once its lease is over.
 */
export function createDeliveryPass(state: State): Pass {
  // The webhooks that are worked on here, and whether they fail.
  const busy = new Map<string, boolean>();
  const turns = new Set<Promise<void>>();
  let isStopping = false;
  // Whether more was due than there were workers.
  let hasBacklog = false;

  /** Takes what is due and has it worked on. */
  async function claim(): Promise<void> {
    const room = roomIn(busy);
    const now = state.now();
    hasBacklog = room.limit === 0;
    if (hasBacklog || !(await state.read(() => isAnyDue({ now })))) return;
    const lease = state.newId();
    const mine = new Set(busy.keys());
    const claimed = await state.write(() => claimWebhooks({ now, lease, ...room, busy: mine }));
    hasBacklog = claimed.length === room.limit;
    for (const webhook of claimed) {
      const turn = work(webhook, lease).finally(() => turns.delete(turn));
      turns.add(turn);
    }
  }

  // One at a time: a second claim would not know whom the first is about to take.
  const claimOnce = oneAtATime(claim);

  async function work(webhook: WebhookRow, lease: string): Promise<void> {
    busy.set(webhook.id, webhook.failures > 0);
    let isDueAgain = false;
    try {
      isDueAgain = await takeTurn(state, webhook, lease);
    } catch (error) {
      logFailure(state, webhook, error);
    } finally {
      busy.delete(webhook.id);
    }
    if (isStopping || !(isDueAgain || hasBacklog)) return;
    // Where that fails, the next pass claims.
    await claimOnce().catch((error: unknown) => logFailure(state, webhook, error));
  }

  return {
    name: "deliveries",
    everyMs: EVERY_MS,
    async run() {
      isStopping = false;
      await claimOnce();
      return "done";
    },
    async idle() {
      isStopping = true;
      while (turns.size > 0) await Promise.all(turns);
    },
  };
}

function roomIn(busy: ReadonlyMap<string, boolean>) {
  const failing = [...busy.values()].filter(Boolean).length;
  return { limit: WORKERS - busy.size, failing: Math.max(0, FAILING_WORKERS - failing) };
}

function logFailure({ service }: State, { id }: WebhookRow, error: unknown): void {
  service.transport.logger.warn("a webhook's queue is taken up again later", { webhookId: id, error });
}

/** Runs `task`, and where that is asked for while it runs, once more behind it for all who ask. */
function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  function start(): Promise<void> {
    running = task().finally(() => {
      running = undefined;
    });
    return running;
  }
  return () => {
    if (!running) return start();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}
