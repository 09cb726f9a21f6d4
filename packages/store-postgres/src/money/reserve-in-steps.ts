// Reserve in steps: whoever has bought credits may have to wait until they are where the call is paid from.
import type { Reservation, Reserved } from "@svckit/core";
import type { Books } from "./books.js";

/**
 * What the function of the database answers: beside the outcomes of the port, that the wallet of the period is not open, that
 * credits in it have expired, or that too little is in it and some were bought elsewhere. Nothing was done then.
 */
export type Asked = Reserved | { readonly outcome: Step };

type Step = "unopened" | "lapsed" | "elsewhere";

const STEPS: ReadonlySet<string> = new Set<Step>(["unopened", "lapsed", "elsewhere"]);

/** Reserves a batch. The calls that wait for a step of an account's books are asked for once more behind it. */
export async function reserveInSteps(
  items: readonly Reservation[],
  books: Pick<Books, "step">,
  ask: (items: readonly Reservation[]) => Promise<readonly Asked[]>,
): Promise<readonly Reserved[]> {
  const first = await ask(items);
  const waiting = items.filter((item, index) => isHelped(item, first[index]));
  if (waiting.length === 0) return first.map(toReserved);
  try {
    await stepAll(waiting, books);
    const second = await ask(waiting);
    const outcomes = new Map(waiting.map(({ id }, index) => [id, second[index]]));
    return items.map(({ id }, index) => toReserved(outcomes.get(id) ?? first[index]));
  } catch (cause) {
    // Others of the batch are reserved already: nobody runs them, and the reaper gives them back.
    throw new Error("the credits that were bought could not be reached", { cause });
  }
}

/** Whether a step changes anything: a development key spends nothing that was bought. */
function isHelped({ payment }: Reservation, asked: Asked | undefined): boolean {
  if (!asked || !STEPS.has(asked.outcome) || payment.kind !== "credits") return false;
  return asked.outcome !== "elsewhere" || payment.period.takesBought !== false;
}

async function stepAll(waiting: readonly Reservation[], books: Pick<Books, "step">): Promise<void> {
  const done = new Set<string>();
  for (const { payment, now } of waiting) {
    if (payment.kind !== "credits") continue;
    const { accountId, period } = payment;
    const name = `${accountId}\n${period.id}`;
    if (!done.has(name)) await books.step(accountId, { period, now });
    done.add(name);
  }
}

function toReserved(asked: Asked | undefined): Reserved {
  // A step that has helped nothing leaves too little.
  if (!asked || STEPS.has(asked.outcome)) return { outcome: "quota_exceeded" };
  // `as`: what is left are the outcomes of the port.
  return asked as Reserved;
}
