// docs/tools.md: the catalog of the shipped providers, a section for each tool.
import { type CatalogEntry, createService, type JsonSchema } from "@svckit/core";
import * as shipped from "@svckit/providers";
import { typeText } from "./type-text.js";

/** The whole page. */
export function toolsPage(): string {
  const service = createService({ providers: Object.values(shipped).map((factory) => factory()) });
  const tools = service.catalog.tools.map((tool) => tool.entry());
  return `# Tools

<!-- Written by \`npm run docs\` from the providers in packages/providers. -->

The ${tools.length} tools that \`svc serve\` ships with, as \`GET /api/v1/tools\` lists them. A call is
\`POST /api/v1/execute\` with the body that each section shows; any tool also takes \`idempotency_key\` among its arguments.

| Tool | Category | Provider | Credits | Without a key |
|---|---|---|---|---|
${tools.map(toLine).join("\n")}

${tools.map(toSection).join("\n\n")}
`;
}

function toLine(tool: CatalogEntry): string {
  const name = `[\`${tool.name}\`](#${tool.name})`;
  return `| ${name} | ${tool.category} | ${tool.provider} | ${tool.credits} | ${tool.keyless ? "yes" : "no"} |`;
}

function toSection(tool: CatalogEntry): string {
  const [example] = tool.examples;
  const parts = [
    `## ${tool.name}`,
    `**${tool.title}.** ${tool.description}`,
    factsOf(tool),
    argumentsOf(tool.inputSchema),
    ...(example ? [`${example.description}:`, fence({ tool: tool.name, args: example.args })] : []),
  ];
  return parts.join("\n\n");
}

function factsOf(tool: CatalogEntry): string {
  const facts = [
    `Category \`${tool.category}\``,
    `provider \`${tool.provider}\``,
    tool.keyless ? "works without a key" : "needs a key",
    tool.credits === 0 ? "free" : `${tool.credits} ${tool.credits === 1 ? "credit" : "credits"}`,
    ...(tool.annotations.readOnlyHint
      ? []
      : [tool.annotations.destructiveHint ? "destroys" : "changes state"]),
    ...(tool.fallback === null ? [] : [`fallback \`${tool.fallback}\``]),
  ];
  return facts.join(" · ");
}

function argumentsOf(schema: JsonSchema): string {
  // `as`: the catalog gives a JSON Schema of an object for every tool.
  const { properties = {}, required = [] } = schema as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  const names = Object.keys(properties);
  if (names.length === 0) return "No arguments.";
  const rows = names.map((name) => {
    const argument = properties[name] ?? {};
    const need = required.includes(name) ? "yes" : defaultOf(argument);
    return `| \`${name}\` | ${cell(typeText(argument))} | ${need} | ${cell(String(argument["description"] ?? ""))} |`;
  });
  return ["| Argument | Type | Required | |", "|---|---|---|---|", ...rows].join("\n");
}

function defaultOf({ default: value }: JsonSchema): string {
  return value === undefined ? "no" : `no, \`${cell(JSON.stringify(value))}\` by default`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ");
}

function fence(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}
