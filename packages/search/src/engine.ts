// Engine: what answers a question. The planner is one, a language model another, and a host may bring its own.
import type { Ask, Awaitable, Catalog, Clock, Logger } from "@svckit/core";

/** One turn of a conversation. */
export interface Turn {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** How freely a model chooses its words; engines without a model take no notice. */
export interface Sampling {
  /** 0 to 2. */
  readonly temperature?: number;
  /** 0 to 1. */
  readonly topP?: number;
  /** At least 1. */
  readonly topK?: number;
}

/** A question, checked. */
export interface Question {
  /** What is asked now: the prompt, or the last turn of the user. Not blank. */
  readonly text: string;
  /** The conversation before it, the oldest first; empty for a prompt. */
  readonly earlier: readonly Turn[];
  readonly sampling: Sampling;
}

/** What an engine may know of the service before it asks any tool. */
export interface EngineContext {
  /** Of the tools that the caller sees. */
  readonly catalog: Catalog;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** One thing that an answer needs and the question did not say. */
export interface MissingFact {
  /** The argument's name, such as `address`. */
  readonly name: string;
  readonly description: string;
  /** A value that would do. */
  readonly example: string;
}

/** What a question lacks. */
export interface MissingFacts {
  /** For people: what could not be done without them. */
  readonly reason: string;
  readonly missing: readonly MissingFact[];
}

/** A step of an answer, told while it is made. */
export type AnswerStep =
  /** A tool is about to be asked. */
  | { readonly type: "asks"; readonly tool: string; readonly args: Readonly<Record<string, unknown>> }
  /** A tool has answered, or failed; its receipt says more. */
  | { readonly type: "answered"; readonly tool: string; readonly ok: boolean; readonly receiptId: string }
  /** Further words of the answer. */
  | { readonly type: "words"; readonly text: string };

/** What an engine works with while it answers. */
export interface AnswerContext {
  /** Asks a read tool of the catalog. It shares cache, time and price of the search; each answer has a receipt. */
  readonly ask: Ask;
  /** Aborted when the caller disconnects or the time is up. */
  readonly signal: AbortSignal;
  /** Tells whoever streams the answer of words as they come. The asks are told without it. */
  words(text: string): void;
}

/** The answer of an engine. */
export interface EngineAnswer {
  readonly response: string;
  /** What the caller has to add; null where nothing is missing. */
  readonly missing: MissingFacts | null;
  /** Kept in the receipt: `name: words`. */
  readonly warnings: readonly string[];
  /** How often a model was asked; 0 for an engine without one. */
  readonly modelSteps: number;
  /**
   * Whether a tool answered that the words are made from, and not only one that finds an argument for another. `false`
   * costs nothing; where left out, any tool that answered is one.
   */
  readonly isAnswered?: boolean;
}

/** A question that an engine has understood, before anything is paid for. */
export interface PreparedAnswer {
  /** The most tools that it will ask: their price is held first. 0 for an answer that costs nothing. */
  readonly maxCalls: number;
  /** The most times that it will ask a model; 0 for an engine without one. */
  readonly maxModelSteps: number;
  /** Makes the answer; a tool that fails is part of it. What it throws fails the search, which then costs nothing. */
  answer(context: AnswerContext): Promise<EngineAnswer>;
}

/** Answers questions in words with the tools of a service. */
export interface AnswerEngine {
  /** Names the engine in receipts and logs: `planner`, `model`. */
  readonly name: string;
  /** Understands a question, without asking a tool or a model. */
  prepare(question: Question, context: EngineContext): Awaitable<PreparedAnswer>;
}
