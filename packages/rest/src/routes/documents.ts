// The routes of the documents: the OpenAPI document, its page, the error page and llms.txt.
import { ServiceError } from "@svckit/core";
import { DOCS_PAGE, DOCS_POLICY, readDocsFile } from "../documents/docs-page.js";
import type { RestResponse } from "../http/message.js";
import type { Document, RequestContext } from "../http/request-context.js";
import { toFile, toPage } from "../http/response.js";
import { type Route, TAGS } from "../http/route.js";

const HTML = "text/html; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";

export const documentRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/api/openapi.json",
    operationId: "getOpenApi",
    summary: "This document",
    description:
      "It is made from the routes and the tools that answer a caller without a key. `If-None-Match` saves sending it again.",
    tag: TAGS.documentation,
    credential: "unread",
    answer: { description: "The OpenAPI document", schema: { type: "object" } },
    revalidates: true,
    handle: async (context) => sendDocument(context, await context.documents.openApi(), "application/json"),
  },
  {
    method: "GET",
    path: "/docs",
    operationId: "getDocs",
    summary: "This document, for people",
    description: "The page sends calls, too. It loads nothing from elsewhere.",
    tag: TAGS.documentation,
    credential: "unread",
    answer: { description: "A page", type: HTML, schema: { type: "string" } },
    handle: ({ requestId }) => toPage(requestId, DOCS_PAGE, DOCS_POLICY),
  },
  {
    method: "GET",
    path: "/docs/{file}",
    operationId: "getDocsFile",
    summary: "A file of that page",
    description: "The page loads them itself.",
    tag: TAGS.documentation,
    credential: "unread",
    parameters: [
      {
        name: "file",
        in: "path",
        description: "As the page names it",
        schema: { type: "string" },
        example: () => "start.js",
      },
    ],
    answer: { description: "The file", type: "*/*", schema: { type: "string" } },
    handle: getDocsFile,
  },
  {
    method: "GET",
    path: "/errors",
    operationId: "getErrors",
    summary: "What each error code means and what to do next, for people",
    description: "Every `doc_url` leads to an anchor of this page: the code in lower case with dashes.",
    tag: TAGS.documentation,
    credential: "unread",
    answer: { description: "A page", type: HTML, schema: { type: "string" } },
    handle: ({ requestId, documents }) => toPage(requestId, documents.errors().content),
  },
  {
    method: "GET",
    path: "/llms.txt",
    operationId: "getLlmsText",
    summary: "What this service is and how to call it, for language models",
    description:
      "It names every route and, by category, the tools that a caller without a key sees. `If-None-Match` saves sending it again.",
    tag: TAGS.documentation,
    credential: "unread",
    answer: { description: "A short text", type: TEXT, schema: { type: "string" } },
    revalidates: true,
    handle: async (context) => sendDocument(context, await context.documents.llms(), TEXT),
  },
];

/** A document, or 304 for a caller who has it already. */
function sendDocument(
  { requestId, headers }: RequestContext,
  document: Document,
  type: string,
): RestResponse {
  const known = (headers["if-none-match"] ?? []).join(",").split(",");
  // Weak tags are compared: a document has the same tag in every encoding.
  const isKnown = known.some((tag) => weak(tag.trim()) === document.etag || tag.trim() === "*");
  const sent = { type, cacheControl: "no-cache", etag: document.etag };
  if (!isKnown) return toFile(requestId, document.content, sent);
  const { headers: kept } = toFile(requestId, document.content, sent);
  return { status: 304, headers: kept, body: "" };
}

const weak = (tag: string) => (tag.startsWith("W/") ? tag : `W/${tag}`);

async function getDocsFile({ requestId, params }: RequestContext): Promise<RestResponse> {
  const file = await readDocsFile(params["file"] ?? "");
  if (file) return toFile(requestId, file.content, { type: file.type, cacheControl: "max-age=86400" });
  throw new ServiceError("ENDPOINT_NOT_FOUND", { message: "The page has no file of that name." });
}
