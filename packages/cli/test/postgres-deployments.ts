// Deployments on a real Postgres: one server, and several that share a database.
import pg from "pg";
import { postgresServer } from "../../store-postgres/test/postgres-server.js";
import type { Deployment } from "./setting.js";

const postgres = await postgresServer();
if (postgres.reason !== undefined) console.info(`Skipped on Postgres: ${postgres.reason}`);

/** One server with a database of its own. */
export const ON_POSTGRES = deploymentOf("one server on Postgres", 1);

// At length four.
const SEVERAL = Number(process.env["SERVERS"] ?? 2);

/** Servers that share a database. */
export const SEVERAL_ON_POSTGRES = deploymentOf(`${SEVERAL} servers on Postgres`, SEVERAL);

function deploymentOf(title: string, servers: number): Deployment {
  return { title, servers, missing: postgres.reason, open: openDatabase };
}

async function openDatabase() {
  const name = `svc_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await askServer(`CREATE DATABASE ${name}`);
  const url = new URL(postgres.url ?? "");
  url.pathname = `/${name}`;
  return { store: url.href, drop: () => askServer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

async function askServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
