// Page facts: what the page is told of its service before it asks anything.
import type { Service } from "@svckit/core";
import type { RequestContext } from "@svckit/rest";

/** What the page knows from the start. It is public: whoever may load the page reads it. */
export interface PageFacts {
  /** What the page calls the service. */
  readonly title: string;
  /** The brand's name, from which names on the wire are derived. */
  readonly brand: string;
  /** The field of `data` that repeats the receipt. */
  readonly receiptField: string;
  readonly version: string;
  /** What an account's key and an administrator's begin with. */
  readonly keyPrefixes: { readonly live: string; readonly admin: string };
  /** What is served beside the page; a view of what is not there is not shown. */
  readonly has: {
    readonly search: boolean;
    readonly state: boolean;
    readonly admin: boolean;
    readonly mcp: boolean;
  };
}

/** The facts of a service on the surface that serves the page. */
export function factsOf(
  { brand, version }: Service,
  { owns }: Pick<RequestContext, "owns">,
  title: string,
): PageFacts {
  return {
    title,
    brand: brand.name,
    receiptField: brand.receiptField,
    version,
    keyPrefixes: { live: brand.keyPrefixes.live, admin: brand.keyPrefixes.admin },
    has: {
      search: owns("/v1/search"),
      state: owns("/api/v1/monitors"),
      admin: owns("/api/v1/admin/accounts"),
      mcp: owns("/mcp"),
    },
  };
}

// Where the build has left room for them, in an attribute: a script in the page would need a policy that allows it.
const ROOM = '<meta name="facts" content="">';

/** The page with its facts and its title. */
export function withFacts(html: string, facts: PageFacts): string {
  const filled = `<meta name="facts" content="${escaped(JSON.stringify(facts))}">`;
  return html
    .replace(ROOM, () => filled)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(facts.title)}</title>`);
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}
