// The answer of an MCP endpoint elsewhere: which messages in its body answer the message that was sent.
import { isObject } from "@svckit/core";

/** A message of the protocol. */
export type Message = Readonly<Record<string, unknown>>;

/** The messages in a body. Undefined where one of them is no message, or none answers a client that waits. */
export function answersOf(message: Message, type: string, text: string): readonly Message[] | undefined {
  const awaits = message["id"] !== undefined && message["method"] !== undefined;
  const texts = type.startsWith("text/event-stream")
    ? dataOf(text)
    : [text].filter((each) => each.trim() !== "");
  const answers: Message[] = [];
  for (const each of texts) {
    const answer = parse(each);
    if (answer === undefined) return undefined;
    const isAnswer = answer["method"] === undefined;
    // An endpoint that could not read the message answers with id null. The client waits for its own id.
    const isMeant = answer["id"] === message["id"] || answer["id"] === null;
    if (!isAnswer) answers.push(answer);
    else if (awaits && isMeant) answers.push({ ...answer, id: message["id"] });
  }
  const isAnswered = answers.some(({ method }) => method === undefined);
  return awaits && !isAnswered ? undefined : answers;
}

/** The data of a stream's events. Only CR and LF end a line there: Unicode's separators are text. */
function dataOf(stream: string): string[] {
  const lines = stream.split(/\r\n|[\r\n]/).filter((line) => line.startsWith("data:"));
  return lines.map((line) => line.slice("data:".length)).filter((data) => data.trim() !== "");
}

/** A message of JSON-RPC 2.0; undefined for anything else. */
function parse(text: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(text);
    if (!isObject(message)) return undefined;
    const isMessage = ["method", "result", "error"].some((name) => message[name] !== undefined);
    return message["jsonrpc"] === "2.0" && isMessage ? message : undefined;
  } catch {
    return undefined;
  }
}
