// Emptied upstreams: stand-ins behind servers that empty what their answers hold, as real upstreams do now and then.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RunningUpstreams } from "@svckit/testing/stand-ins";

/** Changes a value that is no list and no object. */
export type Empty = (value: unknown, name: string) => unknown;

/** Upstreams whose answers can be emptied. */
export interface EmptiedUpstreams extends RunningUpstreams {
  /** How answers are emptied from now on; undefined for not at all. */
  empty(how: Empty | undefined): void;
}

/** Puts a server in front of every stand-in of these providers. Closing it closes them. */
export async function emptiedUpstreams(
  upstreams: RunningUpstreams,
  providers: readonly string[],
): Promise<EmptiedUpstreams> {
  let how: Empty | undefined;
  const servers = new Map<string, ReturnType<typeof createServer>>();
  const fronts = new Map<string, string>();

  async function frontOf(url: string): Promise<string> {
    const known = fronts.get(url);
    if (known !== undefined) return known;
    const server = createServer(async (request, response) => {
      const sent: Buffer[] = [];
      for await (const piece of request) sent.push(Buffer.from(piece));
      const { host: _, connection: __, "content-length": ___, ...headers } = request.headers;
      const answer = await fetch(`${url}${request.url}`, {
        method: request.method ?? "GET",
        // `as`: requests of the service have each header once.
        headers: headers as Record<string, string>,
        ...(sent.length > 0 && { body: Buffer.concat(sent) }),
      });
      const text = await answer.text();
      response.writeHead(answer.status, {
        "content-type": answer.headers.get("content-type") ?? "text/plain",
      });
      response.end(how === undefined ? text : emptied(text, how));
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    // `as`: it listens on a port.
    const front = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    servers.set(url, server);
    fronts.set(url, front);
    return front;
  }

  const options = new Map<string, Readonly<Record<string, unknown>>>();
  for (const provider of providers) options.set(provider, await inFront(upstreams.options(provider)));

  async function inFront(given: unknown): Promise<Record<string, unknown>> {
    const put = async (value: unknown) => (typeof value === "string" ? frontOf(value) : inFront(value));
    const pairs = Object.entries(given ?? {}).map(async ([name, value]) => [name, await put(value)] as const);
    return Object.fromEntries(await Promise.all(pairs));
  }

  return {
    ...upstreams,
    options: (provider) => options.get(provider) ?? {},
    empty(next) {
      how = next;
    },
    async close() {
      for (const server of servers.values()) server.close();
      await upstreams.close();
    },
  };
}

function emptied(text: string, how: Empty): string {
  const change = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => change(each, name));
    if (typeof value !== "object" || value === null) return how(value, name);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each, key)]));
  };
  try {
    return JSON.stringify(change(JSON.parse(text), ""));
  } catch {
    return text;
  }
}
