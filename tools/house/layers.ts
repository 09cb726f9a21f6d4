// The layers: what a package may import of the other packages and of the registry.
import { posix } from "node:path";
import { packageOf } from "./imports.js";
import { type SourceFile, targetOf, type Unit, type Violation } from "./workspace.js";

const LAYERS: Readonly<Record<string, number>> = {
  core: 1,
  rest: 2,
  providers: 2,
  "store-sqlite": 2,
  "store-postgres": 2,
  testing: 2,
  "adapters-ai-sdk": 3,
  "adapters-express": 3,
  "adapters-langchain": 3,
  "adapters-lambda": 3,
  "adapters-mcp": 3,
  console: 3,
  search: 3,
  native: 3,
  cli: 4,
  "create-provider": 4,
};
const TOP_LAYER = 5;
const ADAPTER_LAYER = 3;

// An adapter converts: what it converts from and to is all it knows.
const ADAPTERS_IMPORT: ReadonlySet<string> = new Set(["core", "rest"]);

const CORE_IMPORTS: ReadonlySet<string> = new Set([
  "zod",
  "@noble/hashes",
  "ky",
  "keyv",
  "lru-cache",
  "undici",
  "ipaddr.js",
  "stemmer",
  "@standard-schema/spec",
  "@opentelemetry/api",
]);

const SCOPE = "@svckit/";
// What is found by another name: npm looks for `npm create svckit-provider` there.
const NAMES: Readonly<Record<string, string>> = { "create-provider": "create-svckit-provider" };
// What a package has for the adapters beside it, and for no host.
const ADAPTER_ENTRY = /^@svckit\/[^/]+\/adapter$/;
// What a package has for whoever wants it, and not every host does.
const PUBLIC_ENTRIES: ReadonlySet<string> = new Set(["@svckit/core/schemas", "@svckit/testing/stand-ins"]);
const FRONT_DOOR = /^src\/(index|main|schemas|stand-ins)\.ts$/;

/** Holds every import against the layers, the manifests and the packages' front doors. */
export function checkLayers(units: readonly Unit[]): Violation[] {
  const packages = new Set(units.filter(({ isPackage }) => isPackage).map(({ id }) => id));
  return units.flatMap((unit) => [
    ...checkPlace(unit),
    ...checkSiblings(unit),
    ...unit.files.flatMap((file) =>
      file.imports.flatMap(({ specifier, line }) => {
        const message =
          deepImport(unit, file, specifier) ??
          (file.isTest
            ? undefined
            : (upward(unit, specifier, packages) ??
              within(unit, file, specifier) ??
              unlisted(unit, file, specifier)));
        return message === undefined ? [] : [{ file: file.path, line, message }];
      }),
    ),
  ]);
}

function checkPlace(unit: Unit): Violation[] {
  const file = `${unit.folder}/package.json`;
  if (!unit.isPackage) return [];
  if (unit.manifest === undefined) return [{ file, line: 1, message: "a package has a package.json" }];
  const found: Violation[] = [];
  if (LAYERS[unit.id] === undefined)
    found.push({ file, line: 1, message: `${unit.id} has no layer: give it one in tools/house/layers.ts` });
  if (unit.manifest.name !== (NAMES[unit.id] ?? SCOPE + unit.id))
    found.push({ file, line: 1, message: `is named ${unit.manifest.name}, but lives in ${unit.folder}` });
  if (unit.id === "core") {
    for (const name of Object.keys({ ...unit.manifest.dependencies, ...unit.manifest.peerDependencies })) {
      if (!CORE_IMPORTS.has(name)) found.push({ file, line: 1, message: `core may not depend on ${name}` });
    }
  }
  return found;
}

