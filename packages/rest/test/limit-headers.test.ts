// The headers about limits mean what the document says of them.
import { createService } from "@svckit/core";
import { hello } from "@svckit/providers";
import { createRest, toFetch } from "@svckit/rest";
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";

test("t and X-RateLimit-Reset tell when the oldest call leaves the window, and one more is free then", async () => {
  const clock = createTestClock();
  const service = createService({ clock, providers: [hello()], anonymous: { attemptsPerMinute: 2 } });
  const handle = toFetch(createRest(service));
  const call = async () => {
    const body = JSON.stringify({ tool: "say_hello", args: {} });
    const headers = { "content-type": "application/json" };
    const { headers: told } = await handle(
      new Request("http://127.0.0.1:8787/api/v1/execute", { method: "POST", headers, body }),
    );
    return {
      limit: told.get("ratelimit"),
      reset: told.get("x-ratelimit-reset"),
      wait: told.get("retry-after"),
    };
  };
  const first = clock.now() / 1_000;
  expect(await call()).toMatchObject({ limit: '"minute";r=1;t=60', reset: String(first + 60) });
  await clock.advance(20_000);
  expect(await call()).toMatchObject({ limit: '"minute";r=0;t=40', reset: String(first + 60), wait: null });
  expect(await call()).toMatchObject({ limit: '"minute";r=0;t=40', wait: "40" });
  await clock.advance(40_000);
  expect(await call()).toMatchObject({ limit: '"minute";r=0;t=20', reset: String(first + 80), wait: null });
  const document = await handle(new Request("http://127.0.0.1:8787/api/openapi.json"));
  const text = await document.text();
  expect(text).toContain("the oldest counted one leaves the window");
  expect(text).not.toMatch(/all (of them )?are free/);
  await service.close();
});
