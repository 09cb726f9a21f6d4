// The endpoints of a service: the root finds tools, and the endpoint of each category calls its tools directly.
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Catalog, onceFor, type Service } from "@svckit/core";
import { createResources, type Resources } from "./resources.js";
import { DISCOVERY, INVOKER_TOOLS, type ListedTool, ROOT_TOOL_NAMES, toListedTool } from "./tool-list.js";

/** The tools that an endpoint lists, in the order of names, and the JSON text of that list. */
export interface ToolList {
  readonly tools: readonly ListedTool[];
  readonly text: string;
}

/** One endpoint. */
export interface Endpoint {
  /** `/mcp`, or `/<brand>_<category>/mcp`. */
  readonly path: string;
  /** Undefined for the root. */
  readonly category: string | undefined;
  readonly title: string;
  /** What a model reads about the endpoint. */
  readonly instructions: string;
  /** The list of what a caller sees: made once for all who see the same. */
  readonly listTools: (view: Catalog) => Promise<ToolList>;
  /** Whether a tool is called here: those that are listed are, and some that only the root lists. */
  readonly isCalledHere: (name: string) => boolean;
  /** Only the root has resources. */
  readonly resources: Resources | undefined;
  /** Whether a client that is connected is told that the list of tools has changed. */
  readonly tellsChanges?: boolean;
}

// Every endpoint calls them, and the root alone lists them: agent frameworks refuse one name at two endpoints.
const CALLED_EVERYWHERE = ["search_tools", "report_feedback"];

const ROOT_PATH = "/mcp";

/** The path of a category's endpoint. */
function categoryPath(service: Service, category: string): string {
  return `/${service.brand.name}_${category}/mcp`;
}

/** The endpoints for a catalog, the root first. A category's is the same one as long as the service has the category. */
export function createEndpoints(service: Service): (catalog: Catalog) => readonly Endpoint[] {
  const root = rootEndpoint(service);
  const ofCategories = new Map<string, Endpoint>();

  function endpointOf(category: string): Endpoint {
    const endpoint = ofCategories.get(category) ?? categoryEndpoint(service, category);
    ofCategories.set(category, endpoint);
    return endpoint;
  }

  return ({ categories }) => [root, ...categories.map(endpointOf)];
}

function rootEndpoint(service: Service): Endpoint {
  return {
    path: ROOT_PATH,
    category: undefined,
    title: `${service.brand.name}: all tools`,
    instructions:
      "Find a tool with search_tools, read get_api_endpoint_schema before its first call, then call it with the invoker named there. Every answer carries a receipt in meta: keep receipt_id. Decide by ok and error.code. Cite receipts, and check your answer with validate_task_result.",
    isCalledHere: (name) => ROOT_TOOL_NAMES.includes(name),
    listTools: onceFor((view) => {
      const seen = DISCOVERY.filter((name) => view.get(name) !== undefined);
      return list(view, seen, INVOKER_TOOLS);
    }),
    resources: createResources(service, (category) => categoryPath(service, category)),
  };
}

function categoryEndpoint(service: Service, category: string): Endpoint {
  return {
    path: categoryPath(service, category),
    category,
    title: `${service.brand.name}: ${category.replaceAll("_", " ")}`,
    instructions: `The tools of the category ${category}, called directly. Every answer carries a receipt in meta: keep receipt_id. Decide by ok and error.code. Tools of other categories are found and called at ${service.transport.settings.publicUrl}${ROOT_PATH}.`,
    isCalledHere: (name) =>
      service.catalog.get(name)?.category === category || CALLED_EVERYWHERE.includes(name),
    // In the order of names, as the catalog has them.
    listTools: onceFor((view) => {
      const own = view.tools.filter((tool) => tool.category === category);
      return list(
        view,
        own.map(({ name }) => name),
      );
    }),
    resources: undefined,
  };
}

/** Makes a list of tools, those of the catalog a turn of the event loop each: it needs every schema. */
async function list(
  catalog: Catalog,
  names: readonly string[],
  others: readonly ListedTool[] = [],
): Promise<ToolList> {
  const own = names.map((name) => catalog.find(name));
  await catalog.describe(own);
  const listed = others.map(withText);
  for (const tool of own) {
    await nextTurn();
    listed.push(withText(toListedTool(tool)));
  }
  listed.sort((a, b) => (a.tool.name < b.tool.name ? -1 : 1));
  return {
    tools: listed.map(({ tool }) => tool),
    text: `[${listed.map(({ text }) => text).join()}]`,
  };
}

const withText = (tool: ListedTool) => ({ tool, text: JSON.stringify(tool) });
