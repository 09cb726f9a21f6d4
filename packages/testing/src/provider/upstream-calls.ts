// Upstream calls: what each tool's examples ask of the upstream, to find two tools that ask the same.
import type { Provider } from "@svckit/core";
import { createHarness, type Harness } from "./harness.js";

/** A service with a provider whose upstream answers 404, and what its tools ask there. */
export interface UpstreamCalls {
  readonly harness: Harness;
  /**
   * The requests of a tool's first example, each as a text in which `{}` stands for the values that are its arguments. What
   * a tool asks once it has been answered is not among them.
   */
  of(tool: string): Promise<readonly string[]>;
}

/** Makes the service, one for all tools; throws where none can be made with the provider. */
export function watchUpstreamCalls(provider: Provider): UpstreamCalls {
  let asked: Request[] = [];
  const fetch = async (request: Request) => {
    asked.push(request.clone());
    return Response.json({}, { status: 404 });
  };
  const harness = createHarness(provider, { fetch, publicFetch: fetch }, { now: undefined, retries: false });
  return {
    harness,
    async of(tool) {
      const [example] = harness.entry(tool).examples;
      if (example === undefined) return [];
      asked = [];
      await harness.call(tool, example.args);
      const values = valuesOf(example.args);
      return [...new Set(await Promise.all(asked.map((request) => lineOf(request, values))))].sort();
    },
  };
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
