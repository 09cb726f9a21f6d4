// An engine that asks as many prices as the question says, and a service whose prices come from a provider in process.
import {
  createService,
  defineProvider,
  defineTool,
  memoryStore,
  type Service,
  type ServiceOptions,
} from "@svckit/core";
import { createRest, toFetch } from "@svckit/rest";
import { createSearch, searchRoutes } from "@svckit/search";
import { z } from "zod";
import type { AnswerEngine } from "../src/engine.js";

/** "ask 3" asks three prices, "at most 3" says three and asks one, "fail" asks one that fails, "throw" is at fault. */
export const askingEngine: AnswerEngine = {
  name: "asking",
  prepare({ text }) {
    const [, most] = /(?:ask|most) (\d+)/.exec(text) ?? [];
    const maxCalls = most === undefined ? (text === "fail" ? 1 : 0) : Number(most);
    return {
      maxCalls,
      maxModelSteps: 0,
      async answer({ ask, words, signal }) {
        if (text === "throw") throw new TypeError("an engine at fault");
        const calls = text.startsWith("at most") ? Math.min(1, maxCalls) : maxCalls;
        const asked = await Promise.all(
          Array.from({ length: calls }, (_, at) => ask("get_fee", { at: text === "fail" ? -1 : at })),
        );
        const response = asked
          .map((each) => (each.ok ? `fee ${each.data["fee"]}` : each.error.message))
          .join(", ");
        if (text.endsWith("hang"))
          await new Promise((_, fail) => signal.addEventListener("abort", () => fail(signal.reason)));
        words(response);
        const missing = {
          reason: "an address",
          missing: [{ name: "address", description: "whose", example: "0x…" }],
        };
        return {
          response: response || "nothing to say",
          missing: text === "lack" ? missing : null,
          warnings: text === "warn" ? ["odd: it is"] : [],
          modelSteps: 0,
        };
      },
    };
  },
};

const fees = defineProvider({
  id: "fees",
  title: "Fees",
  tools: [
    defineTool({
      name: "get_fee",
      title: "Fee",
      description: "Gives the fee of a place.",
      category: "market_data",
      effect: "read",
      input: z.object({ at: z.int() }),
      output: z.object({ fee: z.int() }),
      examples: [{ description: "One", args: { at: 1 } }],
      execute({ at }) {
        if (at < 0) throw new Error("it fails");
        return { fee: at + 1 };
      },
    }),
  ],
});

/** What the tests read of an answer. */
interface Body {
  readonly response?: string;
  readonly error?: { readonly message: string };
  readonly data: {
    readonly credits: Readonly<Record<string, number>>;
    readonly rate: { readonly remaining: number };
    readonly inner_receipt_ids: readonly string[];
    readonly warnings: readonly string[];
  };
}

/** The body of an answer as JSON. */
export async function bodyOf(response: Response): Promise<Body> {
  // `as`: what a test expects of it, it says.
  return (await response.json()) as Body;
}

/** A service with the search at its REST surface, and an account on it. */
export async function searching(
  options: Partial<ServiceOptions> = {},
  account: object = { credits: 1_000 },
  engine: AnswerEngine = askingEngine,
) {
  const service: Service = createService({ providers: [fees], store: memoryStore(), ...options });
  const search = createSearch(service, { engine });
  const send = toFetch(createRest(service, { routes: searchRoutes(search) }));
  const { id } = await service.createAccount(account);
  const { key } = await service.createKey(id);
  const post = (body: unknown, headers: Record<string, string> = { authorization: `Bearer ${key}` }) =>
    send(
      new Request("http://localhost/v1/search", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    );
  const get = async (path: string): Promise<Body> =>
    bodyOf(
      await send(new Request(`http://localhost${path}`, { headers: { authorization: `Bearer ${key}` } })),
    );
  const credits = async () => (await get("/api/v1/quota")).data.credits;
  return { service, search, send, post, get, credits, key, accountId: id };
}
