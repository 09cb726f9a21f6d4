// The question in a body: what reaches an engine of a text that was made to stop one.
import { expect, test } from "vitest";
import { readQuestion } from "../src/question.js";

test.each([
  ["spaces", " "],
  ["line ends", "\n"],
  ["blanks that do not break", "\u00a0"],
])("of 15,000 %s in a row an engine reads sixteen", (_, blank) => {
  const long = `price of${blank.repeat(15_000)}bitcoin`;
  const short = `price of${blank.repeat(16)}bitcoin`;
  const messages = [
    { role: "assistant", content: long.slice(0, 7_000) },
    { role: "user", content: `and${blank.repeat(7_000)}now?` },
  ];
  expect(readQuestion({ prompt: long }).question.text).toBe(short);
  const { text, earlier } = readQuestion({ messages }).question;
  expect([text, earlier[0]?.content]).toEqual([`and${blank.repeat(16)}now?`, `price of${blank.repeat(16)}`]);
});

test("words keep the blanks between them", () => {
  const text = "- gas\n    - on base,  in gwei\n\n- on optimism";
  expect(readQuestion({ prompt: text }).question.text).toBe(text);
});
