// check:docker: builds the image of examples/docker where Docker answers, and lints it and what svc init writes where it does not.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { leadToPacked, packAll } from "../first-provider/packed.js";
import { type Ended, run } from "../program.js";
import { faultsOfCompose, faultsOfDockerfile, surroundingsOf } from "./lint.js";

const ROOT = resolve(import.meta.dirname, "../..");
const EXAMPLE = join(ROOT, "examples/docker");
const DOCKERFILES = ["examples/docker/Dockerfile", "packages/cli/template/Dockerfile"];
const COMPOSE_FILES = [
  "examples/docker/compose.yaml",
  "packages/cli/template/compose.yaml",
  "packages/cli/template/compose-postgres.yaml",
];
const OF_LOCK = "COPY package.json package-lock.json ./";

/** The client's answer; one that is not there is no Docker, too. */
function docker(args: readonly string[], cwd = EXAMPLE, env: Readonly<Record<string, string>> = {}) {
  return run("docker", args, cwd, env).catch((error): Ended => ({ code: 1, output: "", all: String(error) }));
}

/** Builds the image on packages as npm would publish them, since the registry has none of this repository. */
async function build(): Promise<string[]> {
  const scratch = mkdtempSync(join(tmpdir(), "image-"));
  try {
    cpSync(EXAMPLE, scratch, { recursive: true });
    const packed = await packAll(ROOT, scratch);
    const beside = [...packed].map(([name, file]) => [name, file.replace(`${scratch}/`, "")] as const);
    leadToPacked(join(scratch, "package.json"), new Map(beside));
    const locked = await run("npm", ["install", "--package-lock-only", "--ignore-scripts"], scratch);
    if (locked.code !== 0) return [locked.all];
    const dockerfile = readFileSync(join(scratch, "Dockerfile"), "utf8");
    if (!dockerfile.includes(OF_LOCK)) return [`examples/docker/Dockerfile has no line ${OF_LOCK}`];
    writeFileSync(join(scratch, "Dockerfile"), dockerfile.replace(OF_LOCK, "COPY . ./"));
    rmSync(join(scratch, ".dockerignore"));
    const { code, all } = await docker(["build", "--tag", "svckit-example", "."], scratch);
    return code === 0 ? [] : [`docker build:\n${all.slice(-4_000)}`];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function lint(): string[] {
  const text = (file: string) => readFileSync(join(ROOT, file), "utf8");
  const found = [
    ...DOCKERFILES.flatMap((file) => faultsOfDockerfile(text(file)).map((fault) => `${file}: ${fault}`)),
    ...COMPOSE_FILES.flatMap((file) => faultsOfCompose(text(file)).map((fault) => `${file}: ${fault}`)),
  ];
  const [example, written] = DOCKERFILES.map((file) => surroundingsOf(text(file)));
  if (!isDeepStrictEqual(example, written))
    found.push(`${DOCKERFILES.join(" and ")} differ:\n${example?.join("\n")}\n--\n${written?.join("\n")}`);
  return found;
}

const faults = lint();
const files = `${DOCKERFILES.length} Dockerfiles and ${COMPOSE_FILES.length} compose files linted`;
const answers = (await docker(["info", "--format", "{{.ServerVersion}}"])).code === 0;
if (answers) faults.push(...(await build()));
const composes = answers && (await docker(["compose", "version"])).code === 0;
if (composes) {
  const { code, all } = await docker(
    ["compose", "--env-file", ".env.example", "config", "--quiet"],
    EXAMPLE,
    {
      POSTGRES_PASSWORD: "linted",
    },
  );
  if (code !== 0) faults.push(`docker compose config:\n${all}`);
}
for (const fault of faults) console.error(fault);
console.log(
  answers
    ? `note: ${files}, the image built${composes ? ", compose.yaml read by Docker" : ""}`
    : `note: ${files}; no image built, since no Docker answers here`,
);
if (faults.length > 0) process.exitCode = 1;
