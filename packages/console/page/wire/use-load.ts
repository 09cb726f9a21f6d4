// useLoad: something that is asked for as a part of the page appears, and again when what it depends on changes.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { failureOf } from "./api.ts";
import type { Failure } from "./envelope.ts";

/** What has come so far. */
export interface Loaded<Value> {
  /** The last value; it stays while a newer one is on its way. */
  readonly value: Value | undefined;
  readonly failure: Failure | undefined;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/** Loads; `load` is called again where one of `depends` is another. */
export function useLoad<Value>(load: () => Promise<Value>, depends: readonly unknown[]): Loaded<Value> {
  const [state, setState] = useState<Omit<Loaded<Value>, "reload">>({
    value: undefined,
    failure: undefined,
    isLoading: true,
  });
  // An answer that a newer request has overtaken is thrown away.
  const latest = useRef(0);
  const start = useCallback(() => {
    latest.current += 1;
    const own = latest.current;
    setState((before) => ({ ...before, isLoading: true }));
    load().then(
      (value) => own === latest.current && setState({ value, failure: undefined, isLoading: false }),
      (error) =>
        own === latest.current && setState({ value: undefined, failure: failureOf(error), isLoading: false }),
    );
  }, depends as unknown[]);
  useEffect(() => {
    start();
    return () => {
      latest.current += 1;
    };
  }, [start]);
  return { ...state, reload: start };
}
