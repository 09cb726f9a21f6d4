// What the linter of containers finds, each in a file that has it.
import { strict as assert } from "node:assert";
import { it } from "node:test";
import { faultsOfCompose, faultsOfDockerfile, surroundingsOf } from "./lint.js";

const GOOD = `FROM node:22.1.0-slim AS build
FROM node:22.1.0-slim
WORKDIR /app
USER node
HEALTHCHECK CMD ["node", "health.js"]
CMD ["node", "main.js"]
`;

/** The good one with a part in place of another. */
function faultOf(part: string, other: string): string {
  return faultsOfDockerfile(GOOD.replace(part, other)).join("\n");
}

it("finds nothing in a Dockerfile that has all, and what each one lacks", () => {
  assert.deepEqual(faultsOfDockerfile(GOOD), []);
  assert.match(faultOf("WORKDIR", "WRKDIR"), /line 3: Unknown instruction: WRKDIR/);
  assert.match(faultOf("node:22.1.0-slim AS", "node:22 AS"), /name the whole version of Node/);
  assert.match(faultOf("node:22.1.0-slim AS", "node:22.1.1-slim AS"), /stages are of several images/);
  assert.match(faultOf("USER node", "USER root"), /runs as root/);
  assert.match(faultOf("USER node\n", ""), /runs as root/);
  assert.match(faultOf("HEALTHCHECK", "# HEALTHCHECK"), /has no HEALTHCHECK/);
  assert.match(faultOf(`CMD ["node", "main.js"]`, "CMD node main.js"), /keeps SIGTERM to itself/);
  assert.match(faultOf("WORKDIR /app", "ENV API_KEY=abc"), /names a secret/);
});

it("compares last stages by what surrounds the process", () => {
  const other = GOOD.replace("main.js", "server.js").replace("FROM node:22.1.0-slim AS build\n", "");
  assert.deepEqual(surroundingsOf(GOOD), surroundingsOf(other));
  assert.notDeepEqual(surroundingsOf(GOOD), surroundingsOf(GOOD.replace("/app", "/other")));
});

const compose = (lines: string) => faultsOfCompose(`services:\n${lines}`).join("\n");

it("finds what a compose file has that Docker refuses, and what it lets pass", () => {
  assert.equal(compose("  a: { image: 'postgres:17' }"), "");
  assert.match(compose("  a: { imige: postgres }"), /services\/a: must NOT have additional properties/);
  assert.match(compose("  a: { image: postgres }"), /names no version/);
  assert.match(compose("  a: { build: . }"), /calls under way are cut/);
  const database = "  b: { image: 'postgres:17' }";
  assert.match(
    compose(`  a: { image: 'postgres:17', depends_on: { b: { condition: service_healthy } } }\n${database}`),
    /starts before b is healthy/,
  );
  const set = (variable: string) => compose(`  a: { image: 'postgres:17', environment: { ${variable} } }`);
  assert.match(set("DB: 'postgres://me:word@there/db'"), /has its secret in the file/);
  assert.equal(set(`DB: 'postgres://me:$\{PASSWORD}@there/db', URL: '$\{URL:-http://127.0.0.1:8787}'`), "");
  assert.match(set("PASSWORD: word"), /has its secret in the file/);
});
