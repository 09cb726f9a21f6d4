// Question: asks the service in words and tells the steps of the answer as they come.
import { createParser } from "eventsource-parser";
import { CallError, headersFor } from "./api.ts";
import { isObject, type Json, type JsonObject } from "./envelope.ts";
import { BASE } from "./facts.ts";

/** A turn of a conversation. */
export interface Turn {
  readonly role: "user" | "assistant";
  readonly content: string;
}

/** What happens while an answer is made. */
export type Step =
  | { readonly type: "asks"; readonly tool: string; readonly args: JsonObject }
  | { readonly type: "answered"; readonly tool: string; readonly ok: boolean; readonly receipt_id: string }
  | { readonly type: "words"; readonly text: string };

/** The whole answer. */
export interface Answer {
  readonly response: string;
  readonly isAdditionalDataRequired: null | {
    readonly reason: string;
    readonly missing: readonly {
      readonly name: string;
      readonly description: string;
      readonly example: string;
    }[];
  };
  readonly data_sources?: readonly string[];
  readonly receipt_id?: string;
}

/** Asks; `step` hears of each step. Throws a `CallError`. */
export async function ask(
  messages: readonly Turn[],
  step: (step: Step) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const sentAt = Date.now();
  const fail = (status: number | string, message: string) =>
    new CallError({ code: String(status), message }, { tookMs: Date.now() - sentAt, sentAt });
  const response = await fetch(`${BASE}/v1/search`, {
    method: "POST",
    headers: { ...headersFor(), "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ messages, include_data_sources: true }),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : fail("UNREACHABLE", "The service could not be reached.");
  });
  if (!response.headers.get("content-type")?.startsWith("text/event-stream") || !response.body)
    throw fail(`HTTP ${response.status}`, wordsOf(await response.json().catch(() => null)));
  let answer: Answer | undefined;
  let broken: string | undefined;
  const parser = createParser({
    onEvent({ event, data }) {
      const said = JSON.parse(data) as JsonObject;
      // `as`: the events of the service have the forms above, each by its name.
      if (event === "end") answer = said as unknown as Answer;
      else if (event === "error") broken = wordsOf(said);
      else if (event !== undefined) step({ ...said, type: event } as unknown as Step);
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) parser.feed(piece.value);
  if (answer) return answer;
  throw fail("NO_ANSWER", broken ?? "The answer broke off. It costs nothing; ask again.");
}

/** A refusal of the search has words and nothing else. */
function wordsOf(body: Json): string {
  const error = isObject(body) ? body["error"] : undefined;
  const message = isObject(error) ? error["message"] : undefined;
  return typeof message === "string" ? message : "The answer is not one of this service's.";
}
