// What a condition opens, opens again and resolves, look by look.
import { expect, test } from "vitest";
import type { Condition, Look, Progress } from "./condition.js";
import { look } from "./look.js";

const MINUTE = 60_000;

/** Looks at one value after the other, ten minutes apart, and gives what happens to alerts. */
function watch(
  condition: Omit<Condition, "path">,
  values: readonly unknown[],
  stepMs = 10 * MINUTE,
): string[] {
  let progress: Progress = {};
  return values.map((value, index) => {
    const seen = look({ path: "v", ...condition }, { v: value }, progress, index * stepMs);
    progress = seen.progress;
    return seen.problem ?? seen.alert;
  });
}

const one = (condition: Condition, results: unknown): Look => look(condition, results, {}, 0);

test.each<[unknown, Condition["op"], Condition["value"], boolean]>([
  [0.3, ">", "0.29999999999999999999", true],
  ["0.30000000000000000001", ">", 0.3, true],
  ["0.3", "==", "0.30", true],
  ["1e3", "==", 1000, true],
  ["9007199254740993", "!=", "9007199254740992", true],
  [5, ">=", 5, true],
  [5, "<=", "4.9", false],
  ["open", "==", "open", true],
  ["open", "!=", "closed", true],
  [true, "==", true, true],
  [true, "==", "true", false],
  [{ a: 1, b: 2 }, "==", "x", false],
])("%j %s %j: %s", (value, op, other, met) => {
  expect(one({ path: "v", op, value: other }, { v: value })).toMatchObject({ met, observed: value });
});

test("text is not ordered, and what is not there is not compared", () => {
  expect(one({ path: "v", op: ">", value: 5 }, { v: "high" })).toMatchObject({
    met: false,
    problem: "not_comparable",
  });
  expect(one({ path: "v", op: "==", value: 5 }, { v: null })).toMatchObject({
    met: false,
    problem: "missing",
  });
  expect(one({ path: "v", op: "!=", value: 5 }, {})).toMatchObject({
    met: false,
    problem: "missing",
    observed: null,
  });
});

test("a value is compared with another one of the results", () => {
  const condition: Condition = { path: "cex.price", op: ">", value: { path: "dex.pairs[0].price" } };
  expect(one(condition, { cex: { price: "2.01" }, dex: { pairs: [{ price: 2 }] } }).met).toBe(true);
  expect(one(condition, { cex: { price: "2.01" }, dex: { pairs: [] } })).toMatchObject({
    problem: "missing",
  });
});

test("a state is told as it begins, and not again while it lasts", () => {
  expect(watch({ op: ">", value: 100 }, [90, 110, 120, 130])).toEqual(["none", "opens", "none", "none"]);
});

test("a value that hovers at the line opens one alert", () => {
  const hovering = Array.from({ length: 40 }, (_, index) => (index % 2 ? 101 : 99));
  const told = watch({ op: ">", value: 100 }, hovering);
  expect(told.filter((each) => each === "opens")).toHaveLength(1);
});

test("a value that hovers opens the one alert again where it resolves by itself", () => {
  expect(watch({ op: ">", value: 100, resolve: "auto" }, [101, 99, 101, 102, 99])).toEqual([
    ...["opens", "resolves", "reopens", "none", "resolves"],
  ]);
});

test("what comes again after the cool-down opens another alert", () => {
  expect(watch({ op: ">", value: 100 }, [101, 99, 99, 99, 99, 99, 101])).toEqual([
    ...["opens", "none", "none", "none", "none", "none", "opens"],
  ]);
  expect(watch({ op: ">", value: 100, cooldown: "0s" }, [101, 99, 101])).toEqual(["opens", "none", "opens"]);
});

test("a state with `for` has to last that long, without a break", () => {
  expect(watch({ op: ">", value: 100, for: "30m" }, [101, 101, 99, 101, 101, 101, 101, 101])).toEqual([
    ...["none", "none", "none", "none", "none", "none", "opens", "none"],
  ]);
});

test("a look that finds nothing to compare changes nothing", () => {
  const told = watch({ op: ">", value: 100, for: "30m", resolve: "auto" }, [101, null, 101, 101, null, 99]);
  expect(told).toEqual(["none", "missing", "none", "opens", "missing", "resolves"]);
});

test("a datum that is missing is told, and resolved as it comes back", () => {
  expect(watch({ op: "missing", resolve: "auto" }, [1, null, undefined, 1])).toEqual([
    "none",
    "opens",
    "none",
    "resolves",
  ]);
});

test("each change is told, from the second look on", () => {
  expect(watch({ op: "changes" }, ["a", "a", "b", "b", "c", "a"])).toEqual([
    "none",
    "none",
    "opens",
    "none",
    "opens",
    "opens",
  ]);
  expect(watch({ op: "changes" }, ["1.0", 1, "1.00"])).toEqual(["none", "none", "none"]);
  expect(watch({ op: "changes" }, [[{ a: 1 }], [{ a: 1 }], [{ a: 2 }]])).toEqual(["none", "none", "opens"]);
});

test("a change in the cool-down is told after it", () => {
  expect(watch({ op: "changes", cooldown: "25m" }, ["a", "b", "c", "c", "c", "c"])).toEqual([
    ...["none", "opens", "none", "none", "opens", "none"],
  ]);
});

test("a drift by percent counts from the value told last, so that a slow one is seen", () => {
  expect(watch({ op: "changes_by_pct", value: 5 }, [100, 102, 104, 105, 109, 111, 104])).toEqual([
    ...["none", "none", "none", "opens", "none", "opens", "opens"],
  ]);
  expect(watch({ op: "changes_by_pct", value: "5" }, ["n/a", 1])).toEqual(["not_comparable", "none"]);
});

test("without a condition every run is told", () => {
  expect(look(undefined, { v: 1 }, {}, 0)).toMatchObject({ met: true, alert: "opens" });
});

test("of a large value a digest is kept and shown", () => {
  const large = "x".repeat(10_000);
  const seen = one({ path: "v", op: "changes" }, { v: large });
  expect(JSON.stringify(seen).length).toBeLessThan(500);
  expect(look({ path: "v", op: "changes" }, { v: `${large}y` }, seen.progress, 1).alert).toBe("opens");
});
