// Subscribe: draws a part of the page anew as a value outside of it changes.
import { useEffect, useState } from "preact/hooks";

/** The value now; the part is drawn anew whenever a listener is called. */
export function useWatched<Value>(listeners: Set<() => void>, read: () => Value): Value {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const listen = () => setValue(read);
    listeners.add(listen);
    // It may have changed between drawing and listening.
    listen();
    return () => void listeners.delete(listen);
  }, [listeners, read]);
  return value;
}
