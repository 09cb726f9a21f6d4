// Passes MCP messages on: from stdin to a service elsewhere over streamable HTTP, and its answers to stdout.
import { createInterface } from "node:readline";
import { isObject } from "@svckit/core";
import { answersOf, type Message, objectOf } from "./remote-answer.js";

// The member of a message that the header Mcp-Name repeats.
const NAMED_BY: Readonly<Record<string, string>> = {
  "tools/call": "name",
  "prompts/get": "name",
  "resources/read": "uri",
};
const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
const INTERNAL_ERROR = -32_603;

/** Passes messages on until stdin has ended and every message is answered. */
export async function passOn(endpoint: string, apiKey: string | undefined): Promise<void> {
  // The revision that a client of 2025 agreed on when it connected.
  let agreed: string | undefined;

  async function pass(message: Message): Promise<void> {
    const answers = await ask(endpoint, apiKey, message, agreed);
    for (const answer of answers) {
      const result = objectOf(answer["result"]);
      if (message["method"] === "initialize" && typeof result["protocolVersion"] === "string")
        agreed = result["protocolVersion"];
      write(answer);
    }
  }

  const inFlight = new Set<Promise<void>>();
  for await (const line of createInterface({ input: process.stdin })) {
    const message = read(line);
    if (message === undefined) continue;
    const passing = pass(message);
    inFlight.add(passing);
    void passing.finally(() => inFlight.delete(passing));
    // Its answer decides a header of all messages that follow.
    if (message["method"] === "initialize") await passing;
  }
  await Promise.all(inFlight);
}

/** The answers to a message. Whatever goes wrong, a client that waits for its id gets an error. */
async function ask(
  endpoint: string,
  apiKey: string | undefined,
  message: Message,
  agreed: string | undefined,
): Promise<readonly Message[]> {
  // Nobody waits for an answer to a notification or a response.
  const failed = (why: string): Message[] =>
    message["id"] === undefined || message["method"] === undefined
      ? []
      : [{ jsonrpc: "2.0", id: message["id"], error: { code: INTERNAL_ERROR, message: why } }];
  let response: Response;
  let text: string;
  try {
    response = await fetch(endpoint, {
      method: "POST",
      // The key is for this address alone.
      redirect: "manual",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
        ...headersOf(message, agreed),
      },
      body: JSON.stringify(message),
    });
    text = await response.text();
  } catch {
    // The HTTP client's own words may repeat the key.
    return failed(`The service at ${new URL(endpoint).host} cannot be reached.`);
  }
  const answers = answersOf(message, response.headers.get("content-type") ?? "", text);
  return answers ?? failed(`The service at ${new URL(endpoint).host} gave ${describe(response)}.`);
}

function describe({ status }: Response): string {
  if (status === 404) return "HTTP 404 and no answer: there is no MCP endpoint at that path";
  return `HTTP ${status} and no answer of MCP`;
}

function headersOf(message: Message, agreed: string | undefined): Record<string, string> {
  const params = objectOf(message["params"]);
  const claimed = objectOf(params["_meta"])[VERSION_KEY];
  if (typeof claimed !== "string") return agreed === undefined ? {} : { "mcp-protocol-version": agreed };
  const method = String(message["method"]);
  const name = params[NAMED_BY[method] ?? ""];
  return {
    "mcp-protocol-version": encodeName(claimed),
    "mcp-method": encodeName(method),
    ...(typeof name === "string" && { "mcp-name": encodeName(name) }),
  };
}

/** A value of a header: visible ASCII as it is, anything else in Base64. */
function encodeName(name: string): string {
  return /^[\x21-\x7e]+$/.test(name) && !name.startsWith("=?")
    ? name
    : `=?base64?${Buffer.from(name).toString("base64")}?=`;
}

/** The message in a line. Undefined where there is none; the client has been answered then. */
function read(line: string): Message | undefined {
  if (line.trim() === "") return undefined;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    refuse(-32_700, "The message is not JSON.");
    return undefined;
  }
  if (isObject(value)) return value;
  refuse(-32_600, "The message is not a JSON object.");
  return undefined;
}

/** Answers a line in which no id could be read. */
function refuse(code: number, message: string): void {
  write({ jsonrpc: "2.0", id: null, error: { code, message } });
}

function write(message: Message): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
