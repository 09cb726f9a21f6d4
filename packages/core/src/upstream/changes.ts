// Changes: what became of each request of one run that may change something upstream.

/**
 * How one ended: it never left; the upstream said no; it left and nobody knows, since no answer of the upstream came; or
 * the upstream said yes.
 */
export type ChangeOutcome = "not_sent" | "refused" | "unknown" | "done";

/** One request that may change something. Until something is known of it, it has not been sent. */
export interface Change {
  outcome: ChangeOutcome;
}

/** The changes of one run. */
export interface Changes {
  begin(): Change;
  /** Whether one of them was done, or may have been. */
  readonly mayBeDone: boolean;
}

/** Remembers the changes of one run. */
export function createChanges(): Changes {
  const all: Change[] = [];
  return {
    begin() {
      const change: Change = { outcome: "not_sent" };
      all.push(change);
      return change;
    },
    get mayBeDone() {
      return all.some(({ outcome }) => outcome === "done" || outcome === "unknown");
    },
  };
}

/** What an answer says of the change; `told` where the provider has read a failure out of it. */
export function outcomeOfAnswer(status: number, told: boolean): ChangeOutcome {
  // Whoever answers so stands before the upstream, and does not know; so it is with 408, which comes while it waits.
  if (status === 408 || status === 502 || status === 504 || status >= 520) return "unknown";
  if (told || status >= 400) return "refused";
  // Forms are confirmed by redirects, which are not followed.
  return status >= 200 && status < 300 ? "done" : "unknown";
}

// Codes of what happens before a request is on its way, by the system call in which it happens.
const BEFORE_SENDING = new Set(["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "UND_ERR_CONNECT_TIMEOUT"]);

/** Whether what was thrown in place of an answer says that the request never left. */
export function neverLeft(thrown: unknown): boolean {
  for (
    let each: unknown = thrown, depth = 0;
    each instanceof Error && depth < 8;
    each = each.cause, depth++
  ) {
    const { code, syscall } = Object(each);
    if (BEFORE_SENDING.has(code) || syscall === "connect" || syscall === "getaddrinfo") return true;
  }
  return false;
}
