// The hosts of a surface, each with one function to send with, for the tests of routes and mounts.
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { toExpress } from "@svckit/adapters-express";
import { toLambda } from "@svckit/adapters-lambda";
import { type Rest, toFetch, toNodeListener } from "@svckit/rest";
import express from "express";

/** A request as a test writes it. */
export interface Sent {
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
}

/** An answer as a test reads it. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of it
  readonly json: any;
}

/** Sends a request to a surface. */
export type Send = (method: string, path: string, sent?: Sent) => Promise<Answered>;

/** Opens a surface on a host; `close` closes it. */
export type OpenHost = (rest: Rest) => Promise<{ readonly send: Send; readonly close: () => void }>;

function toInit(method: string, { key, headers, body }: Sent): RequestInit & { headers: Headers } {
  const all = new Headers(headers);
  if (key !== undefined) all.set("authorization", `Bearer ${key}`);
  if (body === undefined) return { method, headers: all };
  if (!all.has("content-type")) all.set("content-type", "application/json");
  return { method, headers: all, body: typeof body === "string" ? body : JSON.stringify(body) };
}

function toAnswered(status: number, headers: Headers, text: string): Answered {
  const isJson = text !== "" && /json/.test(headers.get("content-type") ?? "");
  return { status, headers, text, json: isJson ? JSON.parse(text) : undefined };
}

async function overHttp(listener: RequestListener): ReturnType<OpenHost> {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // `as`: a server that listens on a port has such an address.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    async send(method, path, sent = {}) {
      const response = await fetch(url + path, toInit(method, sent));
      return toAnswered(response.status, response.headers, await response.text());
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Every host, by its name. */
export const HOSTS: Readonly<Record<string, OpenHost>> = {
  "a Node listener": (rest) => overHttp(toNodeListener(rest)),
  "Express behind a body parser": (rest) => overHttp(express().use(express.json(), toExpress(rest))),
  async fetch(rest) {
    const handle = toFetch(rest);
    return {
      async send(method, path, sent = {}) {
        const response = await handle(new Request(`https://svc.example${path}`, toInit(method, sent)));
        return toAnswered(response.status, response.headers, await response.text());
      },
      close: () => {},
    };
  },
  async Lambda(rest) {
    const handle = toLambda(rest);
    return {
      async send(method, target, sent = {}) {
        const [rawPath = "", rawQueryString = ""] = target.split("?");
        const { headers, body } = toInit(method, sent);
        const result = await handle({
          rawPath,
          rawQueryString,
          headers: Object.fromEntries(headers),
          requestContext: { http: { method, sourceIp: "203.0.113.7" }, stage: "$default" },
          body: body === undefined ? undefined : String(body),
          isBase64Encoded: false,
        });
        return toAnswered(result.statusCode, new Headers(result.headers), result.body);
      },
      close: () => {},
    };
  },
};
