// The contract of check-house: each rule finds its breach, at its line, and finds nothing in sound code.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the fixtures are code
import { describe, expect, test } from "vitest";
import { checkHouse } from "../check-house.js";
import { manifest, workspace } from "./fixture.js";

function violationsOf(files: Readonly<Record<string, string>>): string[] {
  return checkHouse(workspace(files)).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const REST = "packages/rest/src/index.ts";
const CORE = "packages/core/src/platform/version.ts";
const version = (rest: string) => `// The version.\nexport const VERSION = "0.1.0";\n${rest}`;

test("finds nothing in a sound workspace", () => {
  expect(violationsOf({})).toEqual([]);
});

describe("layers", () => {
  test("refuses an import of a package on the same layer", () => {
    const files = {
      "packages/providers/package.json": manifest("providers", { dependencies: { "@svckit/rest": "0.1.0" } }),
      "packages/providers/src/index.ts": `// Providers.\nimport { VERSION } from "@svckit/rest";\nexport const v = VERSION;\n`,
    };
    expect(violationsOf(files)).toEqual([
      "packages/providers/src/index.ts:2 providers (layer 2) imports rest (layer 2): imports go down the layers",
    ]);
  });

  test("refuses a type-only import that goes up", () => {
    const [violation] = violationsOf({ [CORE]: version(`import type { Rest } from "@svckit/rest";\n`) });
    expect(violation).toBe(
      "packages/core/src/platform/version.ts:3 core (layer 1) imports rest (layer 2): imports go down the layers",
    );
  });

  test("refuses an adapter that imports anything but rest and core", () => {
    const files = {
      "packages/testing/package.json": manifest("testing"),
      "packages/adapters-mcp/package.json": manifest("adapters-mcp", {
        dependencies: { "@svckit/testing": "0.1.0", "@svckit/core": "0.1.0" },
      }),
      "packages/adapters-mcp/src/index.ts": `// An adapter.\nexport { a } from "@svckit/testing";\nexport { VERSION } from "@svckit/core";\n`,
    };
    expect(violationsOf(files)).toEqual([
      "packages/adapters-mcp/src/index.ts:2 adapters-mcp imports testing: an adapter imports rest and core alone",
    ]);
  });

  test("lets tests import from any layer, by name", () => {
    const text = `// A test.\nimport { a } from "@svckit/rest";\nimport { b } from "../../rest/src/index.js";\n`;
    expect(violationsOf({ "packages/core/src/version.test.ts": text })).toEqual([
      "packages/core/src/version.test.ts:3 deep import ../../rest/src/index.js: it leads into another package",
    ]);
  });

  test("lets examples import every package that they depend on", () => {
    const files = {
      "examples/own/package.json": JSON.stringify({
        name: "own",
        private: true,
        dependencies: { "@svckit/rest": "0.1.0" },
      }),
      "examples/own/main.ts": `import { VERSION } from "@svckit/rest";\nconst { a } = await import("@svckit/core");\n`,
    };
    expect(violationsOf(files)).toEqual([
      "examples/own/main.ts:2 imports @svckit/core, which is not a dependency in examples/own/package.json",
    ]);
  });

  test("refuses a deep import by name", () => {
    expect(violationsOf({ [REST]: `// Rest.\nexport { a } from "@svckit/core/dist/a.js";\n` })).toEqual([
      `${REST}:2 deep import @svckit/core/dist/a.js: a package is imported by its name alone`,
    ]);
  });

  test("lets adapters alone import what a package has for them", () => {
    const dependencies = { "@svckit/rest": "0.1.0" };
    const text = `// Converts.\nimport { a } from "@svckit/rest/adapter";\n`;
    const files = {
      "packages/adapters-mcp/package.json": manifest("adapters-mcp", { dependencies }),
      "packages/adapters-mcp/src/index.ts": text,
      "packages/cli/package.json": manifest("cli", { dependencies }),
      "packages/cli/src/index.ts": text,
    };
    expect(violationsOf(files)).toEqual([
      "packages/cli/src/index.ts:2 deep import @svckit/rest/adapter: it is there for adapters alone",
    ]);
  });

  test("refuses a path out of the package to what stands above all packages", () => {
    const text = `// Rest.\nexport { paint } from "../../../tools/terminal.js";\nexport type { A } from "../../../bench/a.js";\n`;
    expect(violationsOf({ [REST]: `${text}import "@svckit/core";\n` })).toEqual([
      `${REST}:2 deep import ../../../tools/terminal.js: it leads into another package`,
      `${REST}:3 deep import ../../../bench/a.js: it leads into another package`,
    ]);
  });

  test("refuses a source that imports a test, wherever the test stands", () => {
    const files = {
      "packages/core/src/index.ts": `// The public surface.\nexport { a } from "../test/a.js";\nexport { b } from "./call/b.js";\n`,
      "packages/core/src/call/b.ts": `// B.\nexport { c as b } from "./c.test.js";\n`,
      "packages/core/src/call/c.test.ts": `// C.\nexport const c = 1;\n`,
      "packages/core/test/a.ts": "// A.\nexport const a = 1;\n",
    };
    expect(violationsOf(files)).toEqual([
      "packages/core/src/call/b.ts:2 imports ./c.test.js, which is for tests alone",
      "packages/core/src/index.ts:2 imports ../test/a.js, which is for tests alone",
    ]);
  });

  test("refuses a source that comes in by the front door of its own package", () => {
    const files = {
      "packages/providers/package.json": manifest("providers"),
      "packages/providers/src/index.ts": `// The public surface.\nexport { b } from "./b/b.js";\n`,
      "packages/providers/src/a/a.ts": `// A.\nexport { b as a } from "../index.js";\n`,
      "packages/providers/src/b/b.ts": "// B.\nexport const b = 1;\n",
    };
    expect(violationsOf(files)).toEqual([
      "packages/providers/src/a/a.ts:2 imports ../index.js, the front door of its own package: name the file behind it",
    ]);
  });

  test("refuses a package that the manifest does not list, however it is imported", () => {
    const text = `// Rest.\nimport "@svckit/core";\nimport {\n  a,\n} from "left-pad";\nimport "right-pad/style.js";\nconst b = await import("@scope/pad/b");\n`;
    expect(violationsOf({ [REST]: text })).toEqual([
      `${REST}:3 imports left-pad, which is not a dependency in packages/rest/package.json`,
      `${REST}:6 imports right-pad, which is not a dependency in packages/rest/package.json`,
      `${REST}:7 imports @scope/pad, which is not a dependency in packages/rest/package.json`,
    ]);
  });

  test("refuses a dependency of core that is not on its list", () => {
    const files = { "packages/core/package.json": manifest("core", { dependencies: { express: "5.3.0" } }) };
    expect(violationsOf(files)).toEqual(["packages/core/package.json:1 core may not depend on express"]);
  });

  test("refuses a sibling that is listed and never used", () => {
    expect(violationsOf({ [REST]: "// Rest.\nexport const a = 1;\n" })).toEqual([
      "packages/rest/package.json:1 lists @svckit/core, which nothing in packages/rest names",
    ]);
  });

  test("refuses a package without a layer", () => {
    expect(violationsOf({ "packages/extra/package.json": manifest("extra") })).toEqual([
      "packages/extra/package.json:1 extra has no layer: give it one in tools/house/layers.ts",
    ]);
  });
});

describe("rooms", () => {
  test("refuses an import of a room above, of types too", () => {
    const files = {
      "packages/core/src/call/call.ts": "// A call.\nexport type Call = 1;\n",
      "packages/core/src/store/store.ts": `// A store.\nimport type { Call } from "../call/call.js";\nexport type Store = Call;\n`,
    };
    expect(violationsOf(files)).toContain(
      "packages/core/src/store/store.ts:2 the room store imports call, which is above it: rooms import downward",
    );
  });

  test.each([
    "export type Store = import('../call/call.js').Call;",
    "export const store = () => import(`../call/call.js`);",
    "import call = require('../call/call.js');",
    "import { 'a call' as call } from '../call/call.js';",
    "export * as store from '../call/call.js';",
    "export { call as store } from '../call/call.mjs';",
  ])("reads the import of a room above in %s", (text) => {
    const files = {
      "packages/core/src/call/call.ts": "// A call.\nexport const call = 1;\n",
      "packages/core/src/call/call.mts": "// A call.\nexport const call = 1;\n",
      "packages/core/src/store/store.ts": `// A store.\n${text}\n`,
    };
    expect(violationsOf(files)).toEqual([
      "packages/core/src/store/store.ts:2 the room store imports call, which is above it: rooms import downward",
    ]);
  });

  test("lets a room import those below it, and tests import any", () => {
    const files = {
      "packages/core/src/store/store.ts": "// A store.\nexport type Store = 1;\n",
      "packages/core/src/call/call.ts": `// A call.\nimport type { Store } from "../store/store.js";\nexport type Call = Store;\n`,
      "packages/core/src/store/store.test.ts": `// A test.\nimport type { Call } from "../call/call.js";\nexport type A = Call;\n`,
    };
    expect(violationsOf(files).filter((violation) => violation.includes("above"))).toEqual([]);
  });

  test("refuses a room that has no place in the order", () => {
    const files = { "packages/core/src/attic/box.ts": "// A box.\nexport const box = 1;\n" };
    const found = violationsOf(files);
    expect(found).toContain("packages/core/src:1 the room attic has no place in tools/house/rooms.ts");
  });

  test("refuses rooms of a package that gives them no order", () => {
    const files = {
      "packages/adapters-lambda/package.json": manifest("adapters-lambda"),
      "packages/adapters-lambda/src/attic/box.ts": "// A box.\nexport const box = 1;\n",
      "packages/adapters-lambda/src/cellar/box.ts": "// A box.\nexport const box = 1;\n",
    };
    expect(violationsOf(files)).toEqual([
      "packages/adapters-lambda/src:1 adapters-lambda has the rooms attic, cellar: give them an order in tools/house/rooms.ts",
    ]);
  });
});

describe("cycles", () => {
  const a = (word: string) => `// A.\nimport ${word}{ b } from "./b.js";\nexport const a = 1;\n`;
  const b = `// B.\nimport { a } from "./a.js";\nexport const b = 2;\n`;

  test("refuses a circle of value imports, once", () => {
    const files = { "packages/core/src/a.ts": a(""), "packages/core/src/b.ts": b };
    expect(violationsOf(files)).toEqual(["packages/core/src/b.ts:2 import cycle: a.ts → b.ts → a.ts"]);
  });

  test("refuses a circle of types, too", () => {
    const files = { "packages/core/src/platform/a.ts": a("type "), "packages/core/src/platform/b.ts": b };
    expect(violationsOf(files)).toEqual([
      "packages/core/src/platform/b.ts:2 import cycle: a.ts → b.ts → a.ts",
    ]);
  });

  test("refuses a circle over three files that types and re-exports close", () => {
    const files = {
      "packages/core/src/platform/a.ts": `// A.\nimport type { B } from "./b.js";\nexport type A = B;\n`,
      "packages/core/src/platform/b.ts": `// B.\nexport { type C as B } from "./c.js";\n`,
      "packages/core/src/platform/c.ts": `// C.\nexport type C = Awaited<typeof import("./a.js")>;\n`,
    };
    expect(violationsOf(files)).toEqual([
      "packages/core/src/platform/c.ts:2 import cycle: a.ts → b.ts → c.ts → a.ts",
    ]);
  });
});

describe("files", () => {
  test("refuses a file that does not open with a sentence", () => {
    const files = {
      "packages/core/src/a.ts": "export const a = 1;\n",
      "packages/core/src/b.ts": "// no full stop\nexport const b = 1;\n",
      "packages/core/src/c.ts": "#!/usr/bin/env node\n// A program that runs\n// over two lines.\n",
    };
    expect(violationsOf(files)).toEqual([
      "packages/core/src/a.ts:1 a file opens with a `//` sentence that says what it is",
      "packages/core/src/b.ts:1 a file opens with a `//` sentence that says what it is",
    ]);
  });

  test("refuses names that say nothing, of files and of folders", () => {
    const files = {
      "packages/core/src/types.ts": "// Types.\n",
      "packages/core/src/call/utils/a.ts": "// A.\n",
    };
    expect(violationsOf(files)).toEqual([
      'packages/core/src/call/utils/a.ts:1 "utils" says nothing: name the file for its subject',
      'packages/core/src/types.ts:1 "types" says nothing: name the file for its subject',
    ]);
  });

  test("refuses a third folder inside a src", () => {
    const files = {
      "packages/core/src/call/b/c.ts": "// C.\n",
      "packages/core/src/call/b/d/e.ts": "// E.\n",
    };
    expect(violationsOf(files)).toEqual([
      "packages/core/src/call/b/d/e.ts:1 is 3 folders deep; 2 are the most",
    ]);
  });

  test("refuses a file that is too long, and lets a test be long", () => {
    const long = `// Long.\n${"const a = 1;\n".repeat(280)}`;
    const files = { "packages/core/src/a.ts": long, "packages/core/src/a.test.ts": long };
    expect(violationsOf(files)).toEqual([
      "packages/core/src/a.ts:281 the file has 281 lines; 280 are the most",
    ]);
  });

  test("counts a function's own lines, without those of the functions in it", () => {
    const inner = `  function inner() {\n${"    step();\n".repeat(50)}  }\n`;
    const outer = `function outer({\n  a,\n}: A): void {\n${inner}${"  step();\n".repeat(40)}}\n`;
    const tooLong = `const long = async () => {\n${"  step();\n".repeat(60)}};\n`;
    expect(violationsOf({ "packages/core/src/a.ts": `// A.\n${outer}${tooLong}` })).toEqual([
      "packages/core/src/a.ts:98 the function has 62 lines; 60 are the most",
    ]);
  });

  test("refuses a star in an index", () => {
    expect(
      violationsOf({ [REST]: `// Rest.\n// export * from "x";\nexport * from "@svckit/core";\n` }),
    ).toEqual([`${REST}:3 index.ts lists names: no \`export *\``]);
  });
});

describe("code", () => {
  test("refuses each door to the world that is not handed in", () => {
    const doors = [
      "process.env",
      "Date.now()",
      "new Date()",
      "Math.random()",
      "setTimeout(f, 1)",
      "fetch(url)",
    ];
    expect(violationsOf({ [CORE]: version(doors.map((door) => `${door};\n`).join("")) })).toHaveLength(6);
  });

  test("knows code from comments, strings, templates and regular expressions", () => {
    const text = [
      "/* Date.now() */ // fetch(1)",
      'const a = "Date.now()";',
      "const b = `Math.random() ${ `process.env` } setTimeout(`;",
      "const c = /fetch\\(\"/; const d = 1 / 2; // '",
      "options.fetch(request);",
      "const e = { ...f, g: `${h({ i: 1 })} Date.now()` };",
    ];
    expect(violationsOf({ [CORE]: version(`${text.join("\n")}\n`) })).toEqual([]);
  });

  test("finds code inside a template", () => {
    expect(violationsOf({ [CORE]: version("const a = `at ${\n  Date.now()\n}`;\n") })).toEqual([
      `${CORE}:4 uses Date.now(): clock, ids, settings and fetch are handed in`,
    ]);
  });

  test("lets a file call a fetch of its own, and the edges what they wrap", () => {
    const files = {
      [CORE]: version("const fetch = make();\nfetch(1);\n"),
      "packages/core/src/platform/clock.ts": "// The clock.\nexport const now = () => Date.now();\n",
    };
    expect(violationsOf(files)).toEqual([]);
  });

  test("refuses the brand in a string, outside the one place that spells it", () => {
    const files = {
      [CORE]: version("const a = 'svc_live_'; // svc_live_\nconst b = `svc://${c}`;\n"),
      "packages/core/src/platform/brand.ts": "// The brand.\nexport const a = 'svc_';\n",
      "packages/core/src/platform/brand.test.ts": "// A test.\nexport const a = 'svc_';\n",
    };
    expect(violationsOf(files)).toEqual([
      `${CORE}:3 spells the brand in "svc_live_": derive it from \`brand\``,
      `${CORE}:4 spells the brand in "svc://": derive it from \`brand\``,
    ]);
  });
});

test("refuses a version in the code, or in another package, that is not core's", () => {
  const files = {
    [CORE]: `// The version.\nexport const VERSION = "0.2.0";\n`,
    "packages/testing/package.json": manifest("testing", { version: "0.3.0" }),
  };
  expect(violationsOf(files)).toEqual([
    `${CORE}:1 VERSION is 0.2.0, but packages/core/package.json has 0.1.0`,
    "packages/testing/package.json:1 has version 0.3.0, but core has 0.1.0: all packages share one",
  ]);
});
