// Mixed load: what many callers send to one server at a steady rate, and what they were told of their money.
import { Agent, request } from "node:http";
import type { Setting } from "./setting.js";
import { priceOf } from "./upstream.js";

/** How many requests a second: less than half of what a processor carries. */
const RATE = 100;
const TICK_MS = 10;
// Few enough that some answers come from the cache, and enough that most do not.
const COINS = 2_000;
const LONGEST_STAY_MS = 40;
const INTENTS = ["price of bitcoin", "gas fees", "who owns this token", "yield of a pool", "block by number"];
const MCP = { accept: "application/json, text/event-stream" };

/** A second's turn of twenty requests, in this order. */
const TURN = [
  ...["call", "call", "list", "mcpCall", "call", "replay", "keyless", "search", "call", "hangUp"],
  ...["call", "mcpList", "call", "receipts", "replay", "mcpCall", "call", "keyless", "list", "call"],
] as const;

/** What is sent. */
export type Kind = (typeof TURN)[number];

/** Keys of the accounts, each of which is charged for requests of its own kind. */
export type Keys = Readonly<Record<"caller" | "agent" | "leaver", string>>;

interface Answer {
  readonly status: number;
  readonly replayed: boolean;
  readonly text: string;
}

/** What was sent since it was last looked at: milliseconds by kind, in any order. */
export type Times = ReadonlyMap<Kind, readonly number[]>;

/** A running load. */
export interface MixedLoad {
  /** Answers that were paid for, by the account. */
  readonly paid: Record<"caller" | "agent", number>;
  /** Calls with a key that were not replayed, however they ended. */
  readonly settled: () => number;
  /** What no caller is to see; empty where all is well. */
  readonly faults: readonly string[];
  /** The times since the last look. */
  look(): Times;
  /** Stops, and waits for what is under way. */
  stop(): Promise<void>;
  /** Sends each call again whose caller had hung up; gives how many of them were answered with a result. */
  askAgain(): Promise<number>;
}

