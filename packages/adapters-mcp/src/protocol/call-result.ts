// The result of a call: the envelope as structured content, and as the text that a model reads.
import { type Answer, jsonMember } from "@svckit/core";

/** The members of a result. `receiptField` is the field of `data` that repeats the receipt. */
export function callResultMembers(answer: Answer, receiptField: string): string {
  const { body, code } = answer;
  const isError = code === undefined ? "" : ',"isError":true';
  const text = code === undefined ? withReceiptOnce(body, receiptField, answer.receiptText?.()) : body;
  const content = `[{"type":"text",${jsonMember("text", JSON.stringify(text))}}]`;
  return `${jsonMember("content", content)},${jsonMember("structuredContent", body)}${isError}`;
}

const META = '},"meta":';

/**
 * A success without the receipt in `data`, which `meta` repeats: models pay by the word. The receipt is the last member
 * of `data`, so it is cut out of the text and nothing is parsed.
 */
function withReceiptOnce(body: string, receiptField: string, receiptText: string | undefined): string {
  const meta = receiptText ?? receiptIn(body);
  const end = body.length - META.length - meta.length - 1;
  const repeated = `"${receiptField}":${meta}`;
  const start = end - repeated.length;
  // `startsWith` compares character by character once V8 has optimized it: five microseconds.
  if (body.slice(start, end) !== repeated) return body;
  const comma = body[start - 1] === "," ? 1 : 0;
  return body.slice(0, start - comma) + body.slice(end);
}

/** The receipt of an answer that is given again. No text within a receipt holds what stands before it: quotes are escaped there. */
function receiptIn(body: string): string {
  return body.slice(body.lastIndexOf(META) + META.length, -1);
}
