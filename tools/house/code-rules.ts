// The rules about what code may say: the doors to the world are handed in, and the brand is spelled in one place.
import { lineAt } from "./source-text.js";
import type { SourceFile, Unit, Violation } from "./workspace.js";

// Packages whose code gets time, randomness, settings and the network from its caller.
const CLOSED = /^(core|providers|store-.+)$/;

// The system's edges: where what is handed in by default is made.
const EDGES: ReadonlySet<string> = new Set([
  "packages/core/src/platform/clock.ts",
  "packages/core/src/platform/ids.ts",
  "packages/core/src/upstream/fetch.ts",
]);

const DOORS: readonly { readonly pattern: RegExp; readonly shown: string }[] = [
  { pattern: /\bprocess\s*\.\s*env\b/g, shown: "process.env" },
  { pattern: /\bDate\s*\.\s*now\s*\(/g, shown: "Date.now()" },
  { pattern: /\bnew\s+Date\s*\(\s*\)/g, shown: "new Date()" },
  { pattern: /\bMath\s*\.\s*random\s*\(/g, shown: "Math.random()" },
  { pattern: /\bset(?:Timeout|Interval)\s*\(/g, shown: "a timer" },
];
const BARE_FETCH = /(?:(?<![.\w$])|\bglobalThis\s*\.\s*)fetch\s*\(/g;
const OWN_FETCH = /\b(?:function|const|let)\s+fetch\b|\{[^{}]*\bfetch\b[^{}]*\}\s*=[^=]/;

const BRAND = /\bsvc[_:]|_svc\b/;

// Strings with the brand that are no wire identifier, each with its reason.
const BRAND_ALLOWED: readonly { readonly files: RegExp; readonly why: string }[] = [
  { files: /^packages\/core\/src\/platform\/brand\.ts$/, why: "the one place that spells it" },
  { files: /^packages\/cli\/src\//, why: "`svc` is the name of the binary there" },
];

/** Holds the code of the packages against both rules; tests may say what they like. */
export function checkCode(units: readonly Unit[]): Violation[] {
  return units
    .filter(({ isPackage }) => isPackage)
    .flatMap((unit) =>
      unit.files
        .filter((file) => /^(src|page)\//.test(file.local) && !file.isTest)
        .flatMap((file) => [...(CLOSED.test(unit.id) ? checkDoors(file) : []), ...checkBrand(file)]),
    );
}

function checkDoors(file: SourceFile): Violation[] {
  if (EDGES.has(file.path)) return [];
  const { bare } = file.source;
  const doors = OWN_FETCH.test(bare) ? DOORS : [...DOORS, { pattern: BARE_FETCH, shown: "a bare fetch()" }];
  return doors.flatMap(({ pattern, shown }) =>
    [...bare.matchAll(pattern)].map(({ index }) =>
      at(file, index, `uses ${shown}: clock, ids, settings and fetch are handed in`),
    ),
  );
}

function checkBrand(file: SourceFile): Violation[] {
  if (BRAND_ALLOWED.some(({ files }) => files.test(file.path))) return [];
  return file.source.strings
    .filter(({ text }) => BRAND.test(text))
    .map(({ text, offset }) =>
      at(file, offset, `spells the brand in ${JSON.stringify(text.slice(0, 40))}: derive it from \`brand\``),
    );
}

function at(file: SourceFile, offset: number, message: string): Violation {
  return { file: file.path, line: lineAt(file.source.text, offset), message };
}
