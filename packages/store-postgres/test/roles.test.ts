// Roles: whoever owns the tables migrates them, and servers work under a role that may change no table.
import { createService, type Store } from "@svckit/core";
import { hello } from "@svckit/providers";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrate, postgresStore } from "../src/index.js";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

const { url = "", reason } = await postgresServer();

/** As `docs/operate.md` has them. */
const grants = (schema: string, role: string) => `
GRANT USAGE ON SCHEMA ${schema} TO ${role};
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role};
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role};`;

describe.skipIf(reason !== undefined)("a role of the servers' own", () => {
  let schema: TestSchema;
  let role: string;
  let pool: pg.Pool;
  let store: Store | undefined;

  beforeEach(async () => {
    schema = createTestSchema(url);
    role = `${schema.name}_app`;
    await schema.pool.query(`CREATE ROLE ${role} NOLOGIN`);
    pool = new pg.Pool({ connectionString: url, max: 2, options: `-c role=${role}` });
  });
  afterEach(async () => {
    await store?.close();
    store = undefined;
    await pool.end();
    await schema.pool.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
    await schema.drop();
  });

  it("sells, refunds and proves calls, and may change no table", async () => {
    await migrate(schema.pool, { schema: schema.name });
    await schema.pool.query(grants(schema.name, role));
    store = postgresStore(pool, { schema: schema.name });
    const service = createService({ providers: [hello()], store });
    const { id } = await service.createAccount({ credits: 5 });
    const { key } = await service.createKey(id);
    const answer = await service.execute({
      tool: "say_hello",
      args: { idempotency_key: "once" },
      credential: key,
    });
    expect(answer).toMatchObject({ ok: true });
    await service.topUp(id, 3, { reference: "payment-1" });
    expect(await service.verifyLedger()).toMatchObject({ ok: true, spent: 1 });
    await service.reap();
    await expect(pool.query(`ALTER TABLE ${schema.name}.account ADD COLUMN more TEXT`)).rejects.toThrow(
      /must be owner/,
    );
  });

  it("is told what it may not do where nobody has migrated", async () => {
    store = postgresStore(pool, { schema: schema.name });
    await expect(store.findAccount("a")).rejects.toThrow(/permission denied/);
  });
});
