// Keys: the values of the keys that requests carry, by the variables that name them.
import { type Awaitable, isPending } from "../platform/awaitable.js";
import type { Clock } from "../platform/clock.js";
import type { Logger } from "../platform/logger.js";
import type { Mask } from "../platform/mask.js";

/** The value of a key, or a function that is asked anew for each call, so that keys change without a restart. */
export type KeySource = string | (() => Awaitable<string | undefined>);

/** Where keys come from, by variable. */
export type KeySources = Readonly<Record<string, KeySource | undefined>>;

/** What requests carry, besides what their tool gives them. */
export interface RequestKeys {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Values of parameters of the path. */
  readonly path: Readonly<Record<string, string>>;
  /** Set where the caller brought them: what the caller can do where the upstream refuses them. */
  readonly refused: string | undefined;
}

/** The value of a key, or why there is none: the end of a sentence that begins with the provider. */
export type KeyReading = { readonly value: string } | { readonly fault: string };

/** The keys of a service. */
export interface KeyRing {
  /** Whether a variable has no value, as far as is known without asking. */
  isMissing(variable: string): boolean;
  /** Reads a variable; a function that throws, or takes longer than 2 s, gives a fault. */
  read(variable: string): Awaitable<KeyReading>;
}

// A call waits this long for a function that gives its key.
const ASK_MS = 2_000;

const KEY_FORM = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** Whether a request can carry a value as its key: printable ASCII, without spaces at its ends. */
export function isKeyText(value: unknown): value is string {
  return typeof value === "string" && value.length <= 8_192 && KEY_FORM.test(value);
}

/** The keys of these sources. `mask` learns of each value that a function gives, the moment that it is read. */
export function createKeyRing({
  keys,
  clock,
  logger,
  mask,
}: {
  readonly keys: KeySources;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mask: Pick<Mask, "add">;
}): KeyRing {
  const asking = new Map<string, Promise<KeyReading>>();
  const missing = new Set<string>();

  function judge(variable: string, value: unknown): KeyReading {
    if (typeof value === "string" && value !== "") mask.add(value);
    const isSet = isKeyText(value);
    if (isSet) missing.delete(variable);
    else missing.add(variable);
    if (isSet) return { value };
    if (value === undefined || value === null || value === "") return notSet(variable);
    return { fault: `is not configured: ${variable} holds what no request can carry` };
  }

  function failed(variable: string, error: unknown): KeyReading {
    missing.add(variable);
    logger.error("a key could not be read", { variable, error });
    return { fault: `is not configured: ${variable} could not be read` };
  }

  /** One question at a time: calls that come while it is asked get its answer. */
  function ask(variable: string, source: () => Awaitable<string | undefined>): Awaitable<KeyReading> {
    const asked = asking.get(variable);
    if (asked) return asked;
    try {
      const given = source();
      if (!isPending(given)) return judge(variable, given);
      const reading = within(clock, given)
        .then((value) => judge(variable, value))
        .catch((error: unknown) => failed(variable, error))
        .finally(() => asking.delete(variable));
      asking.set(variable, reading);
      return reading;
    } catch (error) {
      return failed(variable, error);
    }
  }

  return {
    isMissing(variable) {
      const source = keys[variable];
      return typeof source === "function" ? missing.has(variable) : !source;
    },
    read(variable) {
      const source = keys[variable];
      if (typeof source === "function") return ask(variable, source);
      return source ? { value: source } : notSet(variable);
    },
  };
}

function notSet(variable: string): KeyReading {
  return { fault: `is not configured: ${variable} is not set` };
}

async function within<T>(clock: Clock, given: Promise<T>): Promise<T> {
  let cancel = () => {};
  const late = new Promise<never>((_, reject) => {
    cancel = clock.after(ASK_MS, () => reject(new Error(`no answer within ${ASK_MS} ms`)));
  });
  try {
    return await Promise.race([given, late]);
  } finally {
    cancel();
  }
}
