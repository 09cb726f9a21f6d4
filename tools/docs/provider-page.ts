// docs/providers/<id>.md: one provider with its upstreams, keys, limits, terms and fallbacks, and a section for each of its tools.
import { type DescribedVariable, shippedSources } from "@svckit/cli";
import { authsOf, type CatalogEntry, type Provider, type RequestLimits } from "@svckit/core";
import { cell, toolSection } from "./tool-section.js";

const shipped = await shippedSources();

/** The whole page. */
export function providerPage(provider: Provider, tools: readonly CatalogEntry[]): string {
  const parts = [
    `# ${provider.title}`,
    "<!-- Written by `npm run docs` from the providers in packages/providers. -->",
    [...factsOf(provider), `Tools: ${tools.map(({ name }) => `[\`${name}\`](#${name})`).join(", ")}.`].join(
      "\n",
    ),
    ...variableTable(provider),
    ...fallbackTable(tools),
    ...tools.map(toolSection),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The page of the service's own tools, which no provider brings. */
export function ownToolsPage(tools: readonly CatalogEntry[]): string {
  const intro =
    "What the service itself answers: finding a tool, describing it, and telling how an answer was. These are free.";
  return `# Its own tools\n\n<!-- Written by \`npm run docs\`. -->\n\n${intro}\n\n${tools.map(toolSection).join("\n\n")}\n`;
}

function factsOf({ id, title, homepage, baseUrl, upstreams = {}, limits, terms, auth }: Provider): string[] {
  const asked = [...(baseUrl === undefined ? [] : [baseUrl]), ...Object.values(upstreams)];
  const hosts = [...new Set(asked.map((url) => new URL(url).host))];
  const shown = hosts.length > 8 ? [...hosts.slice(0, 8), `${hosts.length - 8} more`] : hosts;
  const keys = authsOf(auth === undefined ? {} : { auth });
  const facts = [
    homepage === undefined ? title : `[${title}](${homepage}), provider \`${id}\` in receipts and settings.`,
    asked.length === 0 ? "It asks no upstream of its own." : `It asks ${shown.join(", ")}.`,
    ...(asked.length === 0 ? [] : [`${keysText(keys)} ${limitsText(limits)}`.trim()]),
    ...(terms === undefined ? [] : [`**Terms**: ${terms.summary} ([where that is written](${terms.url})).`]),
  ];
  return facts.map((fact) => `${fact}\n`);
}

function keysText(keys: ReturnType<typeof authsOf>): string {
  if (keys.length === 0) return "It works without a key.";
  return keys
    .map(({ variable, optional, personal, for: tools }) => {
      const scope = tools === undefined ? "It" : tools.map((tool) => `\`${tool}\``).join(", ");
      const whose = personal ? `\`${variable}\`, or the caller's own` : `\`${variable}\``;
      return optional
        ? `${scope} works without a key, and takes one: ${whose}.`
        : `${scope} needs a key: ${whose}.`;
    })
    .join(" ");
}

function limitsText({ perSecond, perMinute, concurrency }: RequestLimits = {}): string {
  const limits = [
    ...(perSecond === undefined ? [] : [`${perSecond} requests a second`]),
    ...(perMinute === undefined ? [] : [`${perMinute} requests a minute`]),
    ...(concurrency === undefined ? [] : [`${concurrency} at once`]),
  ];
  return limits.length === 0 ? "" : `The service sends it at most ${limits.join(", ")}.`;
}

function variableTable(provider: Provider): string[] {
  const source = shipped.find((each) => each.create({}).id === provider.id);
  const variables: readonly DescribedVariable[] = source?.variables ?? [];
  if (variables.length === 0) return [];
  const rows = variables.map(
    ({ name, unset, description }) => `| \`${name}\` | ${unset || "–"} | ${description} |`,
  );
  return [["| Variable | Where it is not set | |", "|---|---|---|", ...rows].join("\n")];
}

function fallbackTable(tools: readonly CatalogEntry[]): string[] {
  const rows = tools
    .filter(({ fallback }) => fallback !== null)
    .map(({ name, fallback }) => `| \`${name}\` | \`${cell(fallback ?? "")}\` |`);
  if (rows.length === 0) return [];
  return [["| Tool | Answered, while its upstream is down, by |", "|---|---|", ...rows].join("\n")];
}
