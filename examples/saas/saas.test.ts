// Clauses of the business: its day is the same on SQLite and on Postgres.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { postgresStore } from "@svckit/store-postgres";
import { sqliteStore } from "@svckit/store-sqlite";
import pg from "pg";
import { postgresServer } from "../../packages/store-postgres/test/postgres-server.js";
import { liveADay } from "./day.js";
import { facts } from "./facts.js";

const postgres = await postgresServer();

it("lives its day on SQLite", async () => {
  const folder = mkdtempSync(join(tmpdir(), "svckit-saas-"));
  await liveADay(sqliteStore(join(folder, "saas.db"), { extensions: [facts] }));
  rmSync(folder, { recursive: true, force: true });
});

it("lives its day on Postgres", { skip: postgres.reason ?? false }, async () => {
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
  const schema = `saas_${Date.now()}`;
  try {
    await liveADay(postgresStore(pool, { schema, extensions: [facts] }));
  } finally {
    await pool.query(`drop schema if exists ${schema} cascade`);
    await pool.end();
  }
});
