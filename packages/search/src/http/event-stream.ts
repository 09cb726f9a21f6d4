// Event stream: the steps of one answer as server-sent events, while it is made.
import type { AnswerStep } from "../engine.js";
import type { SearchOutcome } from "../search.js";

/** What is told while an answer is made, and its end. */
export interface EventStream {
  /** The events as they come; ends behind the outcome. */
  readonly pieces: AsyncIterable<string>;
  step(step: AnswerStep): void;
  end(outcome: SearchOutcome): void;
}

// Proxies close a connection on which nothing is sent for long; a comment is no event.
const SILENCE_MS = 10_000;
const COMMENT = ": waiting\n\n";

/** An open stream. `left` is called where its reader leaves before the end. */
export function createEventStream(left: () => void): EventStream {
  const waiting: string[] = [];
  let isOver = false;
  let wake = () => {};

  function push(event: string, data: unknown): void {
    waiting.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    wake();
  }

  async function* read(): AsyncIterable<string> {
    try {
      for (;;) {
        const piece = waiting.shift();
        if (piece !== undefined) yield piece;
        else if (isOver) return;
        else if (!(await isWoken())) yield COMMENT;
      }
    } finally {
      if (!isOver) left();
    }
  }

  /** Waits for the next event; `false` where it is long in coming. */
  function isWoken(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, SILENCE_MS, false);
      wake = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }

  return {
    pieces: read(),
    step(step) {
      const { type, ...said } = step;
      push(type, "receiptId" in said ? { tool: said.tool, ok: said.ok, receipt_id: said.receiptId } : said);
    },
    end({ status, body, receiptId }) {
      isOver = true;
      const receipt = receiptId === undefined ? {} : { receipt_id: receiptId };
      if ("error" in body) push("error", { status, ...body, ...receipt });
      else push("end", { ...body, ...receipt });
    },
  };
}
