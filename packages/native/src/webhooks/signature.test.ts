// Signatures, held against the library that receivers use.
import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { sign } from "./signature.js";

const secretOf = (bytes: number) => `whsec_${randomBytes(bytes).toString("base64")}`;
const now = () => Math.floor(Date.now() / 1_000);

function verifies(secret: string, body: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}

const headersOf = (message: { id: string; timestamp: number; body: string }, secrets: string[]) => ({
  "webhook-id": message.id,
  "webhook-timestamp": String(message.timestamp),
  "webhook-signature": sign(message, secrets),
});

test("the vector of the standard has the signature that the standard gives it", () => {
  const message = {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  };
  expect(sign(message, ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"])).toBe(
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  );
});

test("every secret that signs verifies, one that does not verifies nothing", () => {
  for (const bytes of [24, 32, 64]) {
    const [current, old, other] = [secretOf(bytes), secretOf(bytes), secretOf(bytes)];
    const body = JSON.stringify({ type: "alert.opened", data: { title: 'é 价格 \u2028 "x"' } });
    const timestamp = now();
    const headers = headersOf({ id: "0190b1de-0000-7000-8000-000000000001", timestamp, body }, [
      current,
      old,
    ]);
    expect([current, old, other].map((secret) => verifies(secret, body, headers))).toEqual([
      true,
      true,
      false,
    ]);
    expect(verifies(current, `${body} `, headers)).toBe(false);
    expect(verifies(current, body, { ...headers, "webhook-id": "another" })).toBe(false);
    expect(verifies(current, body, { ...headers, "webhook-timestamp": String(timestamp - 1) })).toBe(false);
  }
});
