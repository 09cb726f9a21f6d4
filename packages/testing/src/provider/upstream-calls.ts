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

async function lineOf(request: Request, values: readonly string[]): Promise<string> {
  const { origin, pathname, searchParams } = new URL(request.url);
  // Each value stands for one place, where it surely came from an argument first: a fixed word of a path may read alike.
  const hide = createHider(values);
  const query = [...searchParams].map(([name, value]) => `${name}=${hide(value)}`).sort();
  const body = shapeOf(await request.text(), hide);
  const path = pathname.split("/").map((part) => hide(decodeURIComponent(part)));
  return `${request.method} ${origin}${path.join("/")}?${query.join("&")} ${body}`;
}

function shapeOf(body: string, hide: (text: string) => string): string {
  try {
    return JSON.stringify(JSON.parse(body), (_, value: unknown) =>
      typeof value === "object" || value === null ? value : hide(String(value)),
    );
  } catch {
    return body;
  }
}

function createHider(values: readonly string[]): (text: string) => string {
  const left = [...values];
  return (text) => {
    const at = left.indexOf(text.toLowerCase());
    if (at < 0) return text;
    left.splice(at, 1);
    return "{}";
  };
}

/** All texts, numbers and switches in the arguments. */
function valuesOf(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [String(value).toLowerCase()];
  return Object.values(value).flatMap(valuesOf);
}
