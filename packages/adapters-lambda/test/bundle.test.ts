// A function as it is uploaded, bundled and split: it answers, and finds what it loads later.
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createStandIn } from "@svckit/testing";
import { build } from "tsup";
import { expect, test } from "vitest";
import { httpApiEvent } from "./events.js";

const ROOT = join(import.meta.dirname, "../../..");

const FUNCTION = `
import { createService, defineProvider, defineTool } from "@svckit/core";
import { toLambda } from "@svckit/adapters-lambda";
import { z } from "zod";
const Value = z.object({ value: z.number() });
const getValue = defineTool({
  name: "get_value", title: "Value", description: "The value that the upstream keeps, for tests.",
  category: "demo", keyless: true, input: z.object({}), output: Value,
  effect: "read",
  execute: (_, { http }) => http.get("value", { schema: Value }),
});
const provider = defineProvider({ id: "values", title: "Values", baseUrl: process.env.UPSTREAM, tools: [getValue] });
export const handler = toLambda(createService({ providers: [provider] }));
`;

const INVOKE = `
const { handler } = await import(process.argv[1]);
console.log((await handler(JSON.parse(process.argv[2]))).body);
process.exit();
`;

test("answers from a bundle that is split into files, with the data of an upstream", async () => {
  const upstream = await createStandIn({ "GET /value": () => ({ body: { value: 7 } }) });
  const folder = await mkdtemp(join(tmpdir(), "lambda-bundle-"));
  try {
    const entry = join(folder, "function.ts");
    await writeFile(entry, FUNCTION);
    await build({
      entry: { function: entry },
      outDir: folder,
      config: false,
      silent: true,
      format: "esm",
      platform: "node",
      target: "node20",
      splitting: true,
      noExternal: [/.*/],
      outExtension: () => ({ js: ".mjs" }),
      // Its `paths` lead package names to their sources.
      tsconfig: join(ROOT, "tsconfig.json"),
      banner: { js: 'import { createRequire as r } from "node:module"; const require = r(import.meta.url);' },
      esbuildOptions: (options) => {
        options.nodePaths = [join(ROOT, "node_modules")];
      },
    });
    const event = httpApiEvent({
      method: "POST",
      path: "/api/v1/execute",
      headers: [["content-type", "application/json"]],
      body: JSON.stringify({ tool: "get_value" }),
    });
    const args = ["--input-type=module", "-e", INVOKE, join(folder, "function.mjs"), JSON.stringify(event)];
    const env = { ...process.env, UPSTREAM: upstream.url };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, data: { value: 7 } });
  } finally {
    await upstream.close();
    await rm(folder, { recursive: true });
  }
}, 90_000);
