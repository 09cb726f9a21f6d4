// What the Lambda adapter is compared with: a reference handler by hand and in Hono, on the same event.
import { createHash, randomUUID } from "node:crypto";
import type { HttpApiEvent } from "@svckit/adapters-lambda";
import { Hono } from "hono";
import { handle, type LambdaContext, type LambdaEvent } from "hono/aws-lambda";
import { z } from "zod";
import { PRICE_ARGS, priceInput } from "./priced-service.js";

/** The data of both answers, about 600 bytes with the envelope. */
export const RESULT = {
  bitcoin: { usd: 76_975, usd_24h_change: -1.25, last_updated_at: 1_773_119_783 },
  note: "the same every time, for the benchmark; long enough that an answer has some 600 bytes".repeat(4),
};

/** A call of `get_price`, as an HTTP API of API Gateway sends it. */
export function eventOf(key: string): HttpApiEvent {
  const body = JSON.stringify({ tool: "get_price", args: PRICE_ARGS });
  return {
    // Hono reads this, too.
    ...{ version: "2.0", routeKey: "$default" },
    rawPath: "/api/v1/execute",
    rawQueryString: "",
    headers: {
      accept: "*/*",
      authorization: `Bearer ${key}`,
      "content-length": String(body.length),
      "content-type": "application/json",
      host: "abc123.execute-api.eu-central-1.amazonaws.com",
      "user-agent": "curl/8.7.1",
      "x-amzn-trace-id": "Root=1-65f0a1b2-0123456789abcdef01234567",
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-port": "443",
      "x-forwarded-proto": "https",
    },
    requestContext: { http: { method: "POST", sourceIp: "203.0.113.7" }, stage: "$default" },
    body,
    isBase64Encoded: false,
  };
}

const Body = z.object({ tool: z.literal("get_price"), args: priceInput() });

/** The work of the reference handler: checks the body, digests and finds the key, takes a credit, makes an id. */
function createReference(key: string) {
  const digest = (text: string) => createHash("sha256").update(text).digest("hex");
  const wallets = new Map([[digest(key), { credits: 1_000_000_000 }]]);
  return (authorization: string | undefined, body: unknown): { status: 200 | 400 | 401; body: object } => {
    const wallet = wallets.get(digest(authorization?.slice("Bearer ".length) ?? ""));
    if (!wallet) return { status: 401, body: { ok: false } };
    const parsed = Body.safeParse(body);
    if (!parsed.success) return { status: 400, body: { ok: false } };
    wallet.credits -= 1;
    const meta = { receipt_id: randomUUID(), credits_remaining: wallet.credits };
    return { status: 200, body: { ok: true, data: RESULT, meta } };
  };
}

/** An event in, a result out. */
export type Handler = (
  event: HttpApiEvent,
) => Promise<{ readonly statusCode: number; readonly body: string }>;

/** The reference handler without any framework. */
export function byHand(key: string): Handler {
  const reference = createReference(key);
  return async ({ headers, body = "" }) => {
    const answer = reference(headers?.["authorization"], JSON.parse(body));
    return {
      statusCode: answer.status,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(answer.body),
    };
  };
}

/** The reference handler in Hono. */
export function inHono(key: string): Handler {
  const reference = createReference(key);
  const app = new Hono();
  app.post("/api/v1/execute", async (context) => {
    const answer = reference(context.req.header("authorization"), await context.req.json());
    return context.json(answer.body, answer.status);
  });
  const handler = handle(app);
  // `as`: Hono's types ask for all of AWS's event and context, but it reads these parts alone.
  return async (event) => handler(event as unknown as LambdaEvent, {} as LambdaContext);
}
