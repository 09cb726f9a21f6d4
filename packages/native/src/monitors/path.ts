// Path: where in a result a value stands, such as `bitcoin.usd`, `items[0].price` or `"a.b".usd`.

/** The longest path that is taken. */
export const MAX_PATH = 256;

// A name, an index in brackets, or a name in quotes with or without brackets; what follows a name begins with a dot.
const STEP = /\.?([^.[\]"\s]+)|\[(\d{1,9})\]|\[("(?:[^"\\]|\\.)+")\]|\.?("(?:[^"\\]|\\.)+")/y;

/** The names and indexes of a path, in order; undefined for a text that is none. */
export function stepsOf(path: string): readonly string[] | undefined {
  if (path.length > MAX_PATH || path.startsWith(".")) return undefined;
  const steps: string[] = [];
  STEP.lastIndex = 0;
  while (STEP.lastIndex < path.length) {
    const from = STEP.lastIndex;
    const match = STEP.exec(path);
    if (match === null) return undefined;
    const [text, name, index, inBrackets, quoted] = match;
    // Two names need a dot between them.
    if (from > 0 && !text.startsWith(".") && !text.startsWith("[")) return undefined;
    const step = name ?? index ?? textOf(inBrackets ?? quoted);
    if (step === undefined) return undefined;
    steps.push(step);
  }
  return steps.length === 0 ? undefined : steps;
}

/** The value at a path; undefined where there is none. A value's own members alone are found. */
export function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const step of stepsOf(path) ?? [""]) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, step)) return undefined;
    found = Reflect.get(found, step);
  }
  return found;
}

function textOf(quoted: string | undefined): string | undefined {
  try {
    const text: unknown = JSON.parse(quoted ?? "");
    return typeof text === "string" ? text : undefined;
  } catch {
    return undefined;
  }
}
