// The endpoints of a service: the root finds tools, and the endpoint of each category calls its tools directly.
import type { Service } from "@svckit/core";
import { createResources, type Resources } from "./resources.js";
import { type ListedTool, ROOT_TOOL_NAMES, rootTools, toListedTool } from "./tool-list.js";

/** One endpoint. Its list is made once, when it is first asked for. */
export interface Endpoint {
  /** `/mcp`, or `/<brand>_<category>/mcp`. */
  readonly path: string;
  /** Undefined for the root. */
  readonly category: string | undefined;
  readonly title: string;
  /** What a model reads about the endpoint. */
  readonly instructions: string;
  listTools(): readonly ListedTool[];
  /** The tools that are called here: those that are listed, and some that only the root lists. */
  readonly callable: ReadonlySet<string>;
  /** Only the root has resources. */
  readonly resources: Resources | undefined;
}

// Every endpoint calls them, and the root alone lists them: agent frameworks refuse one name at two endpoints.
const CALLED_EVERYWHERE = ["search_tools", "report_feedback"];

const ROOT_PATH = "/mcp";

/** The path of a category's endpoint. */
function categoryPath(service: Service, category: string): string {
  return `/${service.brand.name}_${category}/mcp`;
}

/** All endpoints, the root first. */
export function createEndpoints(service: Service): readonly Endpoint[] {
  const { categories } = service.catalog;
  const root: Endpoint = {
    path: ROOT_PATH,
    category: undefined,
    title: `${service.brand.name}: all tools`,
    instructions:
      "Find a tool with search_tools, read get_api_endpoint_schema before its first call, then call it with the invoker named there. Every answer carries a receipt in meta: keep receipt_id. Decide by ok and error.code. Cite receipts, and check your answer with validate_task_result.",
    ...listing(ROOT_TOOL_NAMES, () => rootTools(service.catalog)),
    resources: createResources(
      service,
      categories.map((category) => ({ category, path: categoryPath(service, category) })),
    ),
  };
  return [root, ...categories.map((category) => categoryEndpoint(service, category))];
}

function categoryEndpoint(service: Service, category: string): Endpoint {
  // In the order of names, as the catalog has them.
  const tools = service.catalog.tools.filter((tool) => tool.category === category);
  return {
    path: categoryPath(service, category),
    category,
    title: `${service.brand.name}: ${category.replaceAll("_", " ")}`,
    instructions: `The tools of the category ${category}, called directly. Every answer carries a receipt in meta: keep receipt_id. Decide by ok and error.code. Tools of other categories are found and called at ${service.transport.settings.publicUrl}${ROOT_PATH}.`,
    ...listing([...tools.map(({ name }) => name), ...CALLED_EVERYWHERE], () => tools.map(toListedTool)),
    resources: undefined,
  };
}

/** The tools of an endpoint: the names at once, the list when it is asked for, since it needs every schema. */
function listing(
  names: readonly string[],
  list: () => readonly ListedTool[],
): Pick<Endpoint, "listTools" | "callable"> {
  let listed: readonly ListedTool[] | undefined;
  return {
    callable: new Set(names),
    listTools() {
      listed ??= list();
      return listed;
    },
  };
}
