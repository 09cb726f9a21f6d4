// svc tools: what a catalog has, that of a service in this process or of one elsewhere.
import { type CatalogEntry, type CatalogQuery, createService, ServiceError } from "@svckit/core";
import type { Command } from "commander";
import { type Output, outputOf, writeResult } from "../output.js";
import { getRemote } from "../remote.js";
import { readListedOptions } from "../settings/environment.js";
import type { Environment } from "../settings/variables.js";

const NAME_WIDTH = 36;
const PROVIDER_WIDTH = 16;

type Wanted = Pick<CatalogQuery, "category" | "provider">;

interface Options extends Wanted {
  readonly url?: string;
  readonly json?: boolean;
}

/** Adds the command to the program. */
export function addTools(program: Command, env: Environment): void {
  program
    .command("tools")
    .description("The tools of the catalog")
    .command("list")
    .description("List the tools in the order of their names, with provider and category")
    .option("--category <category>", "those of a category alone")
    .option("--provider <provider>", "those of a provider alone")
    .option("--url <url>", "of the service at that address (also SVC_URL)")
    .option("--json", "write the whole entries as JSON, also in a terminal")
    .action(async ({ category, provider, url = env["SVC_URL"] || undefined, ...options }: Options) => {
      const wanted = {
        ...(category !== undefined && { category }),
        ...(provider !== undefined && { provider }),
      };
      const tools = await (url === undefined
        ? listHere(env, wanted)
        : listThere(url, env["SVC_API_KEY"] || undefined, wanted));
      write(outputOf(options), tools);
    });
}

/** The tools that `svc serve` would have with the same settings. */
async function listHere(env: Environment, wanted: Wanted): Promise<readonly CatalogEntry[]> {
  const service = createService(await readListedOptions(env));
  try {
    return await allPages(async (cursor) => {
      const { tools, nextCursor } = service.catalog.list({ ...wanted, ...cursor });
      return { tools, next: nextCursor };
    });
  } finally {
    await service.close();
  }
}

function listThere(
  url: string,
  apiKey: string | undefined,
  wanted: Wanted,
): Promise<readonly CatalogEntry[]> {
  return allPages(async (cursor) => {
    const query = new URLSearchParams({ limit: "250", ...wanted, ...cursor });
    const { data, meta } = await getRemote(url, `/api/v1/tools?${query}`, { apiKey });
    if (!Array.isArray(data["tools"]))
      throw new ServiceError("API_ERROR", { message: "The service answered without tools." });
    // `as`: the form in which the route answers.
    return { tools: data["tools"] as CatalogEntry[], next: meta["next_cursor"] };
  });
}

async function allPages(
  read: (from: { readonly cursor?: string }) => Promise<{ tools: readonly CatalogEntry[]; next: unknown }>,
): Promise<readonly CatalogEntry[]> {
  const all: CatalogEntry[] = [];
  for (let cursor: string | undefined; ; ) {
    const { tools, next } = await read(cursor === undefined ? {} : { cursor });
    all.push(...tools);
    if (typeof next !== "string" || tools.length === 0) return all;
    cursor = next;
  }
}

function write(output: Output, tools: readonly CatalogEntry[]): void {
  // Whoever reads the list may have enough of it.
  process.stdout.once("error", () => {});
  const providers = [...new Set(tools.map(({ provider }) => provider))].sort();
  if (output.json) {
    writeResult(output, { tools, total_count: tools.length, providers });
    return;
  }
  for (const { name, provider, category, status } of tools) {
    const line = `${name.padEnd(NAME_WIDTH)} ${provider.padEnd(PROVIDER_WIDTH)} ${category}`;
    process.stdout.write(`${line}${status.available ? "" : `  (${status.reason ?? "not available"})`}\n`);
  }
  process.stdout.write(`${tools.length} tools of ${providers.length} providers\n`);
}
