// The servers whose documents are read: `svc serve` with stand-ins in place of upstreams, and routes of another package.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createService, memoryStore, type StoreExtension } from "@svckit/core";
import { hello } from "@svckit/providers";
import { createRest, type Route, toNodeListener } from "@svckit/rest";
import { createStandIn } from "@svckit/testing";
import { standInCoinGecko } from "@svckit/testing/stand-ins";

const ROOT = resolve(import.meta.dirname, "../..");

/** A running server. */
export interface Served {
  readonly url: string;
  readonly key: string;
  close(): Promise<void>;
}

/** `svc serve` as a process of its own, with its own store in memory. */
export async function serveProduct(): Promise<Served> {
  const coingecko = await standInCoinGecko();
  const node = await createStandIn({ "POST /": ({ body }) => ({ body: answerOfNode(body) }) });
  const child = spawn(process.execPath, [join(ROOT, "packages/cli/bin/svc.js"), "serve"], {
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      SVC_STORE: "memory:",
      SVC_UPSTREAM_COINGECKO: coingecko.url,
      SVC_EVM_RPC_ETHEREUM: node.url,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [url, key] = await Promise.all([
    find(child.stdout, /READY (\S+)/),
    find(child.stderr, /shown once: (\S+)/),
  ]);
  return {
    url,
    key,
    async close() {
      child.kill();
      await once(child, "exit");
      await Promise.all([coingecko.close(), node.close()]);
    },
  };
}

/** A node to which every contract answers with the number 1. */
function answerOfNode(body: unknown): object {
  // `as`: a request of JSON-RPC, as the provider writes it.
  const { id } = body as { readonly id: number };
  return { jsonrpc: "2.0", id, result: `0x${"1".padStart(64, "0")}` };
}

/** A surface with the routes of `examples/your-package`, which this host loads by their path. */
export async function serveBroughtRoutes(): Promise<Served> {
  // `as`: what that file exports.
  const { labelRoutes, labelStore } = (await import(
    pathToFileURL(join(ROOT, "examples/your-package/labels.ts")).href
  )) as { readonly labelRoutes: () => readonly Route[]; readonly labelStore: StoreExtension<object> };
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // `as`: a server that listens on a port has such an address.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store = memoryStore({ extensions: [labelStore] });
  const service = createService({ providers: [hello()], store, publicUrl: url });
  server.on("request", toNodeListener(createRest(service, { routes: labelRoutes() })));
  const { key } = await service.createKey((await service.createAccount()).id);
  return {
    url,
    key,
    async close() {
      server.close();
      server.closeAllConnections();
      await service.close();
    },
  };
}

function find(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  let seen = "";
  return new Promise((found, failed) => {
    stream.on("data", (chunk) => {
      seen += String(chunk);
      const [, value] = pattern.exec(seen) ?? [];
      if (value !== undefined) found(value);
    });
    stream.on("end", () => failed(new Error(`the server ended without ${pattern}: ${seen}`)));
  });
}
