// Passing on: MCP messages from stdin to a service elsewhere over streamable HTTP, and its answers to stdout.
import { createInterface } from "node:readline";

type Message = Readonly<Record<string, unknown>>;

// The member of a message that the header Mcp-Name repeats.
const NAMED_BY: Readonly<Record<string, string>> = {
  "tools/call": "name",
  "prompts/get": "name",
  "resources/read": "uri",
};
const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";

/** Passes messages on until stdin ends and all are answered. */
export async function passOn(endpoint: string, apiKey: string | undefined): Promise<void> {
  // What a client of the 2025 revisions has agreed on when it connected.
  let agreed: string | undefined;

  async function pass(message: Message): Promise<void> {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
        ...headersOf(message, agreed),
      },
      body: JSON.stringify(message),
    });
    for (const answer of messagesOf(response.headers.get("content-type") ?? "", await response.text())) {
      const result = objectOf(answer["result"]);
      if (message["method"] === "initialize" && typeof result["protocolVersion"] === "string")
        agreed = result["protocolVersion"];
      // An answer to what could not be read has no id; the client waits for the one that it sent.
      write(answer["id"] === null && message["id"] !== undefined ? { ...answer, id: message["id"] } : answer);
    }
  }

  const underWay = new Set<Promise<void>>();
  for await (const line of createInterface({ input: process.stdin })) {
    const message = read(line);
    if (message === undefined) continue;
    const passing = pass(message).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      const told = { code: -32_603, message: `The service at ${endpoint} cannot be reached: ${why}.` };
      if (message["id"] !== undefined) write({ jsonrpc: "2.0", id: message["id"], error: told });
    });
    underWay.add(passing);
    void passing.finally(() => underWay.delete(passing));
    // The answer decides what is sent with all that follows.
    if (message["method"] === "initialize") await passing;
  }
  await Promise.all(underWay);
}

function headersOf(message: Message, agreed: string | undefined): Record<string, string> {
  const params = objectOf(message["params"]);
  const claimed = objectOf(params["_meta"])[VERSION_KEY];
  if (typeof claimed !== "string") return agreed === undefined ? {} : { "mcp-protocol-version": agreed };
  const method = String(message["method"]);
  const name = params[NAMED_BY[method] ?? ""];
  return {
    "mcp-protocol-version": claimed,
    "mcp-method": method,
    ...(typeof name === "string" && { "mcp-name": encodeName(name) }),
  };
}

/** A header holds visible ASCII; anything else goes as Base64. */
function encodeName(name: string): string {
  return /^[\x21-\x7e]+$/.test(name) && !name.startsWith("=?")
    ? name
    : `=?base64?${Buffer.from(name).toString("base64")}?=`;
}

function messagesOf(type: string, text: string): Message[] {
  if (text === "") return [];
  if (!type.startsWith("text/event-stream")) return [parse(text)];
  return [...text.matchAll(/^data: ?(.+)$/gm)].map(([, data = ""]) => parse(data));
}

/** The message in a line; undefined where there is none, of which the client is told. */
function read(line: string): Message | undefined {
  if (line.trim() === "") return undefined;
  try {
    return objectOf(JSON.parse(line));
  } catch {
    write({ jsonrpc: "2.0", id: null, error: { code: -32_700, message: "The message is not JSON." } });
    return undefined;
  }
}

function parse(text: string): Message {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    throw new Error(`it answered ${JSON.stringify(text.slice(0, 100))}`);
  }
}

function objectOf(value: unknown): Message {
  // `as`: an object's members are looked at one by one.
  return typeof value === "object" && value !== null ? (value as Message) : {};
}

function write(message: Message): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
