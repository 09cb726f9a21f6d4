// The endpoints of a service: the root, where tools are found, and one a category, where its tools are called directly.
import { type CatalogTool, DISCOVERY_CATEGORY, type Service } from "@svckit/core";
import { createResources, type Resources } from "./resources.js";
import { rootTools } from "./root-tools.js";
import { type ListedTool, toListedTool } from "./tool-list.js";

/** One endpoint; what it lists is worked out once. */
export interface Endpoint {
  /** `/mcp`, or `/<brand>_<category>/mcp`. */
  readonly path: string;
  /** Undefined for the root. */
  readonly category: string | undefined;
  readonly title: string;
  /** What a model is told of the whole. */
  readonly instructions: string;
  readonly tools: readonly ListedTool[];
  readonly toolNames: ReadonlySet<string>;
  /** Only the root has resources. */
  readonly resources: Resources | undefined;
}

// These exist even while no tool is in them, so that a client's configuration holds.
const CATEGORIES = ["market_data", "security_risk", "portfolio_wallet", "prediction_markets"];
const IN_EVERY_CATEGORY = ["search_tools", "report_feedback"];

const ROOT_PATH = "/mcp";

function categoryPath(service: Service, category: string): string {
  return `/${service.brand.name}_${category}/mcp`;
}

/** All endpoints, the root first. */
export function createEndpoints(service: Service): readonly Endpoint[] {
  const categories = categoriesOf(service);
  const root = endpoint({
    path: ROOT_PATH,
    category: undefined,
    title: `${service.brand.name}: all tools`,
    instructions:
      "Find a tool with search_tools, read get_api_endpoint_schema before its first call, then call it with the invoker named there. Every answer carries a receipt in meta: keep receipt_id. Decide by ok and error.code. Cite receipts, and check your answer with validate_task_result.",
    tools: rootTools(service.catalog),
    resources: createResources(
      service,
      categories.map((category) => ({ category, path: categoryPath(service, category) })),
    ),
  });
  return [root, ...categories.map((category) => categoryEndpoint(service, category))];
}

function categoriesOf({ catalog }: Service): readonly string[] {
  const brought = catalog.tools.map(({ category }) => category);
  return [...new Set([...CATEGORIES, ...brought])]
    .filter((category) => category !== DISCOVERY_CATEGORY)
    .sort();
}

function categoryEndpoint(service: Service, category: string): Endpoint {
  const isListed = ({ name, category: own }: CatalogTool) =>
    own === category || IN_EVERY_CATEGORY.includes(name);
  return endpoint({
    path: categoryPath(service, category),
    category,
    title: `${service.brand.name}: ${category.replaceAll("_", " ")}`,
    instructions: `The tools of the category ${category}, called directly. Every answer carries a receipt in meta: keep receipt_id. Decide by ok and error.code. Tools of other categories are called at ${service.settings.publicUrl}${ROOT_PATH}.`,
    // In the order of names, as the catalog has them.
    tools: service.catalog.tools.filter(isListed).map(toListedTool),
    resources: undefined,
  });
}

function endpoint(parts: Omit<Endpoint, "toolNames">): Endpoint {
  return { ...parts, toolNames: new Set(parts.tools.map(({ name }) => name)) };
}
