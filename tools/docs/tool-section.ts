// A tool's section of a generated page: what it does, its arguments, an example.
import type { CatalogEntry, JsonSchema } from "@svckit/core";
import { typeText } from "./type-text.js";

/** The section, under a heading of the second level. */
export function toolSection(tool: CatalogEntry): string {
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

/** A text in a cell of a table. */
export function cell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ");
}

function factsOf(tool: CatalogEntry): string {
  const facts = [
    `Category \`${tool.category}\``,
    tool.keyless ? "works without a key" : "needs a key",
    priceOf(tool),
    ...(tool.annotations.readOnlyHint
      ? []
      : [tool.annotations.destructiveHint ? "destroys" : "changes state"]),
    ...(tool.fallback === null ? [] : [`fallback \`${tool.fallback}\``]),
  ];
  return facts.join(" · ");
}

/** A tool's price in words. */
export function priceOf({ credits, creditsVary }: CatalogEntry): string {
  if (credits === 0) return "free";
  const most = `${credits} ${credits === 1 ? "credit" : "credits"}`;
  return creditsVary ? `up to ${most}` : most;
}

function argumentsOf(schema: JsonSchema): string {
  // `as`: the catalog gives a JSON Schema of an object for every tool.
  const { properties = {}, required = [] } = schema as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  // Every tool takes it; the page of all tools says so.
  const names = Object.keys(properties).filter((name) => name !== "idempotency_key");
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

function fence(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}
