// The messages of a stream, a line each: every one is answered by itself, and the client may leave at any moment.
import { setMaxListeners } from "node:events";
import type { Readable, Writable } from "node:stream";
import { type Brand, isObject } from "@svckit/core";
import { takesBatches } from "../protocol/revisions.js";
import { type Batch, MAX_MESSAGE, type ReadMessage, readMessage, tooLong } from "../rpc/message.js";
import { linesOf } from "./lines.js";

/** Where messages come from and go to. */
export interface Streams {
  /** This process's stdin by default. */
  readonly input?: Readable | undefined;
  /** This process's stdout by default, which then belongs to the protocol. */
  readonly output?: Writable | undefined;
  /** Once aborted no message is taken in any more; the calls in flight are answered. */
  readonly signal?: AbortSignal | undefined;
}

/** A message in its line, and what is known of who sent it. */
export interface LineContext {
  /** The revision that was agreed on when the client connected; undefined for clients that do not agree on one. */
  readonly agreed: string | undefined;
  /** Aborted once the client reads no more. */
  readonly left: AbortSignal;
}

/** The texts of what a message is answered with. */
export type AnswerLine = (read: ReadMessage, context: LineContext) => Promise<readonly string[]>;

/** Begins to tell the client what it has not asked for, by a message each; gives what ends it. */
export type Announce = (tell: (text: string) => void) => () => void;

/** Answers messages until the client writes no more and all are answered, or it reads no more. */
export async function answerLines(
  { input = process.stdin, output = process.stdout, signal }: Streams,
  brand: Brand,
  answer: AnswerLine,
  announce: Announce = () => () => {},
): Promise<void> {
  const left = departureOf(output);
  const stop = () => void input.destroy();
  for (const each of [signal, left]) each?.addEventListener("abort", stop, { once: true });
  let agreed: string | undefined;
  // Before that a client takes nothing but answers.
  let isConnected = false;
  const hush = announce((text) => {
    if (isConnected && !left.aborted) output.write(`${text}\n`);
  });

  async function answerRead(read: ReadMessage | Batch): Promise<void> {
    const isBatch = "batch" in read;
    const context = { agreed, left };
    const answers = isBatch
      ? (await Promise.all(read.batch.map((each) => answer(each, context)))).flat()
      : await answer(read, context);
    if (isInitialize(read)) agreed = revisionIn(answers) ?? agreed;
    if (left.aborted || answers.length === 0) return;
    const lines = isBatch ? [`[${answers.join(",")}]`] : answers;
    output.write(lines.map((line) => `${line}\n`).join(""));
  }

  const inFlight = new Set<Promise<void>>();
  try {
    for await (const line of linesOf(input, MAX_MESSAGE)) {
      if (line instanceof Uint8Array && isBlank(line)) continue;
      const batches = agreed !== undefined && takesBatches(agreed);
      const read = line instanceof Uint8Array ? readMessage(line, brand, batches) : tooLong(line.id);
      isConnected ||= methodOf(read) === "notifications/initialized";
      const answering = answerRead(read).finally(() => inFlight.delete(answering));
      inFlight.add(answering);
      // The answer decides how all that follows is read.
      if (isInitialize(read)) await answering;
    }
  } catch (error) {
    hush();
    // An input that was closed here ends in an error as well.
    if (!signal?.aborted && !left.aborted) throw error;
  }
  await Promise.all(inFlight);
  hush();
  for (const each of [signal, left]) each?.removeEventListener("abort", stop);
  input.destroy();
}

/** Aborted once nobody reads the output any more. Its errors say the same, and are nobody's fault. */
function departureOf(output: Writable): AbortSignal {
  const controller = new AbortController();
  // Each call in flight listens.
  setMaxListeners(0, controller.signal);
  const leave = () => controller.abort();
  output.once("close", leave);
  output.on("error", leave);
  return controller.signal;
}

/** Whether there is nothing in a line, but perhaps the mark of the byte order that some programs begin with. */
function isBlank(line: Uint8Array): boolean {
  return Buffer.from(line).toString().trim() === "";
}

function isInitialize(read: ReadMessage | Batch): boolean {
  return methodOf(read) === "initialize";
}

function methodOf(read: ReadMessage | Batch): unknown {
  return "message" in read ? read.message["method"] : undefined;
}

function revisionIn(answers: readonly string[]): string | undefined {
  for (const text of answers) {
    const { result }: { result?: unknown } = JSON.parse(text);
    const revision = isObject(result) ? result["protocolVersion"] : undefined;
    if (typeof revision === "string") return revision;
  }
  return undefined;
}