/** A package of this workspace that is listed is used: named in some string, as an import or to find its files. */
function checkSiblings(unit: Unit): Violation[] {
  // The command that a template lists is for whoever starts from it.
  if (unit.id === "template") return [];
  const { dependencies, devDependencies } = unit.manifest ?? {};
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith(SCOPE))
    .filter((name) => !unit.files.some(({ source }) => source.strings.some(({ text }) => names(text, name))))
    .map((name) => ({
      file: `${unit.folder}/package.json`,
      line: 1,
      message: `lists ${name}, which nothing in ${unit.folder} names`,
    }));
}

function names(text: string, packageName: string): boolean {
  return text === packageName || text.startsWith(`${packageName}/`);
}

function deepImport(unit: Unit, file: SourceFile, specifier: string): string | undefined {
  if (ADAPTER_ENTRY.test(specifier)) {
    const isAdapter = unit.isPackage && LAYERS[unit.id] === ADAPTER_LAYER;
    return isAdapter || file.isTest ? undefined : `deep import ${specifier}: it is there for adapters alone`;
  }
  if (PUBLIC_ENTRIES.has(specifier)) return undefined;
  if (specifier.startsWith(SCOPE)) {
    return specifier.split("/").length > 2 && !specifier.endsWith("/package.json")
      ? `deep import ${specifier}: a package is imported by its name alone`
      : undefined;
  }
  if (!specifier.startsWith(".")) return undefined;
  const target = posix.normalize(posix.join(posix.dirname(file.path), specifier));
  const isElsewhere = !target.startsWith(`${unit.folder}/`);
  // A server that tests and benchmarks share (a real Postgres) is a fixture of one package and no part of any.
  const isFixture =
    /^packages\/[^/]+\/test\//.test(target) && (file.isTest || file.path.startsWith("bench/"));
  if (isFixture) return undefined;
  return isElsewhere ? `deep import ${specifier}: it leads into another package` : undefined;
}

/** What no source imports of its own package: a test, which is not published, and the front door, which shows all rooms. */
function within(unit: Unit, file: SourceFile, specifier: string): string | undefined {
  const target = targetOf(file, specifier);
  const imported = unit.files.find(({ path }) => path === target);
  if (imported?.isTest) return `imports ${specifier}, which is for tests alone`;
  if (unit.isPackage && imported !== undefined && FRONT_DOOR.test(imported.local))
    return `imports ${specifier}, the front door of its own package: name the file behind it`;
  return undefined;
}

function upward(unit: Unit, specifier: string, packages: ReadonlySet<string>): string | undefined {
  const name = packageOf(specifier);
  if (!name?.startsWith(SCOPE)) return undefined;
  const other = name.slice(SCOPE.length);
  if (!packages.has(other)) return `imports ${name}, which is not in packages/`;
  const from = unit.isPackage ? (LAYERS[unit.id] ?? TOP_LAYER) : TOP_LAYER;
  const to = LAYERS[other] ?? TOP_LAYER;
  if (to >= from)
    return `${unit.id} (layer ${from}) imports ${other} (layer ${to}): imports go down the layers`;
  if (from === ADAPTER_LAYER && !ADAPTERS_IMPORT.has(other))
    return `${unit.id} imports ${other}: an adapter imports rest and core alone`;
  return undefined;
}

function unlisted(unit: Unit, file: SourceFile, specifier: string): string | undefined {
  const name = packageOf(specifier);
  if (name === undefined || unit.manifest === undefined || name === unit.manifest.name) return undefined;
  const { dependencies, peerDependencies, devDependencies } = unit.manifest;
  if (unit.id === "core" && unit.isPackage && !CORE_IMPORTS.has(name)) return `core may not import ${name}`;
  // A package that is never published is run where its devDependencies are; a page carries in its bundle what it is built of.
  const isBuiltIn = unit.manifest.private || file.local.startsWith("page/");
  const listed = { ...dependencies, ...peerDependencies, ...(isBuiltIn && devDependencies) };
  return Object.hasOwn(listed, name)
    ? undefined
    : `imports ${name}, which is not a dependency in ${unit.folder}/package.json`;
}
