// How the administrator's commands fail: exit codes, the envelope, and where it is written.
import { sqliteStore } from "@svckit/store-sqlite";
import { beforeAll, expect, test } from "vitest";
import { runHere, svc } from "./run-here.js";
import { temporaryFolder } from "./server-process.js";

const file = `${temporaryFolder()}/svc.db`;
const env = { SVC_STORE: `sqlite:${file}` };

beforeAll(async () => {
  // An administrator makes no store.
  await sqliteStore(file).close();
  await svc(env, "admin", "account", "create", "--id", "default");
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test.each<[number, string, string, readonly string[]]>([
  [2, "VALIDATION_ERROR", "an empty id", ["account", "create", "--id", ""]],
  [2, "VALIDATION_ERROR", "an id that is taken", ["account", "create", "--id", "default"]],
  [2, "VALIDATION_ERROR", "an unknown plan", ["account", "create", "--plan", "gold"]],
  [
    2,
    "VALIDATION_ERROR",
    "an unknown plan to be on",
    ["plan", "set", "--account", "default", "--plan", "gold"],
  ],
  [
    2,
    "VALIDATION_ERROR",
    "a top-up of nothing",
    ["wallet", "topup", "--account", "default", "--credits", "0"],
  ],
  [
    2,
    "INVALID_ARGS",
    "credits that are no number",
    ["wallet", "topup", "--account", "default", "--credits", "x"],
  ],
  [2, "INVALID_ARGS", "an unknown kind of key", ["key", "create", "--account", "default", "--kind", "gold"]],
  [2, "INVALID_ARGS", "an unknown flag", ["account", "create", "--gold"]],
  [2, "INVALID_ARGS", "credits without a wallet", ["account", "create", "--no-wallet", "--credits", "5"]],
  [2, "INVALID_ARGS", "a missing flag", ["account", "show"]],
  [3, "GENERAL_ERROR", "an account that is not there", ["account", "show", "--account", "nobody"]],
  [3, "GENERAL_ERROR", "an account of no name", ["key", "create", "--account", ""]],
  [3, "GENERAL_ERROR", "a plan for nobody", ["plan", "set", "--account", "nobody", "--plan", "pro"]],
  [3, "GENERAL_ERROR", "a top-up for nobody", ["wallet", "topup", "--account", "nobody", "--credits", "1"]],
  [3, "GENERAL_ERROR", "a key that is not there", ["key", "revoke", "--key", "none"]],
])("exits with %i and answers %s for %s", async (exit, errorCode, _, args) => {
  const { code, json } = await svc(env, "admin", ...args);
  expect([code, json]).toMatchObject([
    exit,
    {
      ok: false,
      error: {
        code: errorCode,
        retryable: false,
        doc_url: `http://127.0.0.1:8787/errors#${errorCode.toLowerCase().replaceAll("_", "-")}`,
        request_id: expect.stringMatching(UUID),
      },
    },
  ]);
});

test.each([
  ["a mistake in the arguments", ["account", "create", "--gold"], 2],
  ["an account that is not there", ["account", "show", "--account", "nobody"], 3],
] as const)("without --json %s is words on stderr, and nothing on stdout", async (_, args, exit) => {
  const { code, out, err } = await runHere(["admin", ...args], { env });
  expect([code, out]).toEqual([exit, ""]);
  expect(err).toMatch(/^svc: [A-Zu].*\.\n$/m);
});

test("a person reads tables, and both read the fields that they want", async () => {
  await svc(env, "admin", "account", "create", "--id", "second", "--plan", "pro");
  const list = ["admin", "account", "list", "--fields", "accounts.account_id,accounts.plan"];
  const { out } = await runHere(list, { env, isRead: true });
  expect(out).toBe("accounts\naccount_id  plan\ndefault     free\nsecond      pro\n");
  expect((await svc(env, ...list)).json).toEqual({
    accounts: [
      { account_id: "default", plan: "free" },
      { account_id: "second", plan: "pro" },
    ],
  });
});
