// Facts: what the server has written into the page about its service, and where the service is.

/** What the page is told of its service. */
export interface Facts {
  readonly title: string;
  readonly brand: string;
  readonly receiptField: string;
  readonly version: string;
  readonly keyPrefixes: { readonly live: string; readonly admin: string };
  readonly has: {
    readonly search: boolean;
    readonly state: boolean;
    readonly admin: boolean;
    readonly mcp: boolean;
  };
}

/** What this page was served with. */
export const FACTS: Facts = readFacts();

/** The address of the service without a slash at its end; the page is one step below it. */
export const BASE = new URL(".", window.location.href).href.replace(/\/$/, "");

function readFacts(): Facts {
  const written = document.querySelector<HTMLMetaElement>('meta[name="facts"]')?.content ?? "";
  // `as`: the server that serves this page wrote it.
  return JSON.parse(written) as Facts;
}
