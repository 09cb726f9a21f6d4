// useLoad: something that is asked for as a part of the page appears, and again when what it depends on changes.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { failureOf } from "./api.ts";
import type { Failure } from "./envelope.ts";

/** What has come so far. */
export interface Loaded<Value> {
  /** The last value; it stays while it is asked for again. */
  readonly value: Value | undefined;
  readonly failure: Failure | undefined;
  readonly isLoading: boolean;
  /** Asks again, with what it depends on by then: an action that began before a filter changed may call it. */
  readonly reload: () => void;
}

interface State<Value> extends Omit<Loaded<Value>, "reload"> {
  /** What it was asked for with. */
  readonly depends: readonly unknown[];
}

/** Loads; where one of `depends` is another, what came before is gone at once, and `load` is called again. */
export function useLoad<Value>(load: () => Promise<Value>, depends: readonly unknown[]): Loaded<Value> {
  const nothing = { value: undefined, failure: undefined, isLoading: true, depends };
  const [state, setState] = useState<State<Value>>(nothing);
  // An answer that a newer request has overtaken is thrown away.
  const latest = useRef(0);
  const start = useCallback(() => {
    latest.current += 1;
    const own = latest.current;
    const settle = (come: Partial<State<Value>>) =>
      own === latest.current && setState({ ...nothing, isLoading: false, ...come });
    setState((before) => (isSame(before.depends, depends) ? { ...before, isLoading: true } : nothing));
    load().then(
      (value) => settle({ value }),
      (error) => settle({ failure: failureOf(error) }),
    );
  }, depends as unknown[]);
  const newest = useRef(start);
  newest.current = start;
  const reload = useCallback(() => newest.current(), []);
  useEffect(() => {
    start();
    return () => {
      latest.current += 1;
    };
  }, [start]);
  // Somebody else's value must not be drawn, not even once: parts that it shows would ask for more.
  const { value, failure, isLoading } = isSame(state.depends, depends) ? state : nothing;
  return { value, failure, isLoading, reload };
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, at) => Object.is(each, b[at]));
}
