// svc lint: what it looks through, how it tells what it found, and with which exit code it ends.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as shipped from "@svckit/providers";
import { expect, test } from "vitest";
import { runHere } from "./run-here.js";
import { configFile, temporaryFolder } from "./server-process.js";

const SHIPPED = Object.values(shipped).map((factory) => factory().id);

const LIDO = resolve(import.meta.dirname, "../../../examples/your-provider/lido.ts");
const WEATHER = resolve(import.meta.dirname, "weather-plugin.ts");

async function lint(args: readonly string[] = [], env: Record<string, string> = {}) {
  const { code, out } = await runHere(["lint", "--json", ...args], { env });
  return { code, answer: JSON.parse(out) };
}

test("a provider that has nothing to mend is well", async () => {
  const { code, answer } = await lint([LIDO]);
  expect(answer).toEqual({ ok: true, providers: ["lido"], tools: 1, findings: [] });
  expect(code).toBe(0);
});

test("a file's provider is looked through alone, and each finding names provider, tool, field and remedy", async () => {
  const { code, answer } = await lint([WEATHER]);
  expect([code, answer.ok, answer.providers, answer.tools]).toEqual([1, false, ["weather"], 2]);
  const [first] = answer.findings;
  expect(first).toEqual({
    provider: "weather",
    tool: "get_weather",
    field: "input.at",
    wrong: expect.stringContaining("no description"),
    mend: expect.stringContaining("describe"),
  });
});

test("plugins of SVC_CONFIG are looked through beside the shipped providers, which have nothing to mend", async () => {
  const { code, answer } = await lint([], {
    SVC_CONFIG: configFile(temporaryFolder(), { plugins: [WEATHER] }),
  });
  expect(code).toBe(1);
  expect(answer.providers).toEqual([...SHIPPED, "weather"]);
  expect(new Set(answer.findings.map(({ provider }: { provider: string }) => provider))).toEqual(
    new Set(["weather"]),
  );
});

test("a tool whose name a shipped provider has taken is found, as both could not be served", async () => {
  const file = join(import.meta.dirname, `taken-${process.pid}.ts`);
  writeFileSync(file, readFileSync(LIDO, "utf8").replaceAll("get_lido_staking_yield", "get_fear_greed"));
  const { code, answer } = await lint([file]);
  rmSync(file);
  expect(code).toBe(1);
  expect(answer.findings).toEqual([
    expect.objectContaining({ provider: "lido", tool: "get_fear_greed", field: "name" }),
  ]);
  expect(answer.findings[0].wrong).toContain("alternative_me");
});

test("a file that is no plugin is told as an error", async () => {
  const file = join(temporaryFolder(), "none.mjs");
  writeFileSync(file, "export default 5;");
  const { code, answer } = await lint([file]);
  expect(code).toBe(1);
  expect(answer).toMatchObject({ ok: false, error: { code: "GENERAL_ERROR" } });
  expect(answer.error.message).toContain("none.mjs");
});
