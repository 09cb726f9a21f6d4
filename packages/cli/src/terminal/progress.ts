// Progress: a command that takes longer than two seconds says on stderr what it waits for; a time limit ends it.
import { ServiceError } from "@svckit/core";
import { inSeconds } from "../settings/duration.js";
import type { Terminal } from "./terminal.js";

const QUIET_MS = 2_000;
const EVERY_MS = 250;

/** What is waited for. */
export interface Waiting {
  /** What is done meanwhile, in words: `asking get_price`. */
  readonly doing: string;
  readonly timeoutMs: number;
}

/** The time that work has: its signal is aborted as it is up, at `endsAt` milliseconds since 1970. */
export interface Limit {
  readonly signal: AbortSignal;
  readonly endsAt: number;
}

/** Does something with a time limit. Throws TIMEOUT where it is up, also where the work does not listen to its signal. */
export async function attend<T>(
  terminal: Terminal,
  { doing, timeoutMs }: Waiting,
  work: (limit: Limit) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const stop = showProgress(terminal, doing);
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new ServiceError("TIMEOUT", {
        message: `It took longer than ${inSeconds(timeoutMs)} (${doing}).`,
      });
      controller.abort(error);
      reject(error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([work({ signal: controller.signal, endsAt: Date.now() + timeoutMs }), timeUp]);
  } finally {
    clearTimeout(timer);
    stop();
  }
}

/** Does something that takes as long as it takes. What it writes to its terminal ends the progress. */
export async function whileDoing<T>(
  terminal: Terminal,
  doing: string | (() => string),
  work: (terminal: Terminal) => Promise<T>,
): Promise<T> {
  const stop = showProgress(terminal, doing);
  const ending = (write: (text: string) => void) => (text: string) => {
    stop();
    write(text);
  };
  try {
    return await work({ ...terminal, write: ending(terminal.write), tell: ending(terminal.tell) });
  } finally {
    stop();
  }
}

/** Says what is done once it takes a while, where a person reads along; gives what ends that. */
function showProgress(terminal: Terminal, doing: string | (() => string)): () => void {
  if (!terminal.isWatched) return () => {};
  const from = Date.now();
  let isShown = false;
  const timer = setInterval(() => {
    if (Date.now() - from < QUIET_MS) return;
    isShown = true;
    const words = typeof doing === "string" ? doing : doing();
    terminal.tell(`\r\u001b[K${words} … ${Math.floor((Date.now() - from) / 1_000)} s`);
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (isShown) terminal.tell("\r\u001b[K");
    isShown = false;
  };
}
