// Subset of a JSON value: whether a value holds all that is expected of it, whatever else it holds.
import { isObject } from "@svckit/core";

/** What `value` lacks of what is `expected`, as a sentence; undefined for nothing. Objects may hold more, arrays may not. */
export function missingFrom(value: unknown, expected: unknown, path = "data"): string | undefined {
  if (Array.isArray(expected)) {
    if (!Array.isArray(value)) return differs(path, value, expected);
    if (value.length !== expected.length) {
      return `${path} has ${value.length} items where ${expected.length} are expected`;
    }
    return first(expected.map((item, index) => missingFrom(value[index], item, `${path}[${index}]`)));
  }
  if (isObject(expected)) {
    if (!isObject(value)) return differs(path, value, expected);
    return first(
      Object.entries(expected).map(([name, member]) => missingFrom(value[name], member, `${path}.${name}`)),
    );
  }
  return Object.is(value, expected) ? undefined : differs(path, value, expected);
}

function first(findings: readonly (string | undefined)[]): string | undefined {
  return findings.find((finding) => finding !== undefined);
}

function differs(path: string, value: unknown, expected: unknown): string {
  return `${path} is ${JSON.stringify(value)} where ${JSON.stringify(expected)} is expected`;
}
