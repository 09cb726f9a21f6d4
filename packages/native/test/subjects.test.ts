// The clauses of subjects: whose they are, that an archive is a barrier, and that a signing secret is issued once.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "../src/index.js";
import { type Caller, countOf, type Desk, openDesk } from "./desk.js";
import { engines } from "./engines.js";
import { PRICE_CALL } from "./prices.js";
import { makeMonitor } from "./world.js";

const found = await engines("sqlite");
const MONITOR = { ...PRICE_CALL, schedule: { every: "10m" } };
const DAY_MS = 24 * 3_600_000;

describe.each(found)("$name", (engine) => {
  let desk: Desk;
  let alice: Caller;

  beforeAll(async () => {
    desk = await openDesk(engine);
    ({ alice } = desk);
  });
  afterAll(() => desk.close());

  const secretOf = (caller: Caller, id: string, rest = "") =>
    caller.send("POST", `/api/v1/subjects/${id}/signing-secret${rest}`);
  const create = async (caller: Caller, name = "Treasury"): Promise<string> =>
    (await caller.get("create_subject", { name })).subject.id;

  test("every account has the subject default, whoever looks first, and nobody archives it", async () => {
    const caller = await desk.newCaller();
    const lists = await Promise.all(Array.from({ length: 10 }, () => caller.get("list_subjects")));
    const [first] = lists[0].subjects;
    expect(first).toMatchObject({ name: "default", owner_key_id: null, status: "active", archived_at: null });
    expect(first.account_id).toBe(caller.accountId);
    for (const list of lists) expect(list.subjects).toEqual([first]);
    for (const id of [first.id, first.id.toUpperCase(), "default"])
      expect(await caller.call("archive_subject", { subject_id: id })).toMatchObject({
        code: "STATE_SUBJECT_ARCHIVE_FORBIDDEN",
        param: "subject_id",
      });
    expect(await caller.call("create_subject", { name: "Default" })).toMatchObject({
      code: "VALIDATION_ERROR",
      param: "name",
    });
  });

  test("a subject is archived by the credential that made it, and again with the same answer", async () => {
    const id = await create(alice);
    const other = await alice.otherKey();
    expect(await other.call("archive_subject", { subject_id: id })).toMatchObject({
      code: "STATE_SUBJECT_ARCHIVE_FORBIDDEN",
    });
    const { subject } = await alice.get("archive_subject", { subject_id: id });
    expect(subject).toMatchObject({ id, owner_key_id: alice.keyId, status: "archived" });
    await desk.clock.advance(1_000);
    expect((await alice.get("archive_subject", { subject_id: id })).subject).toEqual(subject);
    expect(await other.call("archive_subject", { subject_id: id })).toMatchObject({
      code: "STATE_SUBJECT_ARCHIVE_FORBIDDEN",
    });
    expect((await secretOf(alice, id)).code).toBe("STATE_SUBJECT_ARCHIVED");
    expect((await alice.get("list_subjects")).subjects).toContainEqual(subject);
  });

  test("subjects are listed in pages, the newest first, and the routes say what the tools say", async () => {
    const caller = await desk.newCaller();
    const ids: string[] = [];
    await caller.get("list_subjects");
    for (const name of ["a", "b", "c"]) {
      // Ids of one millisecond are in no order.
      await sleep(2);
      ids.unshift(await create(caller, name));
    }
    const first = await caller.get("list_subjects", { limit: 2 });
    const second = await caller.get("list_subjects", { limit: 2, cursor: first.next_cursor });
    const all = [...first.subjects, ...second.subjects];
    expect(all.map(({ id }) => id).slice(0, 3)).toEqual(ids);
    expect(all.map(({ name }) => name)).toEqual(["c", "b", "a", "default"]);
    expect(second.next_cursor).toBeNull();
    const page = await caller.send("GET", `/api/v1/subjects?limit=2&cursor=${first.next_cursor}`);
    expect(page.data.subjects).toEqual(second.subjects);
    const made = await caller.send("POST", "/api/v1/subjects", { name: "d" });
    expect(made.data.subject).toMatchObject({ name: "d" });
    const path = `/api/v1/subjects/${made.data.subject.id}/archive`;
    expect((await caller.send("POST", path)).data.subject.status).toBe("archived");
    expect((await caller.send("GET", "/api/v1/subjects?limit=0")).code).toBe("VALIDATION_ERROR");
  });

  test("an account has so many subjects, and the refusal of one more loses none", async () => {
    const small = await openDesk(engine, { limits: { subjects: 3 } });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => small.alice.call("create_subject", { name: `s${n}` })),
    );
    // `default` is one of the three.
    expect(countOf(answers)).toEqual({ ok: 2, VALIDATION_ERROR: 18 });
    const refused = answers.find(({ ok }) => !ok);
    expect(refused?.message).toContain("has 3 subjects, and may have 3");
    expect((await small.alice.get("list_subjects")).subjects).toHaveLength(3);
    expect((await small.bob.call("create_subject", { name: "x" })).ok).toBe(true);
    await small.close();
    expect(LIMITS.subjects).toBe(100);
  });

  test("an archived subject ends its monitors, and what is in it takes no room of its account's", async () => {
    const limits = { monitors: 1, facts: 2, webhooks: 1 };
    const small = await openDesk(engine, { limits });
    const { alice, clock } = small;
    const fill = async (subject_id: string) => {
      const monitorId = await makeMonitor(alice, { subject_id });
      await alice.get("create_webhook", { url: "https://example.com/", subject_id });
      await alice.get("remember_fact", { key: "stays", value: 1, subject_id });
      const expires_at = new Date(clock.now() + 60_000).toISOString();
      await alice.get("remember_fact", { key: "goes", value: 2, subject_id, expires_at });
      return monitorId;
    };
    const { subject } = await alice.get("create_subject", { name: "Full" });
    const id = await fill(subject.id);
    expect((await alice.call("remember_fact", { key: "more", value: 3 })).code).toBe("VALIDATION_ERROR");
    await alice.get("archive_subject", { subject_id: subject.id });
    const { monitor } = await alice.get("get_monitor", { monitor_id: id });
    expect(monitor).toMatchObject({ status: "archived", next_run_at: null, version: 2 });
    await fill("default");
    // What expires in the archived subject does not make room twice.
    await clock.advance(120_000);
    await small.state.createScheduler().tick();
    for (const key of ["a", "b"]) {
      const told = await alice.call("remember_fact", { key, value: 3 });
      expect(told.code).toBe(key === "a" ? undefined : "VALIDATION_ERROR");
    }
    await small.close();
  });

  test("of 50 who ask at once for a signing secret one gets it", async () => {
    const id = await create(alice);
    const answers = await Promise.all(Array.from({ length: 50 }, () => secretOf(alice, id)));
    expect(countOf(answers)).toEqual({ ok: 1, SECRET_ALREADY_ISSUED: 49 });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const issued = answers.find(({ ok }) => ok);
    expect(issued?.data).toMatchObject({ subject_id: id, old_secret_until: null });
    expect(issued?.data.signing_secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify((await alice.get("list_subjects")).subjects)).not.toContain("secret");
  });

  test("a body is refused by a route that takes nothing of it, and an empty one is none", async () => {
    const id = await create(alice);
    const path = `/api/v1/subjects/${id}`;
    for (const [route, body, param] of [
      ["/signing-secret", { secret: "whsec_mine" }, "secret"],
      ["/signing-secret/rotate", { force: true }, "force"],
      ["/archive", { reason: "old" }, "reason"],
    ] as const)
      expect(await alice.send("POST", `${path}${route}`, body), route).toMatchObject({
        ...{ status: 400, code: "VALIDATION_ERROR", param },
      });
    const json = { "content-type": "application/json" };
    expect((await alice.send("POST", `${path}/signing-secret`, undefined, json)).ok).toBe(true);
    expect((await alice.send("POST", `${path}/archive`, {})).ok).toBe(true);
  });

  test.each([
    ["a direction alone", "\u202e"],
    ["what has no width", "\u200b\u2060\ufeff"],
    ["blanks", " \u00a0"],
    ["a mark without a letter", "\u0301"],
    ["two lines", "a\u2028b"],
    ["nothing", ""],
  ])("a name of %s is refused", async (_, name) => {
    for (const told of [
      await alice.call("create_subject", { name }),
      await alice.call("create_monitor", { ...MONITOR, name }),
      await alice.call("create_monitor", { ...MONITOR, title: name }),
    ])
      expect(told).toMatchObject({
        code: "VALIDATION_ERROR",
        param: expect.stringMatching(/^(name|title)$/),
      });
  });

  test("a name may be of any script", async () => {
    for (const name of ["Тезоро", "国库", "خزينة", "👩\u200d💻", "−", "e\u0301"])
      expect((await alice.get("create_subject", { name })).subject.name).toBe(name);
  });

  test("a secret is rotated once a day, and before that by force", async () => {
    const id = await create(alice);
    expect((await secretOf(alice, id, "/rotate")).code).toBe("VALIDATION_ERROR");
    const first = (await secretOf(alice, id)).data;
    const rotations = await Promise.all(Array.from({ length: 20 }, () => secretOf(alice, id, "/rotate")));
    expect(countOf(rotations)).toEqual({ ok: 1, VALIDATION_ERROR: 19 });
    const second = rotations.find(({ ok }) => ok)?.data;
    expect(second.signing_secret).not.toBe(first.signing_secret);
    expect(Date.parse(second.old_secret_until)).toBe(desk.clock.now() + DAY_MS);
    expect((await secretOf(alice, id, "/rotate")).param).toBe("force");
    expect((await secretOf(alice, id, "/rotate?force=perhaps")).code).toBe("VALIDATION_ERROR");
    const third = (await secretOf(alice, id, "/rotate?force=true")).data;
    await desk.clock.advance(DAY_MS - 1);
    expect((await secretOf(alice, id, "/rotate")).code).toBe("VALIDATION_ERROR");
    await desk.clock.advance(1);
    const fourth = (await secretOf(alice, id, "/rotate")).data;
    const all = [first, second, third, fourth].map((each) => each.signing_secret);
    expect(new Set(all).size).toBe(4);
  });

  test("a secret is for the account that has the subject, and needs one", async () => {
    const id = await create(alice);
    for (const asked of [id, "0190b1de-0000-7000-8000-000000000000"])
      expect((await secretOf(desk.bob, asked)).code).toBe("STATE_SUBJECT_NOT_FOUND");
    expect((await secretOf(alice, "x".repeat(10_000))).code).toBe("VALIDATION_ERROR");
    const anybody = await alice.send("POST", `/api/v1/subjects/${id}/signing-secret`, undefined, {
      authorization: "",
    });
    expect(anybody.code).not.toBeUndefined();
    expect((await secretOf(alice, id)).ok).toBe(true);
    expect((await secretOf(desk.bob, "default")).ok).toBe(true);
  });
});
