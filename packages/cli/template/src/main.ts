// Starts the server with the settings of the environment, and ends it at SIGTERM or SIGINT.
import { once } from "node:events";
import { startServer } from "./server.js";
import { openStore } from "./store.js";

const { HOST = "127.0.0.1", PORT = "8787", PUBLIC_URL } = process.env;

const stopped = Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
const { url, key, close } = await startServer({
  host: HOST,
  port: Number(PORT),
  store: openStore(),
  publicUrl: PUBLIC_URL,
});
console.log(`READY ${url}`);
if (key !== undefined) console.log(`API key of the account default, shown once: ${key}`);
await stopped;
await close();
