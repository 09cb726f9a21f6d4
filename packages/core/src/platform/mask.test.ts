// The mask: neither a secret nor a telling part of it is readable in a text, a log or an error.
import { expect, test } from "vitest";
import { ServiceError } from "../errors/errors.js";
import { createMask, maskJson, maskValue } from "./mask.js";

const SECRET = "hel-9fQ2zLx0Wv5Ty7Rn2Kb8";

function maskOf(...secrets: readonly string[]) {
  const mask = createMask(["coingecko", "helius", "HELIUS_API_KEY"]);
  for (const secret of secrets) mask.add(secret);
  return mask.text;
}

test("a secret is masked wherever it stands in a text, and nothing else is", () => {
  const mask = maskOf(SECRET);
  for (let before = 0; before < 12; before += 1)
    expect(mask(`${"x".repeat(before)}${SECRET}, then`)).toBe(`${"x".repeat(before)}[secret], then`);
  expect(mask(`${SECRET} and ${SECRET}`)).toBe("[secret] and [secret]");
  expect(mask("a text without any")).toBe("a text without any");
});

test("every part of 8 characters or more is masked, and no shorter one", () => {
  const mask = maskOf(SECRET);
  for (let from = 0; from + 8 <= SECRET.length; from += 1)
    for (let to = from + 8; to <= SECRET.length; to += 1)
      expect(mask(`key=${SECRET.slice(from, to)};`)).toBe("key=[secret];");
  expect(mask(SECRET.slice(0, 7))).toBe(SECRET.slice(0, 7));
});

test.each([
  ["in Base64", Buffer.from("ada:open-Sesame-1234").toString("base64")],
  ["in Base64 for URLs", Buffer.from("ada:open-Sesame-1234").toString("base64url")],
  ["as a query has it", encodeURIComponent("ada:open-Sesame-1234")],
  ["by its password alone", "open-Sesame-1234"],
])("a user with a password is masked %s", (_, shown) => {
  expect(maskOf("ada:open-Sesame-1234")(`it was ${shown}.`)).toBe("it was [secret].");
  const basic = `Basic ${Buffer.from("ada:open-Sesame-1234").toString("base64")}`;
  expect(maskOf(basic)(`it was ${shown}.`)).not.toContain("Sesame");
});

test("a short secret is masked whole, and one of a few letters is none", () => {
  expect(maskOf("k3y-7")("the key k3y-7 is wrong")).toBe("the key [secret] is wrong");
  expect(maskOf("abc")("abc")).toBe("abc");
});

test("what is known to everybody stays readable, though a secret holds it", () => {
  const mask = maskOf("coingecko-9fQ2zLx0Wv5T");
  expect(mask("coingecko did not answer")).toBe("coingecko did not answer");
  expect(mask("was given coingecko-9fQ2zLx0Wv5T")).not.toContain("9fQ2zLx0");
});

test("a secret of digits is masked where it is repeated as a number, and no number that only holds some of them", () => {
  const mask = maskOf("90210734455", "1234");
  const fields = {
    key: 90210734455,
    big: 90210734455n,
    half: 90210734,
    price: 1234.5678,
    other: 1234,
    zip: 90210,
  };
  const masked = {
    key: "[secret]",
    big: "[secret]",
    half: "[secret]",
    price: 1234.5678,
    other: 1234,
    zip: 90210,
  };
  expect(maskValue(fields, mask)).toEqual(masked);
  const text = '{"key":90210734455,"rows":[90210734455,1234.5678]}';
  expect(maskJson(text, mask)).toBe('{"key":"[secret]","rows":["[secret]",1234.5678]}');
});

test("what cannot be read is masked whole: a getter that throws, a toJSON that gives no JSON", () => {
  const bad = { toJSON: () => ({ n: 1n }) };
  expect(maskValue({ a: 1, bad }, maskOf(SECRET))).toEqual({ a: 1, bad: "[unreadable]" });
});

test("an error is masked in its message, stack, cause and details, and keeps its kind", () => {
  const mask = maskOf(SECRET);
  const cause = Object.assign(new TypeError(`no host for ${SECRET}`), { url: `https://x/?key=${SECRET}` });
  const error = new ServiceError("TOOL_ERROR", {
    message: `refused ${SECRET.slice(3, 14)}.`,
    runtimeStatus: "rate_limited",
    cause,
  });
  const masked = maskValue(error, mask);
  expect(masked).toBeInstanceOf(ServiceError);
  expect(masked).toMatchObject({
    code: "TOOL_ERROR",
    retryable: true,
    details: { message: "refused [secret]." },
  });
  const shown = [masked, Reflect.get(Object(masked), "cause")].map((each) =>
    each instanceof Error ? `${each.message}${each.stack}${JSON.stringify({ ...each })}` : "",
  );
  expect(shown.join("")).not.toContain(SECRET.slice(3, 11));
  expect(shown.join("")).toContain("no host for [secret]");
});

test("fields of a log are masked at any depth, and the same where there is nothing to mask", () => {
  const mask = maskOf(SECRET);
  const sound = { tool: "get_price", list: [1, { deep: true }] };
  expect(maskValue(sound, mask)).toBe(sound);
  const url = new URL(`https://x.example/?key=${SECRET}`);
  const fields = { list: [{ url, header: `Bearer ${SECRET}` }], [SECRET]: 1 };
  expect(JSON.stringify(maskValue(fields, mask))).not.toContain(SECRET.slice(0, 8));
});
