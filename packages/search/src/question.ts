// Question: reads the body of a search, by the presence rules of the specification.
import { isObject } from "@svckit/core";
import type { Question, Sampling, Turn } from "./engine.js";
import { SearchRefusal } from "./refusal.js";

/** A body that was read. */
export interface SearchRequest {
  readonly question: Question;
  readonly includeDataSources: boolean;
  /** What counts of the body: equal texts ask the same. */
  readonly args: Readonly<Record<string, unknown>>;
}

// A text beyond this is no question, and every engine reads all of it.
const MAX_CHARACTERS = 16_000;
const MAX_TURNS = 100;
// Blanks beyond so many in a row say nothing, and every pattern that an engine looks for would try each of them.
const BLANKS = /(\s{16})\s+/g;

const ROLES: ReadonlySet<unknown> = new Set(["system", "user", "assistant"]);

/** The question in a body; throws the refusal of §7.1 that fits. An empty or null member counts as not given. */
export function readQuestion(body: unknown): SearchRequest {
  if (!isObject(body)) throw invalid();
  const prompt = readPrompt(body["prompt"]);
  const messages = readMessages(body["messages"]);
  const sampling = readSampling(body);
  const include = body["include_data_sources"] ?? false;
  if (typeof include !== "boolean") throw invalid();
  if (prompt !== undefined && messages !== undefined)
    throw new SearchRefusal(400, "Please provide either prompt or messages, not both");
  if (prompt === undefined && messages === undefined)
    throw new SearchRefusal(400, "Either prompt or messages is required");
  const asked = prompt === undefined ? { messages } : { prompt };
  return {
    question: { ...toConversation(prompt, messages), sampling },
    includeDataSources: include,
    args: { ...asked, ...sampling, include_data_sources: include },
  };
}

function readPrompt(prompt: unknown): string | undefined {
  if (prompt === undefined || prompt === null) return undefined;
  if (typeof prompt !== "string" || prompt.length > MAX_CHARACTERS) throw invalid();
  return prompt.trim() === "" ? undefined : prompt;
}

function readMessages(messages: unknown): readonly Turn[] | undefined {
  if (messages === undefined || messages === null) return undefined;
  if (!Array.isArray(messages) || messages.length > MAX_TURNS) throw invalid();
  if (messages.length === 0) return undefined;
  const turns = messages.map(readTurn);
  const length = turns.reduce((sum, { content }) => sum + content.length, 0);
  const asks = turns.some(({ role, content }) => role === "user" && content.trim() !== "");
  if (length > MAX_CHARACTERS || !asks) throw invalid();
  return turns;
}

function readTurn(turn: unknown): Turn {
  if (!isObject(turn)) throw invalid();
  const { role, content } = turn;
  if (!ROLES.has(role) || typeof content !== "string") throw invalid();
  // `as`: it is one of `ROLES`.
  return { role: role as Turn["role"], content };
}

/** What is asked now is the last turn of the user; what stands behind that is no part of the conversation. */
function toConversation(prompt = "", messages: readonly Turn[] = []): Pick<Question, "text" | "earlier"> {
  const at = messages.findLastIndex(({ role, content }) => role === "user" && content.trim() !== "");
  const read = (text: string) => text.replace(BLANKS, "$1");
  const earlier = messages.slice(0, Math.max(0, at));
  return {
    text: read(messages[at]?.content ?? prompt),
    earlier: earlier.map(({ role, content }) => ({ role, content: read(content) })),
  };
}

function readSampling(body: Readonly<Record<string, unknown>>): Sampling {
  const temperature = readNumber(body["temperature"], 0, 2);
  const topP = readNumber(body["top_p"], 0, 1);
  const topK = readNumber(body["top_k"], 1, Number.MAX_SAFE_INTEGER);
  if (topK !== undefined && !Number.isInteger(topK)) throw invalid();
  return {
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { topP }),
    ...(topK !== undefined && { topK }),
  };
}

function readNumber(value: unknown, least: number, most: number): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "number" || !(value >= least && value <= most)) throw invalid();
  return value;
}

function invalid(): SearchRefusal {
  return new SearchRefusal(400, "Invalid request body");
}
