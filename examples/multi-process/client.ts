// A client that means each call once: it names the call by an idempotency key, and sends it again where no answer came.
import { setTimeout as pause } from "node:timers/promises";

const TIMES = 20;
const BETWEEN_MS = 250;

/** What came back for a call. */
export interface Outcome {
  readonly answer: { readonly ok: boolean; readonly meta: { readonly receipt_id: string } };
  /** How often it had to be sent again. */
  readonly again: number;
}

/** A client of the service at an address. */
export function createClient(url: string, key: string) {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const post = (path: string, body: object) =>
    fetch(`${url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return {
    /** Calls a tool until the service has answered; throws for an answer that says that sending again is of no use. */
    async call(tool: string, args: object, idempotencyKey: string): Promise<Outcome> {
      const body = { tool, args: { ...args, idempotency_key: idempotencyKey } };
      for (let again = 0; again < TIMES; again++) {
        const response = await post("/execute", body).catch(() => undefined);
        const answer = await read(response).catch(() => undefined);
        if (answer?.ok) return { answer, again };
        if (answer?.error?.retryable === false) throw new Error(JSON.stringify(answer));
        await pause(BETWEEN_MS);
      }
      throw new Error(`${tool} was sent ${TIMES} times without an answer`);
    },
    async post(path: string, body: object) {
      return read(await post(path, body));
    },
    async get(path: string) {
      return read(await fetch(`${url}/api/v1${path}`, { headers }));
    },
  };
}

/** The JSON of an answer. Its form is what the route has; the check reads it as it goes. */
// biome-ignore lint/suspicious/noExplicitAny: a check reads what it expects, and fails where that is not there.
async function read(response: Response | undefined): Promise<any> {
  return response?.json();
}
