// An upstream that counts its requests.
import { createStandIn } from "@svckit/testing";

/** An upstream that counts. */
export interface MeteredUpstream {
  readonly url: string;
  /** How often it was asked for a call, by the call's id. */
  asked(id: string): number;
  /** How often it did what a call asked for, by the start of the call's id. */
  done(start: string): number;
  /** What happens before it answers, from now on; where that gives false, it answers with an error. */
  meet(before: (id: string) => Promise<boolean>): void;
  close(): Promise<void>;
}

/** Starts an upstream that answers at once. */
export async function startUpstream(): Promise<MeteredUpstream> {
  const asked: string[] = [];
  const done: string[] = [];
  let before: (id: string) => Promise<boolean> = async () => true;
  const standIn = await createStandIn({
    "GET /work": async ({ query }) => {
      const id = query.get("id") ?? "";
      asked.push(id);
      const works = await before(id);
      if (works) done.push(id);
      // Never the same twice, so that a replay is known for one.
      return { body: { works, drawn: Math.random() } };
    },
  });
  return {
    url: standIn.url,
    asked: (id) => asked.filter((each) => each === id).length,
    done: (start) => done.filter((each) => each.startsWith(start)).length,
    meet(next) {
      before = next;
    },
    close: () => standIn.close(),
  };
}
