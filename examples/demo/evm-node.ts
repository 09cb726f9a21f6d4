// A real EVM node for the demonstration: Foundry's anvil, from the package registry and offline.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Starts a node on a free port; undefined where there is no binary for the platform. */
export async function startNode(): Promise<{ readonly url: string; stop(): void } | undefined> {
  const binary = findBinary();
  if (binary === undefined) return undefined;
  const child = spawn(binary, ["--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const stop = () => child.kill();
  process.once("exit", stop);
  let seen = "";
  for await (const chunk of child.stdout) {
    seen += String(chunk);
    const [, address] = /Listening on (\S+)/.exec(seen) ?? [];
    if (address === undefined) continue;
    child.stdout.resume();
    return { url: `http://${address}`, stop };
  }
  throw new Error("the EVM node ended before it was ready");
}

/** Sends coins from the node's first account, waits for their arrival, and gives the transaction's hash. */
export async function transfer(url: string, to: string, wei: bigint): Promise<string> {
  const [from] = (await rpc(url, "eth_accounts", [])) as string[];
  const hash = await rpc(url, "eth_sendTransaction", [{ from, to, value: `0x${wei.toString(16)}` }]);
  while ((await rpc(url, "eth_getTransactionReceipt", [hash])) === null) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return String(hash);
}

async function rpc(url: string, method: string, params: unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } };
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

function findBinary(): string | undefined {
  const packageName = `@foundry-rs/anvil-${process.platform === "win32" ? "windows" : process.platform}-${process.arch === "x64" ? "amd64" : process.arch}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`);
    return join(dirname(manifest), "bin", process.platform === "win32" ? "anvil.exe" : "anvil");
  } catch {
    return undefined;
  }
}
