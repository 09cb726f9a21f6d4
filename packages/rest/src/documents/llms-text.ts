// llms.txt: tells a language model what the service is and how to call it.
import type { CatalogTool, Service } from "@svckit/core";
import type { Mount } from "../http/mount.js";
import type { RouteDescription } from "../http/route.js";
import { exampleCalls } from "./example-calls.js";

// The most tools that a category lists; a link leads to the others.
const MAX_NAMES = 40;

/** The whole text. */
export function renderLlmsText(
  { brand, catalog, transport: { settings } }: Service,
  table: readonly RouteDescription[],
  mounts: readonly Mount[],
): string {
  const url = settings.publicUrl;
  const seen = mounts.filter(
    ({ category }) => category === undefined || catalog.categories.includes(category),
  );
  const [example = { body: { tool: "<name>", args: {} } }] = exampleCalls(catalog);
  return `# ${brand.name}

> ${catalog.tools.length} named tools behind one API, each backed by a data provider. List them, then execute one by its name with a JSON object of arguments. The answer is the provider's data with a receipt: where it came from, how old it is, what it cost.

## Calling

Send \`POST ${url}/api/v1/execute\` with \`content-type: application/json\`:

    ${JSON.stringify(example.body)}

- An API key goes into \`Authorization: Bearer <key>\`. Tools marked "keyless" work without one, a few times a day.
- The answer is \`{ "ok": true, "data": …, "meta": <receipt> }\` or \`{ "ok": false, "error": { "code", "message", "retryable", "doc_url", … } }\`. Decide by \`ok\` and \`error.code\`, never by the HTTP status.
- Send a call again only where \`error.retryable\` is true, after \`error.retry_after\` seconds where it names them. With \`args.idempotency_key\` a call that is sent again is not done or paid again.
- Arguments of a tool: \`GET ${url}/api/v1/tools/{name}\`.

## Documents

- [OpenAPI](${url}/api/openapi.json): every route, every tool's arguments
- [Documentation](${url}/docs): the same, for people
- [Errors](${settings.docsUrl}/errors): each code, whether to send again, what to do next

## Routes

${table.map((route) => `- \`${route.method} ${route.path}\`: ${route.summary}`).join("\n")}
${toMounts(seen, url)}
## Tools by category

${toCategories(catalog.tools, url)}
`;
}

/** The paths of mounts under their headings. */
function toMounts(mounts: readonly Mount[], url: string): string {
  const headings = [...new Set(mounts.flatMap(({ heading }) => heading ?? []))];
  return headings
    .map((heading) => {
      const paths = mounts.filter((mount) => mount.heading === heading).map(({ path }) => `- ${url}${path}`);
      return `\n## ${heading}\n\n${paths.join("\n")}\n`;
    })
    .join("");
}

function toCategories(tools: readonly CatalogTool[], url: string): string {
  const categories = [...new Set(tools.map(({ category }) => category))].sort();
  return categories
    .map((category) => {
      const own = tools.filter((tool) => tool.category === category);
      const lines = own.slice(0, MAX_NAMES).map(toLine);
      if (own.length > MAX_NAMES)
        lines.push(`- ${own.length - MAX_NAMES} more: ${url}/api/v1/tools?category=${category}`);
      return `### ${category}\n\n${lines.join("\n")}`;
    })
    .join("\n\n");
}

function toLine({ name, definition, keyless }: CatalogTool): string {
  return `- \`${name}\`: ${definition.title}${keyless ? " (keyless)" : ""}`;
}
