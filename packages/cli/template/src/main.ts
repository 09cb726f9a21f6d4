// Starts the server with the settings of the environment, and ends it at SIGTERM or SIGINT.
import { once } from "node:events";
import { startServer } from "./server.js";
import { openStore } from "./store.js";

const { HOST = "127.0.0.1", PORT = "8787", PUBLIC_URL } = process.env;

const stopped = Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
const { url, key, close } = await start().catch(giveUp);
console.log(`READY ${url}`);
if (key !== undefined) console.log(`API key of the account default, shown once: ${key}`);
await stopped;
await close();

async function start() {
  return startServer({ host: HOST, port: Number(PORT), store: openStore(), publicUrl: PUBLIC_URL });
}

/** Says why there is no server. What was opened ends with the process. */
function giveUp(error: unknown): never {
  console.error(`The server did not start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
