// A service on Postgres held against one on memoryStore(): the same commands, the same answers to the byte, the same books.
import type { Clock } from "@svckit/core";
import { describe, test } from "vitest";
import type { ModelData } from "../../store-sqlite/test/model-data.js";
import { modelRuns, runModel } from "../../store-sqlite/test/store-model.js";
import { createTestSchema, type OpenedStore } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

// `MODEL_RUNS=10000 npx vitest run --project store-postgres model` for a long run.
const RUNS = modelRuns(2);
// Each has a schema of its own. A single one would wait for the server most of its time.
const AT_ONCE = 2;

const { url = "", reason } = await postgresServer();
if (reason !== undefined) console.warn(`not tested on Postgres: ${reason}`);

// A beat is due every three seconds of the test's clock, and the database counts those of its own. On a busy machine each
// beat is to last, until `silence` says that its process is gone.
const lastingBeats = (schema: string) => `
  CREATE OR REPLACE FUNCTION ${schema}.last_on() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.heartbeat_at := NEW.heartbeat_at + interval '1 day'; RETURN NEW; END $$;
  CREATE OR REPLACE TRIGGER last_on BEFORE INSERT OR UPDATE ON ${schema}.instance FOR EACH ROW
    WHEN (NEW.heartbeat_at > clock_timestamp() - interval '30 seconds') EXECUTE FUNCTION ${schema}.last_on()`;

/**
 * Data in a schema. Every other process that is killed has a second one beside it, which takes over and reaps. Behind the
 * others a new process starts, and gives back what was held.
 */
function createData(clock: Clock): ModelData {
  const schema = createTestSchema(url);
  const opened: OpenedStore[] = [];
  let beside: OpenedStore | undefined;

  function open(): OpenedStore {
    const one = schema.open(clock);
    opened.push(one);
    return one;
  }

  let current = open();
  return {
    open: () => current.store,
    async restart() {
      current = open();
      await current.store.ready();
      return { store: current.store, givesBack: "at once", counts: "all" };
    },
    async crash() {
      await current.crash();
      // So the others see it once it has missed enough beats.
      await schema.pool.query(lastingBeats(schema.name));
      await schema.silence();
      const takesOver = beside;
      current = takesOver ?? open();
      await current.store.ready();
      beside = takesOver ? undefined : open();
      await beside?.store.ready();
      return { store: current.store, givesBack: takesOver ? "when it reaps" : "at once", counts: "all" };
    },
    isBusy: () =>
      opened.some(({ pool }) => !pool.ended && (pool.totalCount > pool.idleCount || pool.waitingCount > 0)),
    close: schema.drop,
  };
}

describe.skipIf(reason !== undefined)("on Postgres", () => {
  test(`answers ${RUNS} runs of commands as memoryStore() does, over crashes and restarts`, async () => {
    await runModel("store-postgres", { runs: RUNS, atOnce: AT_ONCE }, createData);
  }, 3_600_000);
});
