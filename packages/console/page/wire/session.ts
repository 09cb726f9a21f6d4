// Session: the keys that a person has typed. They live as long as the tab, and leave it as a header alone.
import { useWatched } from "./subscribe.ts";

/** A key of an account, under the name that its owner gave it here. */
export interface NamedKey {
  readonly name: string;
  readonly key: string;
}

/** What the tab holds. */
export interface Session {
  readonly keys: readonly NamedKey[];
  /** The key that calls are sent with; undefined sends them without one. */
  readonly current: string | undefined;
  readonly adminKey: string | undefined;
}

const NAME = "console";
const EMPTY: Session = { keys: [], current: undefined, adminKey: undefined };

let session = read();
const listeners = new Set<() => void>();

function read(): Session {
  try {
    // `as`: written below, by a page of this address.
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(NAME) ?? "{}") as Partial<Session>) };
  } catch {
    // A browser may keep nothing for a page; then the keys live in memory.
    return EMPTY;
  }
}

function write(next: Session): void {
  session = next;
  try {
    sessionStorage.setItem(NAME, JSON.stringify(next));
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** The session as it is now. */
export function currentSession(): Session {
  return session;
}

/** The session, for a part of the page that is drawn anew as it changes. */
export function useSession(): Session {
  return useWatched(listeners, currentSession);
}

/** Takes a key and calls with it from now on. */
export function takeKey(key: string, name: string): void {
  const others = session.keys.filter((each) => each.key !== key);
  write({ ...session, keys: [...others, { key, name }], current: key });
}

/** Calls with another of the keys, or without one. */
export function chooseKey(key: string | undefined): void {
  write({ ...session, current: key });
}

/** Forgets a key. */
export function dropKey(key: string): void {
  const current = session.current === key ? undefined : session.current;
  write({ ...session, keys: session.keys.filter((each) => each.key !== key), current });
}

/** Takes an administrator's key, or forgets it. */
export function setAdminKey(key: string | undefined): void {
  write({ ...session, adminKey: key });
}
