// A real EVM node on this machine: anvil, offline, on a port of its own, with funded accounts.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Address, HdKey, Mnemonic, Secp256k1 } from "ox";
import { freePort } from "../../cli/test/free-port.js";
import { createNodeRpc } from "./node-rpc.js";

const MNEMONIC = "test test test test test test test test test test test junk";

/** Where the binary is; undefined on a platform without one, where tests are skipped. */
export const ANVIL = findAnvil();

if (ANVIL === undefined)
  console.info("skipped: @foundry-rs/anvil-linux-amd64 has no binary for this platform");

function findAnvil(): string | undefined {
  try {
    const manifest = createRequire(import.meta.url).resolve("@foundry-rs/anvil-linux-amd64/package.json");
    const binary = join(dirname(manifest), "bin", "anvil");
    return existsSync(binary) ? binary : undefined;
  } catch {
    return undefined;
  }
}

/** Starts a node that mines each transaction at once, with options `more`. `sender` and `other` hold 10,000 ether each. */
export async function startAnvil(...more: readonly string[]) {
  if (ANVIL === undefined) throw new Error("there is no anvil for this platform");
  const port = await freePort("127.0.0.1");
  const options = ["--host", "127.0.0.1", "--port", String(port), "--chain-id", "31337", ...more];
  const node = spawn(ANVIL, options, {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await untilListening(node);
  const url = `http://127.0.0.1:${port}`;
  const sender = { address: addressAt(0) };
  return {
    url,
    sender,
    other: { address: addressAt(1) },
    rpc: createNodeRpc(url, sender.address),
    async stop() {
      if (node.exitCode !== null || node.signalCode !== null) return;
      const exited = once(node, "exit");
      node.kill("SIGKILL");
      await exited;
    },
  };
}

function addressAt(index: number): Address.Address {
  const privateKey = Mnemonic.toPrivateKey(MNEMONIC, { as: "Hex", path: HdKey.path({ index }) });
  return Address.fromPublicKey(Secp256k1.getPublicKey({ privateKey }), { checksum: true });
}

async function untilListening(node: ChildProcess): Promise<void> {
  let text = "";
  await new Promise<void>((resolve, reject) => {
    node.once("error", reject);
    node.once("exit", (code) => reject(new Error(`anvil exited with ${code}:\n${text}`)));
    node.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes("Listening on")) resolve();
    });
  });
}
