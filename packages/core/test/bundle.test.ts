// A host in a bundle: one that hands in its own fetch runs without the client for upstreams, which is left out of the bundle.
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "tsup";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

const HOST = `
import { createService, defineProvider, defineTool, HOST } from "@svckit/core";
const open = { "~standard": { version: 1, vendor: "test", validate: (value) => ({ value }) } };
const getValue = defineTool({
  name: "get_value", title: "Value", description: "The value that the upstream keeps, for tests.",
  category: "demo", input: open, inputSchema: { type: "object" }, output: open, outputSchema: { type: "object" },
  effect: "read",
  execute: (_, { http }) => http.get("value", { schema: open }),
});
const provider = defineProvider({
  id: "values", title: "Values", baseUrl: "https://values.example", tools: [getValue],
});
const fetch = async ({ url }) => Response.json({ asked: url });
const service = createService({ providers: [provider], fetch });
await service.warm();
const { data } = await service.execute({ tool: "get_value", principal: HOST });
console.log(JSON.stringify(data));
await service.close();
`;

test("a bundle without the client for upstreams warms up and asks by the host's own fetch", async () => {
  const folder = await mkdtemp(join(tmpdir(), "core-bundle-"));
  try {
    const entry = join(folder, "host.ts");
    await writeFile(entry, HOST);
    await build({
      entry: { host: entry },
      outDir: folder,
      config: false,
      silent: true,
      format: "esm",
      platform: "node",
      target: "node20",
      splitting: true,
      noExternal: [/^(?!undici$)/],
      external: ["undici"],
      outExtension: () => ({ js: ".mjs" }),
      // Its `paths` lead package names to their sources.
      tsconfig: join(ROOT, "tsconfig.json"),
      esbuildOptions: (options) => {
        options.nodePaths = [join(ROOT, "node_modules")];
      },
    });
    expect((await readdir(folder)).filter((name) => name.includes("undici"))).toEqual([]);
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "host.mjs")]);
    expect(JSON.parse(stdout)).toMatchObject({ asked: "https://values.example/value" });
  } finally {
    await rm(folder, { recursive: true });
  }
}, 90_000);
