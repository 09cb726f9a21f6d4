// Tries a bundle as a desktop application does: unpacked elsewhere, started by its manifest's command, and asked.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { standInCoinGecko } from "@svckit/testing/stand-ins";
import { run } from "../program.js";
import { MCPB } from "./bundle.js";

/** The members of a manifest that start it. */
interface Manifest {
  readonly server: {
    readonly mcp_config: {
      readonly command: string;
      readonly args: readonly string[];
      readonly env: Readonly<Record<string, string>>;
    };
  };
  readonly tools: readonly { readonly name: string }[];
  readonly user_config: Readonly<Record<string, { readonly default: string }>>;
}

const CALL = { tool: "get_price", args: { ids: "bitcoin", vs_currencies: "usd" } };

/** What is wrong with a bundle. Nothing but it, its defaults and a stand-in is there. */
export async function faultsOfBundle(file: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "unpacked-"));
  const upstream = await standInCoinGecko();
  const client = new Client({ name: "desktop", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
  try {
    const { code, all } = await run(MCPB, ["unpack", file, folder], folder);
    if (code !== 0) return [`mcpb unpack:\n${all}`];
    // `as`: the program that packed it has validated it.
    const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
    const home = {
      HOME: folder,
      USERPROFILE: folder,
      XDG_CONFIG_HOME: folder,
      PATH: dirname(process.execPath),
    };
    const { command, args, env } = commandOf(manifest, folder);
    const asked = { ...home, ...env, SVC_UPSTREAM_COINGECKO: upstream.url };
    await client.connect(new StdioClientTransport({ command, args, env: asked, cwd: folder }));
    const { tools } = await client.listTools();
    const named = tools.map(({ name }) => name);
    const missing = manifest.tools.filter(({ name }) => !named.includes(name)).map(({ name }) => name);
    const called = await client.callTool({ name: "invoke_api_endpoint", arguments: CALL });
    const answer = Object(called.structuredContent);
    return [
      ...missing.map((name) => `the manifest names ${name}, and there are ${named.join(", ")}`),
      ...(answer.ok === true && answer.data?.bitcoin?.usd > 0
        ? []
        : [`get_price: ${JSON.stringify(answer)}`]),
    ];
  } finally {
    await client.close();
    await upstream.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The command with what an application fills in for somebody who sets nothing. */
function commandOf({ server, user_config }: Manifest, folder: string) {
  const { command, args, env } = server.mcp_config;
  const given = new Map([["__dirname", folder]]);
  for (const [name, { default: preset }] of Object.entries(user_config))
    given.set(`user_config.${name}`, preset);
  const fill = (text: string) => text.replaceAll(/\$\{([^}]+)\}/g, (whole, name) => given.get(name) ?? whole);
  return {
    command,
    args: args.map(fill),
    env: Object.fromEntries(Object.entries(env).map(([name, value]) => [name, fill(value)])),
  };
}