/** Sends to the first server of a setting until it is stopped. */
export function startMixedLoad(setting: Setting, keys: Keys): MixedLoad {
  const agent = new Agent({ keepAlive: true });
  const url = setting.urlOf(0);
  const paid = { caller: 0, agent: 0 };
  const faults: string[] = [];
  const left: number[] = [];
  const kept: { readonly index: number; readonly text: string }[] = [];
  let settled = 0;
  let times = new Map<Kind, number[]>();
  const body = (index: number, prefix: string) => priceOf(`coin-${index % COINS}`, `${prefix}-${index}`);
  const post = (path: string, sent: unknown, key?: string, leaveAfterMs?: number) =>
    send(agent, `${url}${path}`, { sent, key, leaveAfterMs });

  const kinds: Record<Kind, (index: number) => Promise<Answer | undefined>> = {
    async call(index) {
      settled += 1;
      const answer = await post("/api/v1/execute", body(index, "call"), keys.caller);
      if (JSON.parse(answer?.text ?? "{}").ok !== true) return answer;
      paid.caller += 1;
      kept.push({ index, text: resultOf(answer?.text ?? "") });
      // The youngest are enough.
      if (kept.length > COINS) kept.shift();
      return answer;
    },
    async replay() {
      const one = kept[Math.floor(Math.random() * kept.length)];
      if (one === undefined) return undefined;
      const answer = await post("/api/v1/execute", body(one.index, "call"), keys.caller);
      if (answer?.replayed !== true || resultOf(answer.text) !== one.text)
        faults.push(`the replay of call-${one.index} is another answer: ${answer?.text}`);
      return answer;
    },
    keyless: (index) => post("/api/v1/execute", priceOf(`coin-${index % COINS}`)),
    list: () => send(agent, `${url}/api/v1/tools`, {}),
    search: (index) =>
      send(
        agent,
        `${url}/api/v1/tools?search=${encodeURIComponent(INTENTS[index % INTENTS.length] ?? "")}`,
        {},
      ),
    receipts: () => send(agent, `${url}/api/v1/receipts`, { key: keys.caller }),
    async mcpCall(index) {
      settled += 1;
      const params = { name: "get_price", arguments: priceOf(`coin-${index % COINS}`).args };
      const message = { jsonrpc: "2.0", id: index, method: "tools/call", params };
      const answer = await post("/svc_market_data/mcp", message, keys.agent);
      const { result } = JSON.parse(answer?.text ?? "{}");
      if (result !== undefined && result.isError !== true) paid.agent += 1;
      return answer;
    },
    mcpList: (index) =>
      post("/svc_market_data/mcp", { jsonrpc: "2.0", id: index, method: "tools/list" }, keys.agent),
    hangUp(index) {
      settled += 1;
      left.push(index);
      return post("/api/v1/execute", body(index, "left"), keys.leaver, Math.random() * LONGEST_STAY_MS);
    },
  };

  async function sendOne(index: number): Promise<void> {
    const kind = TURN[index % TURN.length] ?? "call";
    const from = performance.now();
    try {
      const answer = await kinds[kind](index);
      // A tool that fails is answered, too; what is broken has another status, or none.
      const isKnown =
        answer === undefined || answer.status === 200 || /"code":"(PROVIDER|TOOL)_/.test(answer.text);
      if (!isKnown) faults.push(`${kind}: ${answer.status} ${answer.text.slice(0, 300)}`);
    } catch (error) {
      faults.push(`${kind}: ${String(error)}`);
    }
    if (kind === "hangUp") return;
    const those = times.get(kind) ?? [];
    those.push(performance.now() - from);
    times.set(kind, those);
  }

  const started = performance.now();
  const running = new Set<Promise<void>>();
  let sent = 0;
  const timer = setInterval(() => {
    for (; sent < ((performance.now() - started) / 1_000) * RATE; sent += 1) {
      const one = sendOne(sent).finally(() => running.delete(one));
      running.add(one);
    }
  }, TICK_MS);

  return {
    paid,
    settled: () => settled,
    faults,
    look() {
      const seen = times;
      times = new Map();
      return seen;
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
    },
    async askAgain() {
      let results = 0;
      for (const index of left) {
        const answer = await post("/api/v1/execute", body(index, "left"), keys.leaver);
        if (JSON.parse(answer?.text ?? "{}").ok === true) results += 1;
      }
      agent.destroy();
      return results;
    },
  };
}

/** The part of an answer that a replay repeats to the byte. */
function resultOf(text: string): string {
  return JSON.stringify(JSON.parse(text).data);
}

/** One request; undefined where its caller hung up before the answer. */
function send(
  agent: Agent,
  url: string,
  more: {
    readonly sent?: unknown;
    readonly key?: string | undefined;
    readonly leaveAfterMs?: number | undefined;
  },
): Promise<Answer | undefined> {
  const text = more.sent === undefined ? undefined : JSON.stringify(more.sent);
  const headers = {
    ...(text !== undefined && {
      ...MCP,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    }),
    ...(more.key !== undefined && { authorization: `Bearer ${more.key}` }),
  };
  return new Promise((resolve, reject) => {
    let hasLeft = false;
    const failed = (error: Error) => (hasLeft ? resolve(undefined) : reject(error));
    const method = text === undefined ? "GET" : "POST";
    const asked = request(url, { method, agent, headers }, (response) => {
      let answer = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        answer += chunk;
      });
      response.on("error", failed);
      response.on("end", () => {
        const replayed = response.headers["idempotent-replayed"] === "true";
        resolve({ status: response.statusCode ?? 0, replayed, text: answer });
      });
    });
    asked.on("error", failed);
    asked.end(text);
    if (more.leaveAfterMs !== undefined)
      setTimeout(() => {
        hasLeft = true;
        asked.destroy(new Error("the caller hung up"));
      }, more.leaveAfterMs);
  });
}
