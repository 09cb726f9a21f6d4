// Which URLs a caller may name: public hosts over https, however the others are spelt, and what the operator allows.
import { expect, test } from "vitest";
import {
  isPublicAddress,
  readEgressAllowed,
  readPublicTarget,
  TARGET_REFUSED,
} from "../src/upstream/public-target.js";
import { FORMS, HOSTS } from "./public-spellings.js";

const NONE = readEgressAllowed([]);

test.each(HOSTS)("refuses the host %j", (host) => {
  expect(() => readPublicTarget(`https://${host}/`, NONE)).toThrow(TARGET_REFUSED);
});

test.each(FORMS)("refuses the URL %j", (url) => {
  expect(() => readPublicTarget(url, NONE)).toThrow(TARGET_REFUSED);
});

test("refuses a URL of more than 2,048 characters", () => {
  const url = `https://example.com/${"x".repeat(2_028)}`;
  expect(readPublicTarget(url, NONE).url.href).toHaveLength(2_048);
  expect(() => readPublicTarget(`${url}x`, NONE)).toThrow(TARGET_REFUSED);
});

test.each([
  "https://example.com/",
  "https://example.com:443/a?b=c#d",
  "https://sub.example.co.uk/rpc",
  "https://xn--bcher-kva.example/",
  "https://bücher.example/",
  "https://8.8.8.8/",
  "https://134744072/",
  "https://[2001:4860:4860::8888]/",
  "https://[::ffff:8.8.8.8]/",
  "https://[64:ff9b::808:808]/",
  "https://local.example.com/",
  "https://internal-api.example.com/",
])("takes %s", (url) => {
  expect(readPublicTarget(url, NONE)).toMatchObject({ allowed: false });
});

test.each(["127.0.0.256", "", "x", "1.2.3", "::1%lo", "fe80::1%eth0", "127.0.0.1:80"])(
  "%j is no public address",
  (text) => {
    expect(isPublicAddress(text)).toBe(false);
  },
);

test("an operator's target is allowed at its port alone, over http or https, in every spelling of its host", () => {
  const allowed = readEgressAllowed(["127.0.0.1:9000", "RPC.internal:443", "[::1]:80", "receiver:8080"]);
  for (const url of [
    "http://127.0.0.1:9000/",
    "https://127.0.0.1:9000/",
    "http://127.1:9000/",
    "https://rpc.internal/",
    "http://[0::1]/",
    "http://receiver:8080/x",
  ]) {
    expect(readPublicTarget(url, allowed), url).toMatchObject({ allowed: true });
  }
  for (const url of [
    "http://127.0.0.1:9001/",
    "http://127.0.0.1/",
    "http://user@127.0.0.1:9000/",
    "ftp://127.0.0.1:9000/",
    "http://rpc.internal/",
    "http://127.0.0.2:9000/",
    "http://a.receiver:8080/",
  ]) {
    expect(() => readPublicTarget(url, allowed), url).toThrow(TARGET_REFUSED);
  }
});

test.each([
  "localhost",
  "http://localhost:80",
  "localhost:80/",
  "a b:80",
  ":80",
  "host:",
  "host:x",
  "host:99999",
])("an operator's list with %j ends the start and names it", (target) => {
  expect(() => readEgressAllowed([target])).toThrow(JSON.stringify(target));
});

test("an operator's list with a user in it ends the start, and does not show who", () => {
  expect(() => readEgressAllowed(["u:secret@host:80"])).toThrow(JSON.stringify("…@host:80"));
});
