// svc import openapi: lists the operations of an OpenAPI description, and writes a provider with tools for those chosen.
import { existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { toSnakeCase } from "@svckit/testing";
import { FOR_ALL, makeFolder } from "../settings/make-folder.js";
import { type Output, writeResult } from "../terminal/output.js";
import { declareKeys, keyPlaces, schemesOf } from "./auth.js";
import { type OpenApiDocument, readDocument, wrong } from "./document.js";
import { operationsOf } from "./operation.js";
import { type Planned, planTools, seemsToAsk, type ToolPlan } from "./plan.js";
import { providerFiles } from "./provider-source.js";

/** What the command is given. */
export interface ImportOptions {
  readonly tools?: string | undefined;
  readonly all?: boolean | undefined;
  readonly reads?: string | undefined;
  readonly out?: string | undefined;
  readonly id?: string | undefined;
  readonly category?: string | undefined;
  readonly baseUrl?: string | undefined;
}

const ID_FORM = /^[a-z][a-z0-9_]{0,31}$/;

/** Lists what could be imported or, where tools are chosen, writes them. */
export async function importOpenApi(source: string, options: ImportOptions, output: Output): Promise<void> {
  const document = await readDocument(source);
  const operations = operationsOf(document);
  const schemes = schemesOf(document);
  const reads = new Set(namesIn(options.reads));
  const unknown = [...reads].find((name) => !operations.some(({ id }) => id === name));
  if (unknown !== undefined) throw wrong(`--reads names ${unknown}, which is no operation of the document.`);
  const planned = planTools(document, operations, { reads, keys: keyPlaces(schemes) });
  if (options.tools === undefined && !options.all) {
    writeList(output, document, planned);
    return;
  }
  const tools = chosenOf(planned, options);
  const { out } = options;
  if (out === undefined) throw wrong("Say with --out in which folder the provider is to be written.");
  const id = options.id ?? idOf(document.title);
  if (!ID_FORM.test(id))
    throw wrong(`${id} cannot be the provider's id; give one with --id, such as acme_prices.`);
  const files = providerFiles({
    id,
    title: document.title,
    baseUrl: baseUrlOf(document, options.baseUrl),
    category: options.category ?? id,
    keys: declareKeys(document, schemes, id, tools),
    tools,
  });
  writeFiles(out, files);
  const left = planned.length - tools.length;
  writeResult(output, { provider: id, folder: out, files: files.size, tools: tools.length, left_out: left });
}

/** Those that `tools` names by their operation or by the tool's name; all that can be made where `all` is set. */
function chosenOf(planned: readonly Planned[], { tools, all }: ImportOptions): readonly ToolPlan[] {
  const possible = planned.flatMap((each) => ("tool" in each ? [each.tool] : []));
  if (all) {
    if (possible.length === 0) throw wrong("No tool can be made of any operation of the document.");
    return possible;
  }
  const names = namesIn(tools);
  if (names.length === 0) throw wrong("--tools names no operation.");
  return [...new Set(names)].map((name) => {
    const found = planned.find(
      (each) => each.operation.id === name || ("tool" in each ? each.tool.name : each.name) === name,
    );
    if (found === undefined) throw wrong(`--tools names ${name}, which is no operation of the document.`);
    if ("fault" in found) throw wrong(`No tool can be made of ${name}: ${found.fault}.`);
    return found.tool;
  });
}

function writeList(
  { json, terminal }: Output,
  { title }: OpenApiDocument,
  planned: readonly Planned[],
): void {
  const rows = planned.map((each) => {
    const { operation } = each;
    const { name, effect } = "tool" in each ? each.tool : each;
    const reason = "fault" in each ? each.fault : undefined;
    const note =
      reason ?? (effect !== "read" && seemsToAsk(operation) ? "only asks? see --reads" : undefined);
    const { id, method, path, summary } = operation;
    return {
      operation: id,
      tool: name,
      effect,
      method: method.toUpperCase(),
      path,
      summary,
      importable: reason === undefined,
      note: note ?? null,
    };
  });
  if (json) {
    terminal.write(`${JSON.stringify({ title, operations: rows })}\n`);
    return;
  }
  const widths = (["operation", "tool", "effect", "method"] as const).map((column) =>
    rows.reduce((width, row) => Math.max(width, row[column].length), 0),
  );
  for (const { operation, tool, effect, method, path, note } of rows) {
    const cells = [operation, tool, effect, method].map((cell, at) => cell.padEnd(widths[at] ?? 0));
    terminal.write(`${[...cells, path].join("  ")}${note === null ? "" : `  (${note})`}\n`);
  }
  const possible = rows.filter(({ importable }) => importable).length;
  terminal.write(`${rows.length} operations of ${title}; tools can be made of ${possible}\n`);
}

/** Where the API is: the first server of the description, with its variables' defaults. */
function baseUrlOf({ root, address }: OpenApiDocument, given: string | undefined): string {
  const [server] = Array.isArray(root["servers"]) ? root["servers"] : [];
  const { url = "", variables } = Object(server);
  const filled = String(url).replace(/\{([^{}]*)\}/g, (_, name: string) =>
    String(Object(Object(variables)[name]).default ?? name),
  );
  const text = given ?? filled;
  const found = URL.canParse(text, address) ? new URL(text, address) : undefined;
  const isUsable =
    found !== undefined && /^https?:$/.test(found.protocol) && found.username === "" && found.password === "";
  if (!isUsable) throw wrong("The document does not say where the API is; say it with --base-url.");
  return `${found.origin}${found.pathname}`.replace(/\/+$/, "");
}

/** An id from a title: `GitHub v3 REST API` is `github`. */
function idOf(title: string): string {
  const words = toSnakeCase(title.normalize("NFKD").toLowerCase()).split("_");
  const telling = words.filter(
    (word) =>
      !/^(api|apis|rest|the|openapi|v?\d+|web|spec|public|documentation|docs|io|com|s|official)$/.test(word),
  );
  return (telling.length === 0 ? words : telling).slice(0, 3).join("_").slice(0, 32).replace(/_+$/, "");
}

function namesIn(list: string | undefined): readonly string[] {
  return (list ?? "").split(",").flatMap((name) => name.trim() || []);
}

/** Writes the files of a folder; none where one of them is there already. */
function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  const there = [...files.keys()].find((file) => existsSync(join(folder, file)));
  if (there !== undefined) throw wrong(`${join(folder, there)} is there already; nothing was written.`);
  for (const [file, text] of files) {
    const path = join(folder, file);
    makeFolder(dirname(path), FOR_ALL);
    writeFileSync(path, text);
  }
}
