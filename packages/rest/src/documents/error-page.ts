// The page that every doc_url links to: one anchor for each code of the error table.
import { ERRORS, type ErrorCode, type ErrorRow, errorAnchor } from "@svckit/core";

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin: 2.5rem 0 .25rem; font: 600 1.1rem ui-monospace, monospace; }
h2 a { color: inherit; text-decoration: none; }
:target { background: #ffd54f55; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .5rem 0; }
dt { opacity: .7; } dd { margin: 0; }`;

/** The whole page. */
export function renderErrorPage(): string {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Errors</title><meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body>
<h1>Errors</h1>
<p>Every answer with <code>"ok": false</code> carries one of these codes in <code>error.code</code>. Decide by <code>ok</code> and the code, never by the HTTP status.</p>
${codes.map(renderCode).join("\n")}
</body>
</html>
`;
}

function renderCode(code: ErrorCode): string {
  const row: ErrorRow = ERRORS[code];
  const anchor = errorAnchor(code);
  const retry =
    code === "TOOL_ERROR"
      ? "only where the receipt's runtime_status is rate_limited or degraded"
      : row.retryable
        ? "yes, the same request can succeed later"
        : "no, change the request or the credential first";
  return `<section><h2 id="${anchor}"><a href="#${anchor}">${code}</a></h2>
<p>${escapeHtml(row.title)} ${escapeHtml(row.next)}</p>
<dl><dt>Retry</dt><dd>${retry}</dd><dt>HTTP status</dt><dd>${row.status ?? "none"}</dd><dt>Type</dt><dd>${row.type}</dd><dt>Where</dt><dd>${row.transports.join(", ")}</dd></dl></section>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replace(/`([^`]+)`/g, "<code>$1</code>");
}
