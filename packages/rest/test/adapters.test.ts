// The contract of adapters, for the two that need no framework: Node's own server and a web-standard handler.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRest, toFetch, toNodeListener } from "@svckit/rest";
import { type AdapterCall, sendOverHttp, testAdapter } from "@svckit/testing";
import { describe, it } from "vitest";

for (const [where, prefix] of [
  ["at the root", ""],
  ["under a prefix that stays in the path", "/web3"],
] as const) {
  testAdapter({ describe, it }, `toNodeListener, ${where}`, async (service) => {
    const server = createServer(toNodeListener(prefix === "" ? createRest(service) : service));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    return {
      send: sendOverHttp(`http://127.0.0.1:${port}${prefix}`),
      close() {
        server.close();
        server.closeAllConnections();
      },
    };
  });

  testAdapter({ describe, it }, `toFetch, ${where}`, (service) => {
    const handle = toFetch(service);
    return {
      async send(call) {
        const { method, path, headers = [], address, signal } = call;
        const response = await handle(
          new Request(`http://host.example${prefix}${path}`, {
            method,
            headers: headers.map(([name, value]): [string, string] => [name, value]),
            ...bodyOf(call),
            ...(signal && { signal }),
          }),
          { address },
        );
        return {
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: await response.text(),
        };
      },
    };
  });
}

/** A body in one piece, or a stream of pieces. */
function bodyOf({ body }: AdapterCall): Pick<RequestInit, "body" | "duplex"> {
  if (body === undefined) return {};
  if (typeof body === "string" || body instanceof Uint8Array) return { body };
  const bytes = body.map((piece) => Buffer.from(piece));
  return { body: ReadableStream.from(bytes), duplex: "half" };
}
