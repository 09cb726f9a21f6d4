// Starts the fleet on the Postgres of DATABASE_URL, and the balancer in front of it on PORT.
import { join } from "node:path";
import { createBalancer } from "./balancer.js";
import { startFleet } from "./fleet.js";

const { DATABASE_URL: store, PORT = "8787" } = process.env;
if (!store) throw new Error("DATABASE_URL is not set: name a Postgres, postgres://user@host/database");
const publicUrl = `http://127.0.0.1:${PORT}`;
const { servers, key } = await startFleet({
  SVC_STORE: store,
  SVC_CONFIG: join(import.meta.dirname, "config.json"),
  SVC_PUBLIC_URL: publicUrl,
});
createBalancer(servers.map(({ ready }) => ready)).listen(Number(PORT));
console.log(`READY ${publicUrl}${key === undefined ? "" : `  key ${key}`}`);
