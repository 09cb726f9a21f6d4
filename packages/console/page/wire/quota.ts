// Quota: what the chosen caller has left, kept for all parts of the page that show it.
import { useEffect, useRef } from "preact/hooks";
import { send } from "./api.ts";
import { currentSession, useSession } from "./session.ts";
import { useWatched } from "./subscribe.ts";
import { type Loaded, useLoad } from "./use-load.ts";

/** What a caller has left. */
export interface Quota {
  readonly lane: "anonymous" | "account";
  readonly limit: number | null;
  readonly used: number;
  readonly remaining: number | null;
  readonly resets_at: string | null;
  readonly credits: null | {
    readonly granted: number;
    readonly used: number;
    readonly held: number;
    readonly remaining: number;
    readonly period_start: string;
    readonly period_end: string | null;
  };
  readonly rate: { readonly limit: number; readonly remaining: number } | null;
  readonly wallet: "ok" | "none";
}

const listeners = new Set<() => void>();
let spent = 0;
const readSpent = () => spent;

/** Says that a call may have taken something, so that what is left is asked for again. */
export function noteSpending(): void {
  spent += 1;
  for (const listener of listeners) listener();
}

/** What is left for the chosen caller, as it was after the last call. */
export function useQuota(): Loaded<Quota> {
  const { current } = useSession();
  const count = useWatched(listeners, readSpent);
  const loaded = useLoad(async () => (await send<Quota>("/api/v1/quota")).data, [current]);
  const { reload } = loaded;
  const seen = useRef(count);
  useEffect(() => {
    if (seen.current !== count) reload();
    seen.current = count;
  }, [count, reload]);
  return loaded;
}

/** The name of the chosen key; undefined where calls go without one. */
export function nameOfCaller(): string | undefined {
  const { current, keys } = currentSession();
  return keys.find(({ key }) => key === current)?.name;
}
