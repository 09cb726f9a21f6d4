// The headers in which a request over HTTP repeats what its message says, for messages that come without any.
import { isObject } from "@svckit/core";

/** Headers by name, in lower case; only those that the protocol looks at are read. */
export type ProtocolHeaders = Readonly<Record<string, readonly string[] | undefined>>;

/** The member of a message's parameters that the header Mcp-Name repeats. */
export const NAMED_BY: Readonly<Record<string, string>> = {
  "tools/call": "name",
  "prompts/get": "name",
  "resources/read": "uri",
};
/** The member of `_meta` that names the revision of a request. */
export const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";

/** The headers of a message; `agreed` is the revision that was agreed on when the client connected. */
export function toProtocolHeaders(
  { method, params }: Readonly<Record<string, unknown>>,
  agreed: string | undefined,
): ProtocolHeaders {
  const given = isObject(params) ? params : {};
  const claimed = isObject(given["_meta"]) ? given["_meta"][VERSION_KEY] : undefined;
  if (typeof claimed !== "string") return agreed === undefined ? {} : { "mcp-protocol-version": [agreed] };
  const name = given[NAMED_BY[String(method)] ?? ""];
  return {
    "mcp-protocol-version": [encode(claimed)],
    "mcp-method": [encode(String(method))],
    ...(typeof name === "string" && { "mcp-name": [encode(name)] }),
  };
}

/** A header holds visible ASCII; anything else goes as Base64. */
function encode(text: string): string {
  return /^[\x21-\x7e]+$/.test(text) && !text.startsWith("=?")
    ? text
    : `=?base64?${Buffer.from(text).toString("base64")}?=`;
}
