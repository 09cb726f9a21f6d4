// Rules of arguments: each is described, in the words of the catalog's vocabulary, and examples hold them.
import { type CatalogEntry, checkSchema, type JsonSchema, type Tool } from "@svckit/core";
import { propertiesOf } from "./described.js";
import type { ToolFault } from "./finding.js";
import { vocabularyName } from "./vocabulary.js";

// Arguments of the service, which every tool takes.
const OF_SERVICE: ReadonlySet<string> = new Set(["idempotency_key"]);

/** The arguments of a tool that no text describes. */
export function undescribedArguments({ inputSchema }: CatalogEntry): readonly string[] {
  return Object.entries(propertiesOf(inputSchema))
    .filter(([, { description }]) => typeof description !== "string" || description.trim() === "")
    .map(([name]) => name);
}

/** The faults of a tool's arguments. */
export function argumentFaults(entry: CatalogEntry): readonly ToolFault[] {
  const { inputSchema } = entry;
  if (inputSchema["type"] !== "object")
    return [
      {
        field: "input",
        wrong: "its arguments are not described as an object",
        mend: "give one object of arguments, such as z.object({ … })",
      },
    ];
  return [
    ...undescribedArguments(entry).map((name) => ({
      field: `input.${name}`,
      wrong: "the argument has no description",
      mend: 'say what it is for, as z.string().describe("…")',
    })),
    ...nameFaults(inputSchema),
  ];
}

function nameFaults(inputSchema: JsonSchema): readonly ToolFault[] {
  const names = Object.keys(propertiesOf(inputSchema)).filter((name) => !OF_SERVICE.has(name));
  return names.flatMap((name) => {
    const word = vocabularyName(name);
    // Beside the word itself another name says something else.
    if (word === name || names.includes(word)) return [];
    const mend = `call it ${word}, and translate it in execute`;
    return [{ field: `input.${name}`, wrong: `other tools call this argument ${word}`, mend }];
  });
}

/** The faults of a tool's examples: there is one at least, and the tool takes what they hold. */
export async function exampleFaults(tool: Tool, entry: CatalogEntry): Promise<readonly ToolFault[]> {
  if (entry.examples.length === 0)
    return [
      {
        field: "examples",
        wrong: "it has none",
        mend: "give one call that works: { description, args }",
      },
    ];
  const known = Object.keys(propertiesOf(entry.inputSchema));
  const faults: ToolFault[] = [];
  for (const [at, { description, args }] of entry.examples.entries()) {
    const field = `examples[${at}]`;
    if (description.trim() === "")
      faults.push({ field, wrong: "its description is empty", mend: "say in a few words what it asks for" });
    const unknown = Object.keys(args).filter((name) => !known.includes(name));
    if (unknown.length > 0)
      faults.push({
        field,
        wrong: `it has arguments that the tool does not list: ${unknown.join(", ")}`,
        mend: "leave them out, or add them to input",
      });
    const checked = await checkSchema(tool.input, args);
    if (!("issues" in checked)) {
      faults.push(...priceFaults(tool, checked.value, field));
      continue;
    }
    const why = checked.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
    faults.push({
      field,
      wrong: `${JSON.stringify(args)} is not valid: ${why}`,
      mend: "give arguments that the tool takes",
    });
  }
  return faults;
}

/** The faults of what an example costs, where its price is that of the arguments. A service would give such a call away. */
function priceFaults({ credits }: Tool, args: unknown, field: string): readonly ToolFault[] {
  if (typeof credits !== "object") return [];
  const [wrong, price] = askPrice(() => credits.of(args));
  if (wrong === undefined && Number.isSafeInteger(price) && price >= 0 && price <= credits.max) return [];
  return [
    {
      field,
      wrong: wrong ?? `its price is ${price}`,
      mend: `let credits.of give a whole number from 0 to ${credits.max}, which is its max`,
    },
  ];
}

function askPrice(ask: () => number): readonly [wrong: string | undefined, price: number] {
  try {
    return [undefined, ask()];
  } catch (error) {
    return [`credits.of failed: ${error instanceof Error ? error.message : String(error)}`, 0];
  }
}
