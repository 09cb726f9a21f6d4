// Tool source: the TypeScript of one tool, and the recorded call that its test plays back.
import type { Recording } from "@svckit/testing";
import type { Argument } from "./arguments.js";
import type { ToolPlan } from "./plan.js";
import { sampleOf } from "./sample.js";
import { answerSource, argumentSource, memberName, quoted } from "./zod-source.js";

/** The arguments of a tool's example: those that it needs. */
export function exampleOf({ arguments: list }: ToolPlan): Readonly<Record<string, unknown>> {
  const needed = list.filter(({ required }) => required);
  return Object.fromEntries(needed.map(({ name, shape }) => [name, sampleOf(shape, name)]));
}

/** The name of a tool's constant. */
export function constantOf(name: string): string {
  const [first = "", ...rest] = name.split("_");
  return rest.length === 0
    ? `${first}Tool`
    : first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/** The file of a tool. */
export function toolSource(plan: ToolPlan, category: string): string {
  const { answer, effect } = plan;
  const input = plan.arguments.map((each) => `    ${memberName(each.name)}: ${inputSource(each)},`);
  const head = [
    `  name: ${quoted(plan.name)},`,
    `  title: ${quoted(plan.title)},`,
    `  description: ${quoted(plan.description)},`,
    `  category: ${quoted(category)},`,
    `  effect: ${quoted(effect)},`,
    ...(plan.idempotent ? ["  idempotent: true,"] : []),
    `  input: z.object({${input.length === 0 ? "" : `\n${input.join("\n")}\n  `}}),`,
    `  output: ${outputSource(plan)},`,
    `  examples: [{ description: ${quoted(plan.title)}, args: ${quoted(exampleOf(plan))} }],`,
  ];
  const lines = [
    ...(answer.kind === "json" ? [`const answer = ${answerSource(answer.shape, "")};`, ""] : []),
    `/** The tool \`${plan.name}\`. */`,
    `export const ${constantOf(plan.name)} = defineTool({`,
    ...head,
    ...executeSource(plan).map((line) => `  ${line}`),
    "});",
    "",
  ];
  const body = lines.join("\n");
  const pieces = ["decimal", "double", "integerString", "orNull"].filter((piece) =>
    new RegExp(`[^\\w."]${piece}\\(`).test(body),
  );
  const imports = [
    'import { defineTool } from "@svckit/core";',
    ...(pieces.length === 0 ? [] : [`import { ${pieces.join(", ")} } from "@svckit/core/schemas";`]),
    'import * as z from "zod";',
    ...(/\.\.\.deep\(/.test(body) ? ['import { deep } from "../deep.js";'] : []),
  ];
  return `// ${plan.name}: ${plan.title.replace(/\.$/, "")}.\n${imports.join("\n")}\n\n${body}`;
}

function inputSource({ shape, name, required, place }: Argument): string {
  const source = argumentSource(shape, name, "    ");
  const { preset } = shape;
  // A default of the body is the upstream's own affair: sent along it would change what a call leaves alone.
  const isSent =
    !required &&
    place === "query" &&
    isScalar(preset) &&
    sampleOf({ ...shape, example: preset }, name) === preset;
  const absent = required ? "" : isSent ? `.default(${quoted(preset)})` : ".optional()";
  const describe = shape.kind === "amount" ? "" : `.describe(${quoted(shape.description)})`;
  return `${source}${absent}${describe}`;
}

function isScalar(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

function outputSource({ answer }: ToolPlan): string {
  if (answer.kind === "json") return "answer";
  return answer.kind === "text"
    ? 'z.object({ text: z.string().describe("The answer, as it comes") })'
    : 'z.object({ done: z.boolean().describe("Whether the upstream took it") })';
}

function executeSource(plan: ToolPlan): readonly string[] {
  const { answer } = plan;
  const request = requestSource(plan);
  const isRead = plan.effect !== "read" && plan.operation.method === "post";
  const ask = `ctx.http.${plan.operation.method}(${quoted(plan.path)}, ${request})`;
  const args = plan.arguments.length === 0 ? "_args" : "args";
  const within =
    answer.kind === "nothing"
      ? [`await ${ask};`, "return { done: true };"]
      : answer.kind === "text"
        ? [`return { text: await ${ask} };`]
        : mayBeEmptyList(plan)
          ? [
              `const found = await ${ask};`,
              `return Array.isArray(found) && found.length === 0 ? ctx.noData(found, "it lists nothing") : found;`,
            ]
          : [`return ${ask};`];
  return [
    `${isRead || within.length > 0 ? "async " : ""}execute(${args}, ctx) {`,
    ...within.map((line) => `  ${line}`),
    "},",
  ];
}

function mayBeEmptyList({ answer }: ToolPlan): boolean {
  if (answer.kind !== "json") return false;
  const { shape } = answer;
  return (
    shape.kind === "list" || (shape.kind === "union" && shape.options.some(({ kind }) => kind === "list"))
  );
}

function requestSource(plan: ToolPlan): string {
  const { answer, body } = plan;
  const at = (place: Argument["place"]) => plan.arguments.filter((each) => each.place === place);
  const parts: string[] = [];
  const path = at("path").map(({ name, shape }) => {
    const isPlain = shape.kind === "text" || shape.kind === "number";
    return `${memberName(name)}: ${isPlain ? accessOf(name) : `String(${accessOf(name)})`}`;
  });
  if (path.length > 0) parts.push(`path: { ${path.join(", ")} }`);
  const query = at("query").map(valueSource);
  if (query.length > 0) parts.push(`query: { ${query.join(", ")} }`);
  const headers = at("header").map(({ name, upstreamName, required }) => {
    const member = `${memberName(upstreamName)}: String(${accessOf(name)})`;
    return required ? member : `...(${accessOf(name)} !== undefined && { ${member} })`;
  });
  if (headers.length > 0) parts.push(`headers: { ${headers.join(", ")} }`);
  const [whole] = at("whole body");
  if (whole !== undefined) parts.push(`json: ${accessOf(whole.name)}`);
  const fields = at("body");
  if (body === "form") parts.push(`form: { ${fields.map(valueSource).join(", ")} }`);
  else if (fields.length > 0)
    parts.push(
      `json: { ${fields.map(({ name, upstreamName }) => `${memberName(upstreamName)}: ${accessOf(name)}`).join(", ")} }`,
    );
  if (answer.kind === "text") parts.push('read: "text"');
  parts.push(`schema: ${schemaSource(plan)}`);
  const line = `{ ${parts.join(", ")} }`;
  return line.length <= 80 ? line : `{\n${parts.map((part) => `      ${part},`).join("\n")}\n    }`;
}

function schemaSource({ answer }: ToolPlan): string {
  if (answer.kind === "json") return "answer";
  // A web page in place of a text is an upstream in trouble.
  return answer.kind === "text" ? "z.string().regex(/^(?!\\s*<!doctype)[^]+$/i)" : "z.unknown()";
}

/** A value of a query or a form. */
function valueSource({ name, upstreamName, spelling, required }: Argument): string {
  const value = accessOf(name);
  const member = memberName(upstreamName);
  if (spelling === "deep") return `...deep(${quoted(upstreamName)}, ${value})`;
  if (spelling === "json")
    return `${member}: ${required ? "" : `${value} === undefined ? undefined : `}JSON.stringify(${value})`;
  if (spelling === "repeat") return `${member}: ${value}`;
  return `${member}: ${value}${required ? "" : "?"}.join(${quoted(spelling)})`;
}

function accessOf(name: string): string {
  return /^[a-z_]/.test(name) ? `args.${name}` : `args[${quoted(name)}]`;
}

/** What the upstream is asked by the example, and what it answers. */
export function recordingOf(plan: ToolPlan): Recording {
  const { answer, operation } = plan;
  const args = exampleOf(plan);
  const at = (place: Argument["place"]) =>
    plan.arguments.filter((each) => each.place === place && Object.hasOwn(args, each.name));
  const path = plan.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args[name])));
  const query = new URLSearchParams();
  for (const { name, upstreamName, spelling } of at("query"))
    if (spelling === "repeat" || spelling === ",")
      for (const value of spelling === "," ? [Object(args[name]).join(",")] : [args[name]].flat())
        query.append(upstreamName, String(value));
  const [whole] = at("whole body");
  const fields = Object.fromEntries(at("body").map(({ name, upstreamName }) => [upstreamName, args[name]]));
  const sent = whole === undefined ? fields : args[whole.name];
  return {
    method: operation.method.toUpperCase() as NonNullable<Recording["method"]>,
    path: query.size === 0 ? path : `${path}?${query}`,
    ...(plan.body === "json" && (whole !== undefined || at("body").length > 0) && { json: sent }),
    ...(answer.status !== 200 && { status: answer.status }),
    ...(answer.kind === "json" && { body: answer.sample }),
    ...(answer.kind === "text" && { headers: { "content-type": answer.type }, body: answer.sample }),
  };
}
