// The site over docs/: which pages there are, in the order in which a newcomer asks, and what differs from reading them on a forge.
import { readdirSync, readFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { anchorOf } from "../../docs/anchor.js";

const ROOT = resolve(import.meta.dirname, "../../..");
const DOCS = join(ROOT, "docs");
// `as`: package.json has these fields, as `npm run check:packages` sees.
const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  readonly description: string;
  readonly repository: { readonly url: string };
};
const repository = manifest.repository.url.replace(/^git\+|\.git$/g, "");

// In the page itself, so that no server is asked for one.
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M3 8h7M7 4l4 4-4 4' fill='none' stroke='%235672cd' stroke-width='2'/%3E%3C/svg%3E";

/** The parts of a Markdown parser's tokens that are used. */
interface Token {
  readonly children?: readonly Token[] | null;
  readonly type: string;
  attrGet(name: string): string | null;
  attrSet(name: string, value: string): void;
}
interface Parser {
  readonly core: {
    readonly ruler: { push(name: string, rule: (state: State) => void): void };
  };
}
interface State {
  readonly tokens: readonly Token[];
  readonly env: { readonly relativePath?: string };
}

/** Leads what is linked outside of docs/ to the repository. */
function leadOut(parser: Parser): void {
  parser.core.ruler.push("lead-out", ({ tokens, env }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const target = token.type === "link_open" ? token.attrGet("href") : null;
      if (target === null || /^(\w+:|#|\/)/.test(target)) continue;
      const path = posix.join("docs", posix.dirname(env.relativePath ?? ""), target);
      if (!path.startsWith("docs/")) token.attrSet("href", `${repository}/blob/main/${path}`);
    }
  });
}

function pagesIn(folder: string): string[] {
  const names = readdirSync(join(DOCS, folder)).filter((name) => name.endsWith(".md"));
  return names.map((name) => name.slice(0, -".md".length));
}

function titleOf(path: string): string {
  return /^# (.+)$/m.exec(readFileSync(join(DOCS, path), "utf8"))?.[1] ?? path;
}

const page = (name: string, text = titleOf(`${name}.md`)) => ({ text, link: `/${name}` });
const providers = pagesIn("providers")
  .map((name) => page(`providers/${name}`))
  .sort((one, other) => one.text.localeCompare(other.text));

const sidebar = [
  { text: "Begin", items: [page("quick-start"), page("concepts")] },
  {
    text: "Extend it",
    items: [
      page("first-provider"),
      page("write-a-provider"),
      page("import"),
      page("write-a-store"),
      page("add-a-route"),
      page("how-to-add"),
    ],
  },
  {
    text: "Run it",
    items: [
      page("embed"),
      page("frameworks"),
      page("hosts"),
      page("serve"),
      page("console"),
      page("accounts"),
      page("deploy"),
      page("operate"),
      page("performance"),
    ],
  },
  {
    text: "What it does",
    items: [page("money"), page("mcp"), page("search"), page("monitors"), page("webhooks"), page("state")],
  },
  {
    text: "Look it up",
    items: [
      page("errors"),
      page("tools"),
      page("security"),
      page("upgrade"),
      page("release"),
      page("cli"),
      page("clauses"),
      { text: "Providers", collapsed: true, items: providers },
    ],
  },
];

// A page that no list leads to is found by nobody.
const listed = JSON.stringify(sidebar);
for (const name of pagesIn("")) {
  if (name !== "README" && !listed.includes(`"/${name}"`))
    throw new Error(`docs/${name}.md is not in the sidebar of tools/site/.vitepress/config.ts`);
}

export default {
  title: "svckit",
  description: manifest.description,
  lang: "en",
  srcDir: "../../docs",
  outDir: "dist",
  cacheDir: "node_modules/.vitepress",
  rewrites: { "README.md": "index.md" },
  lastUpdated: false,
  head: [
    ["link", { rel: "icon", href: ICON }],
    // Nothing is asked of anybody else, and the browser holds to it.
    [
      "meta",
      {
        "http-equiv": "Content-Security-Policy",
        content:
          "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
      },
    ],
  ],
  markdown: {
    anchor: { slugify: anchorOf },
    config: leadOut,
  },
  themeConfig: {
    sidebar,
    outline: [2, 3],
    search: { provider: "local" },
    socialLinks: [{ icon: "github", link: repository }],
  },
  // The index of the search is one chunk, read with the first search alone.
  vite: { build: { chunkSizeWarningLimit: 4_000 } },
};
