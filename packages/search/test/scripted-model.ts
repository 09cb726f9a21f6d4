// Scripted model: a server on this machine that speaks OpenAI's chat completions and says what a test has written.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A call of a tool, as the model makes it. */
export interface ScriptedCall {
  readonly tool: string;
  readonly args?: unknown;
  /** The arguments as they are, where they are no JSON. */
  readonly raw?: string;
}

/** What the model says to one request. */
export interface ScriptedStep {
  /** Its words; a list comes in pieces, and a promise in it is waited for. */
  readonly text?: string | readonly (string | Promise<unknown>)[];
  readonly calls?: readonly ScriptedCall[];
  /** Answers with this status and an error that repeats the key, as some servers do. */
  readonly status?: number;
  /** Takes the request, says `text`, and never ends. */
  readonly hang?: boolean;
  /** Drops the connection behind `text`. */
  readonly reset?: boolean;
  /** Answers with this text, whatever was asked. */
  readonly body?: string;
  readonly finish?: "length" | "content_filter";
}

/** A request as the model has read it. */
export interface ScriptedRequest {
  readonly headers: IncomingMessage["headers"];
  readonly body: {
    readonly stream?: boolean;
    readonly messages: readonly { readonly role: string; readonly content: unknown }[];
    readonly tools?: readonly {
      readonly function: { readonly name: string; readonly parameters: unknown };
    }[];
    readonly [member: string]: unknown;
  };
}

/** What the model says, request by request; the last step is for all that follow. */
export type Script = readonly ScriptedStep[] | ((request: ScriptedRequest, index: number) => ScriptedStep);

/** A running model. */
export interface ScriptedModel {
  /** For `SVC_MODEL_URL`. */
  readonly url: string;
  readonly requests: readonly ScriptedRequest[];
  /** How many requests were dropped by whoever made them. */
  readonly dropped: number;
  close(): Promise<void>;
}

/** Starts a model on a free port. */
export async function startScriptedModel(script: Script): Promise<ScriptedModel> {
  const requests: ScriptedRequest[] = [];
  let dropped = 0;
  const server = createServer((incoming, response) => {
    response.once("close", () => {
      if (!response.writableEnded) dropped += 1;
    });
    read(incoming)
      .then((request) => {
        const index = requests.push(request) - 1;
        const step =
          typeof script === "function" ? script(request, index) : script[Math.min(index, script.length - 1)];
        return say(step ?? {}, request, response);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the model has no port");
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    get dropped() {
      return dropped;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(incoming: IncomingMessage): Promise<ScriptedRequest> {
  let text = "";
  for await (const chunk of incoming) text += String(chunk);
  return { headers: incoming.headers, body: JSON.parse(text) };
}

async function say(step: ScriptedStep, request: ScriptedRequest, response: ServerResponse): Promise<void> {
  if (step.status !== undefined) {
    const key = request.headers.authorization ?? "none";
    response.writeHead(step.status, { "content-type": "application/json" });
    response.end(
      JSON.stringify({ error: { message: `the key ${key} will not do`, type: "refused", code: "no" } }),
    );
    return;
  }
  if (step.body !== undefined) {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(step.body);
    return;
  }
  if (step.hang && step.text === undefined) return;
  if (step.reset && step.text === undefined) {
    response.destroy();
    return;
  }
  await (request.body.stream ? sayInPieces(step, response) : sayAtOnce(step, response));
}

const callsOf = ({ calls = [] }: ScriptedStep) =>
  calls.map(({ tool, args = {}, raw }, index) => ({
    index,
    id: `call_${index}_${tool}`,
    type: "function",
    function: { name: tool, arguments: raw ?? JSON.stringify(args) },
  }));

const finishOf = ({ calls, finish }: ScriptedStep) => finish ?? (calls ? "tool_calls" : "stop");

async function sayInPieces(step: ScriptedStep, response: ServerResponse): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (delta: object, finish_reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: "c", created: 1, model: "scripted", choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    );
  send({ role: "assistant", content: "" });
  for (const piece of [step.text ?? []].flat()) {
    if (typeof piece === "string") send({ content: piece });
    else await piece;
  }
  if (step.hang) return;
  if (step.reset) {
    // What was written arrives before the end does.
    setTimeout(() => response.destroy(), 20);
    return;
  }
  for (const call of callsOf(step)) send({ tool_calls: [call] });
  send({}, finishOf(step));
  response.end("data: [DONE]\n\n");
}

async function sayAtOnce(step: ScriptedStep, response: ServerResponse): Promise<void> {
  const pieces = await Promise.all([step.text ?? []].flat());
  const content = pieces.filter((piece) => typeof piece === "string").join("");
  const message = {
    role: "assistant",
    content: content || null,
    ...(step.calls && { tool_calls: callsOf(step) }),
  };
  response.writeHead(200, { "content-type": "application/json" });
  response.end(
    JSON.stringify({
      id: "c",
      created: 1,
      model: "scripted",
      choices: [{ index: 0, message, finish_reason: finishOf(step) }],
    }),
  );
}
