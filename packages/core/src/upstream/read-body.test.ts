// The text of an answer is the same in however many pieces it comes.
import { expect, test } from "vitest";
import { readBody } from "./read-body.js";

const TEXTS = ["", "a", "žluťoučký kůň 🐎 中文", "\ufeffwith a mark in front", '{"a":"\u0000\\ud83d"}'];
const BYTES: readonly (readonly [string, Uint8Array])[] = [
  ...TEXTS.map((text) => [JSON.stringify(text), Buffer.from(text)] as const),
  ["bytes that are no UTF-8", Uint8Array.of(0x61, 0xff, 0xe2, 0x82, 0x62, 0xf0, 0x9f)],
];

function inPieces(bytes: Uint8Array, size: number, whenCancelled = () => {}): Response {
  let at = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
    cancel: whenCancelled,
  });
  return new Response(body);
}

test.each(BYTES)("reads %s as the web does", async (_, bytes) => {
  const expected = await new Response(Buffer.from(bytes)).text();
  for (const size of [1, 2, 3, 7, 1_000]) expect(await readBody(inPieces(bytes, size), 100)).toBe(expected);
});

test("keeps a mark of the order of bytes that stands within a text", async () => {
  const bytes = Buffer.from("a\ufeffb");
  for (const size of [1, 2, 4]) expect(await readBody(inPieces(bytes, size), 100)).toBe("a\ufeffb");
});

test("reads a stream that fills one buffer again and again", async () => {
  const bytes = Buffer.from('{"a":"€😀"}');
  const buffer = new Uint8Array(1);
  let at = 0;
  const pull = (controller: ReadableStreamDefaultController) => {
    if (at === bytes.length) return controller.close();
    buffer[0] = bytes[at++] ?? 0;
    controller.enqueue(buffer);
  };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  expect(await readBody(new Response(body), 100)).toBe('{"a":"€😀"}');
});

test("reads no body as an empty text", async () => {
  expect(await readBody(new Response(null), 100)).toBe("");
});

test("leaves what is too long where it is, and closes it", async () => {
  let cancelled = 0;
  const long = () => inPieces(new Uint8Array(201), 10, () => cancelled++);
  expect(await readBody(long(), 100)).toBeUndefined();
  expect(await readBody(long(), 201)).toHaveLength(201);
  const announced = new Response(long().body, { headers: { "content-length": "201" } });
  expect(await readBody(announced, 100)).toBeUndefined();
  expect(cancelled).toBe(2);
});
