// The id of a message that is too much to be parsed: looked for at its two ends alone.
import type { RpcId } from "./rpc.js";

const ID = String.raw`"id"\s*:\s*(-?\d{1,15}|"[^"\\]{0,128}")\s*`;
// The id behind `jsonrpc` and `method`, or right before the end. Anywhere else it may be another's.
const AT_HEAD = new RegExp(String.raw`^\s*\{\s*(?:"(?:jsonrpc|method)"\s*:\s*"[^"\\]*"\s*,\s*)*${ID},`);
const AT_TAIL = new RegExp(String.raw`,\s*${ID}\}\s*$`);

/** The id in the beginning or the end of a message that is not read as a whole; null where it is at neither. */
export function idAtEdges(head: string, tail: string): RpcId {
  const [, id] = AT_HEAD.exec(head) ?? AT_TAIL.exec(tail) ?? [];
  // `as`: the expression matches integers and strings without escapes alone.
  return id === undefined ? null : (JSON.parse(id) as string | number);
}
