// The page that shows the OpenAPI document with Swagger UI. This package carries the viewer's files, so the page needs no network.
import { type SharedText, shareText } from "../http/shared-text.js";

// Its links are relative, so it works under any prefix.
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
</head>
<body>
<div id="viewer"><p>The document itself is at <a href="api/openapi.json">api/openapi.json</a>.</p></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

/** The page. */
export const DOCS_PAGE = shareText(PAGE);

/** What the page may load: its own files alone. The viewer writes styles and pictures inline. */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const START = `window.viewer = SwaggerUIBundle({
  url: "api/openapi.json",
  dom_id: "#viewer",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

const TYPES: Readonly<Record<string, string>> = {
  "start.js": "text/javascript; charset=utf-8",
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
};

/** A file of the page. */
export interface DocsFile {
  readonly content: SharedText;
  readonly type: string;
}

// Each file is read with its first use. The largest has 1.7 MB.
const files = new Map<string, Promise<DocsFile | undefined>>();

/** A file of the page; undefined where there is no such file, as in a bundle of this package. */
export function readDocsFile(name: string): Promise<DocsFile | undefined> {
  const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  if (type === undefined) return Promise.resolve(undefined);
  const known = files.get(name);
  if (known) return known;
  const read = readFileOfViewer(name, type);
  files.set(name, read);
  // What cannot be read now may be later.
  read.catch(() => files.delete(name));
  return read;
}

async function readFileOfViewer(name: string, type: string): Promise<DocsFile | undefined> {
  if (name === "start.js") return { content: shareText(START), type };
  const { readViewerFile } = await import("./viewer-files.js");
  const bytes = await readViewerFile(name);
  return bytes && { content: shareText(bytes), type };
}
