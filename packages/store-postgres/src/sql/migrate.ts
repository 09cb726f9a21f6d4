// Migration: makes the tables where they are missing, once, however many processes start together.
import { ignoreBreak, type Pool, type PoolClient, quoteName } from "../connection/pool.js";
import { CREATE, VERSION } from "./schema.js";

/** The schema that a store lives in where nothing else is said. */
export const DEFAULT_SCHEMA = "svckit";

/**
 * Makes the store's tables in a schema, or leaves them where they are there. A store does so by itself on first use;
 * call it where the migration runs under another role. Throws an `Error` for tables of a later version.
 */
export async function migrate(pool: Pool, options: { readonly schema?: string } = {}): Promise<void> {
  const { schema = DEFAULT_SCHEMA } = options;
  const client = await pool.connect();
  client.on("error", ignoreBreak);
  let broken = true;
  try {
    await client.query("BEGIN");
    await inSchema(client, schema);
    await client.query("COMMIT");
    broken = false;
  } catch (error) {
    // What cannot be rolled back goes with its connection.
    await client.query("ROLLBACK").then(
      () => {
        broken = false;
      },
      () => {},
    );
    throw error;
  } finally {
    client.off("error", ignoreBreak);
    client.release(broken);
  }
}

async function inSchema(client: PoolClient, schema: string): Promise<void> {
  // Who starts at the same time waits here, and then finds the tables made.
  await client.query("SELECT pg_advisory_xact_lock(hashtext($1))", [`svckit store in ${schema}`]);
  const found = await client.query("SELECT 1 FROM pg_namespace WHERE nspname = $1", [schema]);
  if (found.rows.length === 0) await client.query(`CREATE SCHEMA ${quoteName(schema)}`);
  await client.query(`SET LOCAL search_path TO ${quoteName(schema)}, pg_temp`);
  const version = await versionOf(client, schema);
  if (version > VERSION) {
    throw new Error(
      `the store was written by a later version of svckit (schema ${version}, this one knows ${VERSION})`,
    );
  }
  if (version > 0) return;
  await client.query(CREATE);
  await client.query("CREATE TABLE schema_version (version INT NOT NULL)");
  await client.query("INSERT INTO schema_version (version) VALUES ($1)", [VERSION]);
}

async function versionOf(client: PoolClient, schema: string): Promise<number> {
  const table = `${quoteName(schema)}.schema_version`;
  const found = await client.query("SELECT to_regclass($1) IS NOT NULL AS found", [table]);
  if (found.rows[0]?.["found"] !== true) return 0;
  const { rows } = await client.query("SELECT version FROM schema_version");
  return Number(rows[0]?.["version"] ?? 0);
}
