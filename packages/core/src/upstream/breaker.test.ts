// The clauses of the breaker.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { createBreaker } from "./breaker.js";

const LIMITS = {
  consecutiveFailures: 5,
  failureRate: 0.2,
  minimumCalls: 20,
  windowMs: 30_000,
  openMs: 10_000,
};

function start(limits: Partial<typeof LIMITS> = {}) {
  const clock = createTestClock();
  const breaker = createBreaker({ ...LIMITS, ...limits }, clock);
  const end = (outcome: "success" | "failure" | null, times = 1) => {
    for (let time = 0; time < times; time++) {
      const pass = breaker.pass();
      if (pass === undefined) throw new Error("the breaker is open");
      breaker.record(pass, outcome);
    }
  };
  return { clock, breaker, end };
}

test("opens after so many failures in a row and not one earlier", () => {
  const { breaker, end } = start();
  end("failure", 4);
  expect(breaker.isOpen()).toBe(false);
  end("failure");
  expect(breaker.isOpen()).toBe(true);
  expect(breaker.pass()).toBeUndefined();
});

test("starts counting anew after a success", () => {
  const { breaker, end } = start({ failureRate: 1 });
  for (let round = 0; round < 5; round++) {
    end("failure", 4);
    end("success");
  }
  expect(breaker.isOpen()).toBe(false);
});

test("opens at the failure rate once there are enough calls in the window", () => {
  const { breaker, end } = start();
  for (let round = 0; round < 4; round++) {
    end("success", 4);
    if (round < 3) end("failure");
  }
  expect(breaker.isOpen()).toBe(false);
  end("failure");
  expect(breaker.isOpen()).toBe(true);
});

test("stays closed below the failure rate", () => {
  const { breaker, end } = start();
  for (let round = 0; round < 50; round++) {
    end("success", 5);
    end("failure");
  }
  expect(breaker.isOpen()).toBe(false);
});

test("forgets what lies before the window", async () => {
  const { clock, breaker, end } = start();
  for (let round = 0; round < 3; round++) {
    end("failure");
    end("success", 5);
  }
  await clock.advance(31_000);
  end("success", 16);
  end("failure");
  expect(breaker.isOpen()).toBe(false);
});

test("counts no outcome that says nothing of the upstream", () => {
  const { breaker, end } = start();
  end("failure", 4);
  end(null, 50);
  expect(breaker.isOpen()).toBe(false);
  end("failure");
  expect(breaker.isOpen()).toBe(true);
});

test("lets one probe through after its rest, to the millisecond, and nobody beside it", async () => {
  const { clock, breaker, end } = start();
  end("failure", 5);
  await clock.advance(9_999);
  expect(breaker.isOpen()).toBe(true);
  expect(breaker.pass()).toBeUndefined();
  await clock.advance(1);
  expect(breaker.isOpen()).toBe(false);
  expect(Array.from({ length: 100 }, () => breaker.pass()).filter(Boolean)).toHaveLength(1);
  expect(breaker.isOpen()).toBe(true);
});

test("closes when the probe succeeds, with nothing held against the upstream", async () => {
  const { clock, breaker, end } = start();
  end("failure", 5);
  await clock.advance(10_000);
  end("success");
  expect(breaker.isOpen()).toBe(false);
  end("failure", 4);
  expect(breaker.isOpen()).toBe(false);
});

test("opens again for a whole rest when the probe fails", async () => {
  const { clock, breaker, end } = start();
  end("failure", 5);
  await clock.advance(10_000);
  end("failure");
  await clock.advance(9_999);
  expect(breaker.isOpen()).toBe(true);
  await clock.advance(1);
  expect(breaker.pass()).toBe("probe");
});

test("lets another probe through where the first one said nothing", async () => {
  const { clock, breaker, end } = start();
  end("failure", 5);
  await clock.advance(10_000);
  end(null);
  expect(breaker.pass()).toBe("probe");
  expect(breaker.pass()).toBeUndefined();
});

test("takes nothing by being asked whether it is open", async () => {
  const { clock, breaker, end } = start();
  end("failure", 5);
  await clock.advance(10_000);
  for (let time = 0; time < 10; time++) expect(breaker.isOpen()).toBe(false);
  expect(breaker.pass()).toBe("probe");
});
