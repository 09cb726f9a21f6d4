// JSON texts put together from parts that are JSON texts already, so that no part is read or written again.

/** One member of an object's text. `name` is a name that JSON writes as it is; `text` is its value's JSON text. */
export function jsonMember(name: string, text: string): string {
  return `"${name}":${text}`;
}

/** The text of an object with one more member behind its own. */
export function withJsonMember(object: string, name: string, text: string): string {
  const comma = object === "{}" ? "" : ",";
  return `${object.slice(0, -1)}${comma}"${name}":${text}}`;
}
