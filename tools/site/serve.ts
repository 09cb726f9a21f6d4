// Serves the files of a folder on the loopback interface, as any server of files would serve the site.
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".jpg": "image/jpeg",
};

/** A site that is served. */
export interface ServedSite {
  readonly url: string;
  readonly server: Server;
}

/** Listens on a port; on any free one where it is 0, or taken. */
export async function serve(folder: string, port: number): Promise<ServedSite> {
  const server = createServer(async ({ url = "/" }, response) => {
    const name = nameOf(url);
    const file = name === undefined ? undefined : await readFile(join(folder, name)).catch(() => undefined);
    const type = file ? (TYPES[extname(name ?? "")] ?? "application/octet-stream") : TYPES[".html"];
    response.writeHead(file ? 200 : 404, { "content-type": type, "cache-control": "no-cache" });
    response.end(file ?? (await readFile(join(folder, "404.html"))));
  });
  await listen(server, port).catch(() => listen(server, 0));
  // `as`: a server on TCP has an address of this form.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

/** The file that a request names, from the folder; normalized from its root, so that no `..` leads out. */
function nameOf(url: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(new URL(url, "http://localhost").pathname));
    return path.endsWith("/") ? `${path}index.html` : path;
  } catch {
    return undefined;
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
}
