// JSON texts put together from parts that are JSON texts already, so that no part is read or written again.

// Characters that JSON writes as they are; most names are short and made of them.
const PLAIN = /^[ !#-[\]-~]*$/;
const SHORT = 64;

/** The JSON text of a string. V8 takes longer to look for what it has to escape. */
export function stringText(value: string): string {
  return value.length <= SHORT && PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
}

/** One member of an object's text. `name` is a name that JSON writes as it is; `text` is its value's JSON text. */
export function jsonMember(name: string, text: string): string {
  return `"${name}":${text}`;
}

/** The text of an object with one more member behind its own. */
export function withJsonMember(object: string, name: string, text: string): string {
  const named = object === "{}" ? `"${name}":` : `,"${name}":`;
  // Of few pieces: a text that is kept before anybody has read it is kept as a tree of them.
  return `${object.slice(0, -1)}${named}${text}}`;
}
