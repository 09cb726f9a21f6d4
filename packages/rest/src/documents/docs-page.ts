// The page that shows the OpenAPI document with Swagger UI. This package carries the viewer's files, so the page needs no network.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The page. Its links are relative, so it works under any prefix. */
export const DOCS_PAGE = `<!doctype html>
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
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
};

/** A file of the page; undefined where there is no such file, as in a bundle of this package. */
export async function readDocsFile(
  name: string,
): Promise<{ readonly text: string; readonly type: string } | undefined> {
  if (name === "start.js") return { text: START, type: "text/javascript; charset=utf-8" };
  const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  const folder = viewerFolder();
  if (type === undefined || folder === undefined) return undefined;
  return { text: await readFile(join(folder, name), "utf8"), type };
}

/** The folder of the viewer's files: beside the built package, or in the package that they are copied from. */
function viewerFolder(): string | undefined {
  try {
    const carried = fileURLToPath(new URL("viewer", import.meta.url));
    if (existsSync(carried)) return carried;
    return dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  } catch {
    // A bundle has neither, and may have no `import.meta.url`.
    return undefined;
  }
}
