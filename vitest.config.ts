// One vitest project per package; `@svckit/*` resolves to its source, so a test needs no build. `npm test` has built all, and says
// `--mode built`: packages are then tested beside each other as they were built, which load in a fraction of the time, and in one project.
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { posix, relative, resolve, sep } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { ownTemporaryFolder } from "./tools/temporary-folder.js";

ownTemporaryFolder();

const packages = readdirSync("packages").concat(["../tools"]);
const FILES = ["src/**/*.test.ts", "test/**/*.test.ts", "*/test/**/*.test.ts", "*/*.test.ts"];
const alias = [
  ...readdirSync("packages").map((name) => ({
    find: new RegExp(`^@svckit/${name}$`),
    replacement: resolve(`packages/${name}/src/index.ts`),
  })),
  { find: "@svckit/core/schemas", replacement: resolve("packages/core/src/schemas.ts") },
  { find: "@svckit/testing/stand-ins", replacement: resolve("packages/testing/src/stand-ins.ts") },
  { find: "@svckit/rest/adapter", replacement: resolve("packages/rest/src/adapter.ts") },
];

// Node loads by itself what is built, as it does for users.
const BUILT = /\/packages\/[^/]+\/dist\//;
const report = process.env["TEST_REPORT"];

// Storms and searches that take minutes: `npm run test:long` runs these files, and at length those that `npm test` has short.
const LONG = ["**/*.long.test.ts"];
const AT_LENGTH = [
  "**/test/{alerts,archive,beside,codes,crash,crash-matrix,deliveries,drain,due,emptied,events,examples,facts,faults,holds,hosts,hostile,hostile-ids}.test.ts",
  "**/test/{idempotency,isolation,keyless,keyless-address,keyless-day,mcp,model,money,monitor-storm,monitors,oauth,openapi-fuzz}.test.ts",
  "**/test/{planted-faults,questions,rows,runs,schemas,set-back,several-processes,several-servers,stdio-end,store-loss,subjects,webhooks,workers,writes-once}.test.ts",
  "**/test/webhook-{drain,kill}.test.ts",
  "**/test/model/planner-words.test.ts",
  // Of rules that are tried with whatever comes.
  "**/src/**/{abi,accounts,contract,credits,execute-pages,execute-size,figures,wal-checkpointer}.test.ts",
  // Of the attacks.
  "{costly-questions,data-by-revert,free-work,pipelined,signatures,worst-arguments}.test.ts",
];
// How often, by the variable that says so; who sets one has that.
const TIMES: Readonly<Record<string, string>> = {
  ...{ CALLS: "10000", CRASHES: "6", DRAIN_ROUNDS: "3", FORGED: "1000", KEYS: "1000", KILLS: "8" },
  ...{
    LENGTH: "full",
    MODEL_RUNS: "100",
    MONITORS: "100000",
    OPENAPI_RUNS: "3000",
    QUESTIONS: "all",
    QUEUED: "10000",
    ROUNDS: "10",
    SERVERS: "4",
    SLOW_MS: "36000",
    SOCKETS: "200",
    WRITERS: "1000",
  },
};

// Packages whose files start processes and wait for them: those that come last would leave processors idle.
const FIRST = ["cli", "native", "store-postgres", "console", "rest", "tools", "search", "store-sqlite"];
const ORDER = [
  ...FIRST,
  ...packages.map((name) => name.replace("../", "")).filter((name) => name !== "core"),
  "attacks",
  "core",
];

// Files that take longest among theirs: one that came last would be waited for alone.
const LONGEST = /\/(?:heavy|pipelined|all-places|worst-arguments)\.test\.ts$/;

/** The package of a file, or its folder. */
function packageOf(file: string): string {
  const [folder = "", name = ""] = relative(import.meta.dirname, file).split(sep);
  return folder === "packages" ? name : folder;
}

// Package by package: a worker is ended where the next file is of another project.
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      ORDER.indexOf(packageOf(moduleId)) - (LONGEST.test(moduleId) ? 0.5 : 0);
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

// Packages whose files compute and wait for little. Each worker has to warm up to that: with two more than processors they take
// half as long again.
const COMPUTING = ["search", "providers", "testing"];

/** A project, and the packages whose tests it has. One that computes runs after the others, with as many workers as processors. */
interface Group {
  readonly name: string;
  readonly packages: readonly string[];
  readonly computes?: boolean;
}

/** Each package is a project. In `npm test` those that load the others as built are one, so that its workers are started once. */
function groupsOf(mode: string): readonly Group[] {
  if (mode === "built")
    return [
      {
        name: "packages",
        packages: packages.filter((name) => name !== "core" && !COMPUTING.includes(name)),
      },
      { name: "core", packages: ["core"] },
      { name: "computing", packages: COMPUTING, computes: true },
    ];
  return packages.map((name) => ({ name: name.replace("../", ""), packages: [name] }));
}

export default defineConfig(({ mode }) => ({
  test: {
    // A project may have no file that takes long.
    passWithNoTests: mode === "long",
    // Most files wait for processes of their own, and some for a time: two workers more than processors leave none idle.
    maxWorkers: availableParallelism() + 2,
    // `.ci/run` sums up from the report that it names here.
    sequence: { sequencer: WaitingFirst },
    reporters: report ? ["default", ["json", { outputFile: report }]] : ["default"],
    projects: [
      ...groupsOf(mode).map((group) => ({
        resolve: { alias: aliasOf(group.name, mode) },
        test: {
          name: group.name,
          root: import.meta.dirname,
          // What is copied for a new provider has a test for the runner of Node.
          ...filesOf(
            mode,
            group.packages.map((name) => posix.join("packages", name)),
            FILES,
            ["packages/*/template/**"],
          ),
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Modules are loaded once a worker: loading them for each file took most of the time. So no test leaves anything
          // behind in what it imports.
          isolate: false,
          ...(group.computes && { maxWorkers: availableParallelism(), sequence: { groupOrder: 1 } }),
          server: { deps: { external: [BUILT] } },
        },
      })),
      {
        resolve: { alias: aliasOf("attacks", mode) },
        test: {
          name: "attacks",
          root: resolve("attacks"),
          ...filesOf(mode, ["."], ["*.test.ts"]),
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // Once more where something else kept the machine busy: what is measured is the attack, and one that harms does so twice.
          retry: 1,
          isolate: false,
          server: { deps: { external: [BUILT] } },
        },
      },
    ],
  },
}));

/** Where `@svckit/*` leads. Core's own tests have one core alone, theirs, whatever they use of other packages. */
function aliasOf(name: string, mode: string) {
  return mode === "test" || name === "core" ? alias : [];
}

/** The files of folders: those that take long or all others. What they start may be the script that was built for that. */
function filesOf(
  mode: string,
  folders: readonly string[],
  usual: readonly string[],
  exclude: readonly string[] = [],
) {
  const isLong = mode === "long";
  const files = isLong ? [...LONG, ...AT_LENGTH] : usual;
  const times = Object.entries(TIMES).map(([name, often]) => [name, process.env[name] ?? often]);
  return {
    include: folders.flatMap((folder) => files.map((each) => posix.join(folder, each))),
    exclude: [...configDefaults.exclude, ...exclude, ...(isLong ? [] : LONG)],
    env: isLong ? Object.fromEntries(times) : { STARTED: mode === "built" ? "script" : "command" },
  };
}
