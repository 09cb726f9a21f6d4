// Host function: asks a function that the host has handed in, within a time, so that a slip of the host's is one clear error.
import { type Awaitable, isPending } from "./awaitable.js";
import { type Clock, describeSeconds } from "./clock.js";
import type { Logger } from "./logger.js";

/** How long a function of the host's may take. */
export const HOST_FUNCTION_MS = 5_000;

/**
 * What `ask` gives; what gives its answer at once costs no promise. Whatever it throws or rejects with, and that it takes
 * longer than 5 s, leaves one line in the log that names the option, and becomes `toError(cause)`. Nothing of the cause is for
 * the caller to read; and where it is put into the error as its cause, the log says it twice.
 */
export function askHost<T>(
  name: string,
  clock: Clock,
  logger: Logger,
  ask: () => Awaitable<T>,
  toError: (cause: unknown) => Error,
): Awaitable<T> {
  try {
    const answer = ask();
    return isPending(answer) ? settled(name, clock, logger, answer, toError) : answer;
  } catch (cause) {
    throw told(name, logger, cause, toError);
  }
}

async function settled<T>(
  name: string,
  clock: Clock,
  logger: Logger,
  answer: Promise<T>,
  toError: (cause: unknown) => Error,
): Promise<T> {
  let cancel = () => {};
  const timeUp = new Promise<never>((_, reject) => {
    cancel = clock.after(HOST_FUNCTION_MS, () =>
      reject(new Error(`it did not answer within ${describeSeconds(HOST_FUNCTION_MS / 1_000)}`)),
    );
  });
  try {
    return await Promise.race([answer, timeUp]);
  } catch (cause) {
    throw told(name, logger, cause, toError);
  } finally {
    cancel();
  }
}

function told(name: string, logger: Logger, cause: unknown, toError: (cause: unknown) => Error): Error {
  logger.error(`the host's \`${name}\` failed`, { option: name, error: cause });
  return toError(cause);
}
