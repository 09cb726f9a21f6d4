// docs/errors.md: every error of the table, under the anchor that its `doc_url` names.
import { ERRORS, type ErrorCode, type ErrorRow, errorAnchor } from "@svckit/core";

/** The whole page. */
export function errorsPage(): string {
  // `as`: the keys of the table are its codes.
  const codes = Object.keys(ERRORS).sort() as ErrorCode[];
  return `# Errors

<!-- Written by \`npm run docs\` from packages/core/src/errors/error-table.ts. -->

Every answer with \`"ok": false\` carries one of these codes in \`error.code\`. Decide by \`ok\` and the code, never by the
HTTP status. \`error.doc_url\` leads to the code's section on the page that the service itself serves at \`/errors\`.

| Code | HTTP status | Retry |
|---|---|---|
${codes.map(toLine).join("\n")}

${codes.map(toSection).join("\n\n")}
`;
}

function toLine(code: ErrorCode): string {
  const row: ErrorRow = ERRORS[code];
  return `| [\`${code}\`](#${errorAnchor(code)}) | ${row.status ?? "–"} | ${retry(code, row)} |`;
}

function toSection(code: ErrorCode): string {
  const row: ErrorRow = ERRORS[code];
  const surfaces = row.transports.map((transport) => (transport === "cli" ? "CLI" : transport.toUpperCase()));
  const facts = [
    `Type \`${row.type}\``,
    `HTTP status ${row.status ?? "none"}`,
    `on ${surfaces.join(", ")}`,
    `retry: ${retry(code, row)}`,
    `exit code ${row.exit}`,
  ];
  return `<a id="${errorAnchor(code)}"></a>

## ${code}

${prose(`${row.title} ${row.next}`)}

${facts.join(" · ")}`;
}

/** A text in which what looks like a tag is read as it stands; in code it does so by itself. */
function prose(text: string): string {
  return text
    .split("`")
    .map((part, index) => (index % 2 === 0 ? part.replaceAll("<", "&lt;") : part))
    .join("`");
}

function retry(code: ErrorCode, row: ErrorRow): string {
  if (code === "TOOL_ERROR") return "where `runtime_status` is `rate_limited` or `degraded`";
  return row.retryable ? "yes" : "no";
}
