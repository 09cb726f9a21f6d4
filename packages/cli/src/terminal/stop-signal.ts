// Stop signal: SIGTERM, SIGINT, or the SIGHUP of a terminal that is closed, at which a command ends what it has begun, and then itself.
import { once } from "node:events";
import { constants } from "node:os";

const SIGNALS: readonly NodeJS.Signals[] = ["SIGTERM", "SIGINT", "SIGHUP"];
// A terminal sends Ctrl-C to npm and to what npm runs, and npm hands it on: that is one wish, not two.
const SAME_MS = 1_000;

/**
 * Aborted by the first of these signals; whoever sends another one a second later waits no more: the process ends at once.
 * Call it before READY is said: whoever reads that may send the signal at once.
 */
export function stopSignal(signals: readonly NodeJS.Signals[] = SIGNALS): AbortSignal {
  const controller = new AbortController();
  let since: number | undefined;
  for (const name of signals)
    process.on(name, () => {
      since ??= performance.now();
      if (performance.now() - since >= SAME_MS) process.exit(128 + constants.signals[name]);
      controller.abort();
    });
  return controller.signal;
}

/** Waits until a signal is aborted. */
export async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}
