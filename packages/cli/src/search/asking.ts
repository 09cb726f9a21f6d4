// Asking: a question of the command line on its way, and what it finds.
import type { AnswerStep, SearchAnswer } from "@svckit/search";

/** A question on its way. */
export interface Asking {
  readonly question: string;
  readonly signal: AbortSignal;
  /** When the time limit is up. */
  readonly endsAt: number;
  step(step: AnswerStep): void;
}

/** An answer, and the receipt of its search. */
export interface Found extends SearchAnswer {
  readonly receipt_id: string;
}
