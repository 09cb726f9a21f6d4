// consoleRoutes: the console's page and its files, for `routes` of a surface.
import { type Service, ServiceError } from "@svckit/core";
import { type RequestContext, type RestResponse, type Route, TAGS, toFile, toPage } from "@svckit/rest";
import { factsOf, withFacts } from "./page-facts.js";
import { readPage, readPageFile } from "./page-files.js";

/** How the console is served. */
export interface ConsoleOptions {
  /** What the page calls the service, 1 to 60 characters; the brand's name where left out. */
  readonly title?: string;
  /** Whether `/` leads to the console; it is no route otherwise. */
  readonly atRoot?: boolean;
}

const PATH = "/console";
const HTML = "text/html; charset=utf-8";

// Its own files alone, and calls to its own service. Nothing may frame it: a page around it could lead clicks.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const SEALED = {
  "cache-control": "no-cache",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
};

const DESCRIBED = { method: "GET", tag: TAGS.documentation, credential: "unread" } as const;
const PAGE = { description: "A page", type: HTML, schema: { type: "string" } };

const ROOT: Route = {
  ...DESCRIBED,
  path: "/",
  operationId: "getRoot",
  summary: "Leads to the console",
  undocumented: true,
  answer: PAGE,
  handle: (context: RequestContext<undefined>) => ({ ...leadTo(`.${PATH}`, context), status: 302 }),
};

/**
 * The console at `/console`, under any prefix of the host. It holds no secret and asks nothing by itself that its reader may
 * not: whoever uses it types a key, which the page keeps for the tab alone and sends as a header. Throws an `Error` for a
 * title that is none.
 */
export function consoleRoutes(
  service: Service,
  { title, atRoot = false }: ConsoleOptions = {},
): readonly Route[] {
  const shown = title ?? service.brand.name;
  if (typeof shown !== "string" || shown.trim() === "" || shown.length > 60)
    throw new Error(`the console's title must have 1 to 60 characters, but is ${JSON.stringify(title)}`);
  return [
    {
      ...DESCRIBED,
      path: PATH,
      operationId: "getConsole",
      summary: "The console, for people",
      description:
        "It asks, browses and runs tools, and shows accounts. It loads nothing from elsewhere, and sends what a person types as any other caller would.",
      answer: PAGE,
      codes: ["ENDPOINT_NOT_FOUND"],
      handle: (context: RequestContext<undefined>) => sendPage(context, shown),
    },
    {
      ...DESCRIBED,
      path: `${PATH}/`,
      operationId: "getConsoleBelow",
      summary: "Leads to the console",
      undocumented: true,
      answer: PAGE,
      handle: (context: RequestContext<undefined>) => leadTo(`..${PATH}`, context),
    },
    ...(atRoot ? [ROOT] : []),
    {
      ...DESCRIBED,
      path: `${PATH}/{file}`,
      operationId: "getConsoleFile",
      summary: "A file of the console",
      undocumented: true,
      parameters: [
        { name: "file", in: "path", description: "As the page names it", schema: { type: "string" } },
      ],
      answer: { description: "The file", type: "*/*", schema: { type: "string" } },
      handle: sendFile,
    },
  ];
}

async function sendPage(context: RequestContext<undefined>, title: string): Promise<RestResponse> {
  const html = await readPage();
  if (html === undefined) {
    throw new ServiceError("ENDPOINT_NOT_FOUND", {
      message: "This copy of the service carries no console.",
      next: "Serve it from its packages as they are installed: a bundle leaves the page's files out.",
    });
  }
  const { requestId, service } = context;
  const response = toPage(requestId, withFacts(html, factsOf(service, context, title)), POLICY);
  return { ...response, headers: { ...response.headers, ...SEALED } };
}

/** Its files are named relative to the path without a slash at its end. */
function leadTo(location: string, { requestId }: RequestContext<undefined>): RestResponse {
  return {
    status: 308,
    headers: { location, "cache-control": "no-cache", "x-request-id": requestId },
    body: "",
  };
}

async function sendFile({ requestId, params }: RequestContext<undefined>): Promise<RestResponse> {
  const file = await readPageFile(params["file"] ?? "");
  if (!file)
    throw new ServiceError("ENDPOINT_NOT_FOUND", { message: "The console has no file of that name." });
  // Its name changes with what is in it.
  const cacheControl = "public, max-age=31536000, immutable";
  return toFile(requestId, file.content, { type: file.type, cacheControl });
}
