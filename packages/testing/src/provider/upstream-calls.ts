// Upstream calls: what each tool's examples ask of the upstream, to find two tools that ask the same.
import type { CatalogEntry, Provider } from "@svckit/core";
import { createHarness } from "./harness.js";
import { watchFetch } from "./recording.js";

/**
 * The requests of a tool's first example, each as a text in which `{}` stands for every value that is one of its arguments.
 * The upstream answers 404, so that they are the first ones alone.
 */
export async function upstreamCallsOf(
  provider: Provider,
  { name, examples }: CatalogEntry,
): Promise<readonly string[]> {
  const [example] = examples;
  if (example === undefined) return [];
  const values = valuesOf(example.args);
  const asked: Promise<string>[] = [];
  const watched = watchFetch(provider, async (request) => {
    asked.push(lineOf(request.clone(), values));
    return Response.json({}, { status: 404 });
  });
  const harness = createHarness(provider, watched, { now: undefined, retries: false });
  await harness.call(name, example.args);
  return [...new Set(await Promise.all(asked))].sort();
}

async function lineOf(request: Request, values: ReadonlySet<string>): Promise<string> {
  const { origin, pathname, searchParams } = new URL(request.url);
  const path = pathname.split("/").map((part) => hidden(decodeURIComponent(part), values));
  const query = [...searchParams].map(([name, value]) => `${name}=${hidden(value, values)}`).sort();
  const body = await request.text();
  return `${request.method} ${origin}${path.join("/")}?${query.join("&")} ${shapeOf(body, values)}`;
}

function shapeOf(body: string, values: ReadonlySet<string>): string {
  try {
    return JSON.stringify(JSON.parse(body), (_, value: unknown) =>
      typeof value === "object" || value === null ? value : hidden(String(value), values),
    );
  } catch {
    return body;
  }
}

function hidden(text: string, values: ReadonlySet<string>): string {
  return values.has(text.toLowerCase()) ? "{}" : text;
}

/** All texts, numbers and switches in the arguments. */
function valuesOf(value: unknown): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return new Set([String(value).toLowerCase()]);
  return new Set(Object.values(value).flatMap((each) => [...valuesOf(each)]));
}
