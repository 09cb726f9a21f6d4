// Place: where in the page a person is, as the address has it behind `#`: `#/tools/get_price`.
import { useWatched } from "./subscribe.ts";

const listeners = new Set<() => void>();
window.addEventListener("hashchange", () => {
  for (const listener of listeners) listener();
});

const read = () => window.location.hash.replace(/^#\/?/, "");

/** The parts of the place, decoded: `["tools", "get_price"]`. */
export function usePlace(): readonly string[] {
  const text = useWatched(listeners, read);
  return text
    .split("/")
    .filter((part) => part !== "")
    .map(decode);
}

/** The address of a place. */
export function placeOf(...parts: readonly string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
