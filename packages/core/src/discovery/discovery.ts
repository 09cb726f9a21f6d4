// Discovery: the service's own tools. With them agents find the others, check their answers and report back.

import type { Catalog } from "../catalog/catalog.js";
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { defineProvider, type Provider } from "../catalog/provider.js";
import type { Principal } from "../identity/principal.js";
import type { Awaitable } from "../platform/awaitable.js";
import type { Brand } from "../platform/brand.js";
import { describeTool } from "./describe-tool.js";
import { type FeedbackParts, reportFeedback } from "./feedback.js";
import { findTools } from "./find-tools.js";
import { type VerificationParts, validateTaskResult } from "./verification.js";

/** What the service's own tools work with. */
export interface DiscoveryParts extends FeedbackParts {
  readonly store: FeedbackParts["store"] & VerificationParts["store"];
  readonly brand: Brand;
  /** What a caller sees of the catalog, which is put together after these tools, with them in it. */
  readonly catalogOf: (principal: Principal | undefined) => Awaitable<Catalog>;
  /** The tool by a name, as a caller is shown it; throws TOOL_NOT_FOUND, also where the caller does not see it, or TOOL_RETIRED. */
  readonly toolOf: (principal: Principal | undefined, name: string) => Awaitable<CatalogTool>;
}

/** The provider of the service's own tools: free, and named after the brand. */
export function createDiscovery(parts: DiscoveryParts): Provider {
  return defineProvider({
    id: parts.brand.name,
    title: "The service itself",
    tools: [findTools(parts), describeTool(parts), validateTaskResult(parts), reportFeedback(parts)],
  });
}
