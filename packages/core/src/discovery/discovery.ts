// Discovery: the service's own tools, by which agents find the others, prove what they say and report back.

import type { Catalog } from "../catalog/catalog.js";
import { defineProvider, type Provider } from "../catalog/provider.js";
import type { Brand } from "../platform/brand.js";
import { describeTool } from "./describe-tool.js";
import { type FeedbackParts, reportFeedback } from "./feedback.js";
import { findTools } from "./find-tools.js";
import { type VerificationParts, validateTaskResult } from "./verification.js";

/** What the service's own tools work with. */
export interface DiscoveryParts extends FeedbackParts {
  readonly store: FeedbackParts["store"] & VerificationParts["store"];
  readonly brand: Brand;
  /** The catalog that these tools are part of, which is put together after them. */
  readonly catalog: () => Catalog;
}

/** The provider of the service's own tools: free, and named after the brand. */
export function createDiscovery(parts: DiscoveryParts): Provider {
  return defineProvider({
    id: parts.brand.name,
    title: "The service itself",
    tools: [findTools(parts), describeTool(parts), validateTaskResult(parts), reportFeedback(parts)],
  });
}
