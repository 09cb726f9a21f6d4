// Starts the server as an agent's client does, finds and calls a tool, and checks the answer; ends with code 0 where it works.
import { strict as assert } from "node:assert";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

const client = new Client({ name: "check", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
const transport = new StdioClientTransport({
  command: process.execPath,
  args: [
    "--import",
    createRequire(import.meta.url).resolve("tsx"),
    fileURLToPath(new URL("server.ts", import.meta.url)),
  ],
  // `as`: variables that are set are strings.
  env: process.env as Record<string, string>,
});
await client.connect(transport);

async function call(name: string, args: Record<string, unknown>) {
  const { structuredContent } = await client.callTool({ name, arguments: args });
  return JSON.parse(JSON.stringify(structuredContent));
}

const found = await call("search_tools", { intent: "say hello to somebody" });
assert.equal(found.data.tools[0].name, "say_hello");
const { call: skeleton } = found.data.tools[0];

const schema = await call("get_api_endpoint_schema", { tool: "say_hello" });
assert.equal(schema.data.invoker, skeleton.invoker);

const answer = await call(skeleton.invoker, { tool: skeleton.tool, args: { name: "Ada" } });
assert.equal(answer.ok, true);
assert.match(answer.data.greeting, /Ada/);
assert.deepEqual(answer.data._svc, answer.meta);

const refused = await call(skeleton.invoker, { tool: skeleton.tool, args: { name: 1 } });
assert.deepEqual([refused.ok, refused.error.code], [false, "VALIDATION_ERROR"]);

await client.close();
