// The result of a call: the envelope as structured content, and as the text that a model reads.
import { type Answer, jsonMember } from "@svckit/core";

/** The members of a result. `receiptField` is the field of `data` that repeats the receipt. */
export function callResultMembers({ body, code }: Answer, receiptField: string): string {
  const isError = code === undefined ? "" : ',"isError":true';
  const text = code === undefined ? withReceiptOnce(body, receiptField) : body;
  const content = `[{"type":"text",${jsonMember("text", JSON.stringify(text))}}]`;
  return `${jsonMember("content", content)},${jsonMember("structuredContent", body)}${isError}`;
}

// No text within a receipt holds it: quotes inside strings are escaped.
const META = '},"meta":';

/**
 * A success without the receipt in `data`, which `meta` repeats: models pay by the word. The receipt is the last member
 * of `data`, so it is cut out of the text and nothing is parsed.
 */
function withReceiptOnce(body: string, receiptField: string): string {
  const end = body.lastIndexOf(META);
  const repeated = `"${receiptField}":${body.slice(end + META.length, -1)}`;
  const start = end - repeated.length;
  if (end === -1 || !body.startsWith(repeated, start)) return body;
  const comma = body[start - 1] === "," ? 1 : 0;
  return body.slice(0, start - comma) + body.slice(end);
}
