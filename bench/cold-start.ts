// One start of `svc serve`: how long it takes, and each of its first answers.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { createService } from "@svckit/core";

const ANSWERS = 10;

/** What a start took. */
export interface Start {
  /** Milliseconds from the process to READY, and of each answer after it. */
  readonly readyMs: number;
  readonly answersMs: readonly number[];
}

/** The first request and those after it, by their numbers. */
export type ToRequest = (index: number) => { readonly path: string; readonly body: object };

/** A key that a server takes for its first account. */
export async function wellFormedKey(): Promise<string> {
  const service = createService({ providers: [] });
  const { id } = await service.createAccount();
  return (await service.createKey(id)).key;
}

/** What a server is started with. */
export interface Setting {
  /** The checkout. */
  readonly root: string;
  /** The file of its store, which is not there yet. */
  readonly store: string;
  readonly key: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a server, asks it ten times, one request behind the other, and ends it. */
export async function start({ root, store, key, env }: Setting, toRequest: ToRequest): Promise<Start> {
  const before = performance.now();
  const child = spawn(process.execPath, [join(root, "packages/cli/bin/svc.js"), "serve"], {
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: "0",
      SVC_STORE: `sqlite:${store}`,
      SVC_BOOTSTRAP_KEY: key,
      ...env,
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const url = await readyUrl(child);
    const readyMs = performance.now() - before;
    const answersMs: number[] = [];
    for (let index = 0; index < ANSWERS; index++) {
      const { path, body } = toRequest(index);
      const asked = performance.now();
      await post(agent, `${url}${path}`, key, body);
      answersMs.push(performance.now() - asked);
    }
    return { readyMs, answersMs };
  } finally {
    agent.destroy();
    child.kill("SIGKILL");
  }
}

async function readyUrl(child: ChildProcess): Promise<string> {
  let seen = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    seen += text;
  });
  while (!seen.includes("\n")) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    if (child.stdout) await once(child.stdout, "data");
  }
  return /READY (\S+)/.exec(seen)?.[1] ?? "";
}

async function post(agent: Agent, url: string, key: string, body: object): Promise<void> {
  const sent = request(url, {
    method: "POST",
    agent,
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
  });
  sent.end(JSON.stringify(body));
  // `as`: a request emits its response.
  const [response] = (await once(sent, "response")) as [import("node:http").IncomingMessage];
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += chunk;
  if (response.statusCode !== 200 || (!text.includes('"ok":true') && !text.includes('\\"ok\\":true')))
    throw new Error(text);
}
