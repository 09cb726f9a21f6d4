// The routes of the tools: the catalog, one tool of it, and the call of one.
import {
  type CatalogQuery,
  DISCOVERY_CATEGORY,
  IDEMPOTENCY_KEY_PATTERN,
  isPending,
  type Principal,
  type Service,
} from "@svckit/core";
import { jsonBodyOf } from "../body/request-body.js";
import { exampleCalls, exampleTool } from "../documents/example-calls.js";
import { EXAMPLE_IDEMPOTENCY_KEY, EXAMPLE_RECEIPT } from "../documents/wire-examples.js";
import type { RestResponse } from "../http/message.js";
import type { RequestContext } from "../http/request-context.js";
import { toResponse, toSuccess, toSuccessOf } from "../http/response.js";
import { REST_CODES, type Route, refTo, successOf, TAGS } from "../http/route.js";
import { toCall } from "./execute-request.js";

export const toolRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/api/v1/tools",
    operationId: "listTools",
    summary: "The tool catalog, a page at a time",
    description:
      "In the order of names, or what fits best first where something is searched for. A page's `next_cursor` is the cursor of the one after it; null ends the list.",
    tag: TAGS.tools,
    credential: "optional",
    parameters: [
      {
        name: "limit",
        in: "query",
        description: "Tools on a page; more than 250 is 250",
        schema: { type: "integer", minimum: 1, default: 250 },
        example: () => 50,
      },
      {
        name: "cursor",
        in: "query",
        description:
          "The last name of the page before; a tool that was retired since does, except with `search`",
        schema: { type: "string" },
        example: exampleCursor,
      },
      {
        name: "category",
        in: "query",
        description:
          "Tools of this category alone; the brand may stand in front of it, as in an endpoint's path",
        schema: ({ catalog }) => ({ type: "string", enum: [...catalog.categories, DISCOVERY_CATEGORY] }),
        example: ({ catalog }) => exampleTool(catalog)?.category,
      },
      {
        name: "provider",
        in: "query",
        description: "Tools of this provider alone",
        schema: { type: "string" },
        example: ({ catalog }) => exampleTool(catalog)?.provider.id,
      },
      {
        name: "search",
        in: "query",
        description:
          "What a tool is wanted for: what fits comes best first, at most 25 tools, and `cursor` goes on in that ranking",
        schema: { type: "string" },
        example: ({ catalog }) => exampleTool(catalog)?.definition.title,
      },
    ],
    answer: {
      description: "A page of the catalog",
      schema: successOf(
        {
          type: "object",
          properties: {
            tools: { type: "array", items: refTo("Tool") },
            total_count: { type: "integer", minimum: 0, description: "Tools that match, on all pages" },
          },
          required: ["tools", "total_count"],
        },
        {
          type: "object",
          properties: { next_cursor: { type: ["string", "null"] } },
          required: ["next_cursor"],
        },
      ),
      example: ({ catalog }) => {
        const { tools, totalCount, nextCursor } = catalog.list({ limit: 1 });
        return { ok: true, data: { tools, total_count: totalCount }, meta: { next_cursor: nextCursor } };
      },
    },
    codes: ["CATALOG_PAGINATION_ERROR"],
    handle: listTools,
  },
  {
    method: "GET",
    path: "/api/v1/tools/{name}",
    operationId: "getTool",
    summary: "One tool of the catalog, with the schemas of its arguments and its result",
    description:
      "`inputSchema` describes the `args` of a call, `outputSchema` the `data` of its answer. A retired name is refused with the name to use instead.",
    tag: TAGS.tools,
    credential: "optional",
    parameters: [
      {
        name: "name",
        in: "path",
        description: "The exact name",
        schema: { type: "string" },
        example: ({ catalog }) => exampleTool(catalog)?.name,
      },
    ],
    answer: { description: "The tool", schema: successOf(refTo("Tool")) },
    codes: ["TOOL_NOT_FOUND", "TOOL_RETIRED"],
    handle: getTool,
  },
  {
    method: "POST",
    path: "/api/v1/execute",
    operationId: "execute",
    summary: "Run a tool",
    description:
      "A call that is sent again under its idempotency key is answered with the first answer, to the byte, and costs nothing. A failed call costs nothing.",
    tag: TAGS.tools,
    credential: "forwarded",
    parameters: [
      {
        name: "Idempotency-Key",
        in: "header",
        description:
          "Names the call, so that it is not done again: the same value when re-sending it. Bare or quoted; `args.idempotency_key` and the body's `idempotency_key` are the same.",
        schema: {
          type: "string",
          pattern: `^(?:${IDEMPOTENCY_KEY_PATTERN}|"${IDEMPOTENCY_KEY_PATTERN}")$`,
        },
        example: () => EXAMPLE_IDEMPOTENCY_KEY,
      },
    ],
    body: { schema: refTo("ExecuteRequest"), examples: executeExamples },
    answer: {
      description: "The tool's result, and the receipt of the call",
      schema: refTo("Success"),
      example: ({ brand }) => {
        const data = { result: "…", [brand.receiptField]: EXAMPLE_RECEIPT };
        return { ok: true, data, meta: EXAMPLE_RECEIPT };
      },
    },
    // A tool may refuse with any code.
    codes: REST_CODES.filter((code) => code !== "ENDPOINT_NOT_FOUND"),
    metered: true,
    ownKeys: true,
    handle: executeTool,
  },
];

const TOOLS = Buffer.from('{"tools":[');
const COMMA = Buffer.from(",");

async function listTools({ service, principal, query, requestId }: RequestContext): Promise<RestResponse> {
  // `as`: the route looks at the credential.
  const catalog = await service.view(principal as Principal);
  const asked = toCatalogQuery(query);
  if (asked.search !== undefined) await catalog.readTexts();
  const { tools, totalCount, nextCursor } = catalog.page(asked);
  await catalog.describe(tools);
  const entries = tools.flatMap((tool, at) => (at === 0 ? tool.entryBytes() : [COMMA, ...tool.entryBytes()]));
  const data = [TOOLS, ...entries, Buffer.from(`],"total_count":${totalCount}}`)];
  return toSuccessOf(requestId, data, JSON.stringify({ next_cursor: nextCursor }));
}

/** The first tool that the other examples of the query find: with them, a cursor has to be one that they find. */
function exampleCursor({ catalog }: Service): string | undefined {
  const tool = exampleTool(catalog);
  if (!tool) return undefined;
  const { category, provider, definition } = tool;
  return catalog.list({ category, provider: provider.id, search: definition.title, limit: 1 }).tools[0]?.name;
}

function toCatalogQuery(query: URLSearchParams): CatalogQuery {
  const { limit, ...words } = Object.fromEntries(query);
  if (limit === undefined) return words;
  return { ...words, limit: /^\d+$/.test(limit) ? Number(limit) : Number.NaN };
}

async function getTool({ service, principal, params, requestId }: RequestContext): Promise<RestResponse> {
  // `as`: the route looks at the credential.
  const tool = await service.transport.show(principal as Principal, params["name"] ?? "");
  return toSuccess(requestId, tool.entry());
}

function executeExamples({ catalog }: Service) {
  const calls = exampleCalls(catalog);
  return Object.fromEntries(
    calls.map(({ description, body }) => [body.tool, { summary: description, value: body }]),
  );
}

async function executeTool(context: RequestContext): Promise<RestResponse> {
  const body = jsonBodyOf(context);
  const call = toCall(context, isPending(body) ? await body : body);
  const answer = await context.service.transport.answer(call);
  return toResponse(answer, context.now, { metered: true });
}
