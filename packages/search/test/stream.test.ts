// The stream of a search over Node's own HTTP server: its pieces leave as they are made, and end with their reader.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createNodeServer, createRest, toNodeListener } from "@svckit/rest";
import { searchRoutes } from "@svckit/search";
import { expect, test } from "vitest";
import { searching } from "./asking-engine.js";

async function listening() {
  const parts = await searching();
  const rest = createRest(parts.service, { routes: searchRoutes(parts.search) });
  const server = createNodeServer(toNodeListener(rest));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // `as`: it listens on a port.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/search`;
  const post = (prompt: string, signal?: AbortSignal) =>
    fetch(url, {
      method: "POST",
      headers: {
        authorization: `Bearer ${parts.key}`,
        accept: "text/event-stream",
        "content-type": "application/json",
      },
      body: JSON.stringify({ prompt }),
      ...(signal && { signal }),
    });
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await parts.service.close();
  };
  return { ...parts, rest, post, close };
}

test("the first step is read before the answer is made", async () => {
  const { post, close, rest } = await listening();
  const response = await post("ask 1, then hang");
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain("event: asks");
  expect(rest.inFlight).toBe(1);
  await reader?.cancel();
  await expect.poll(() => rest.inFlight).toBe(0);
  await close();
});

test("its headers tell what is left of the minute, and of the credits while the most that it may cost is held", async () => {
  const { post, close, credits } = await listening();
  const { headers, body } = await post("at most 4, ask 1");
  expect(headers.get("ratelimit-policy")).toBe('"minute";q=20;w=60');
  expect(headers.get("x-ratelimit-remaining")).toBe("19");
  expect(headers.get("x-quota-remaining")).toBe("950");
  await body?.cancel();
  await expect.poll(async () => (await credits()).held).toBe(0);
  await close();
});

test("whoever leaves after a step pays nothing, and the answer ends", async () => {
  const { post, close, credits, rest } = await listening();
  const leaving = new AbortController();
  const response = await post("ask 1, then hang", leaving.signal);
  await response.body?.getReader().read();
  leaving.abort();
  await expect.poll(() => rest.inFlight).toBe(0);
  await expect.poll(async () => (await credits()).held).toBe(0);
  expect(await credits()).toMatchObject({ used: 0 });
  await close();
});

test("a whole stream is in order, and the connection serves the next", async () => {
  const { post, close } = await listening();
  for (const count of [1, 3]) {
    const text = await (await post(`ask ${count}`)).text();
    expect(text.match(/^event: answered$/gm)).toHaveLength(count);
    expect(text.trimEnd().split("\n\n").at(-1)).toMatch(/^event: end\n/);
  }
  await close();
});
