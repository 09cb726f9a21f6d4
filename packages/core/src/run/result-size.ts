// Result size: how long a result may be, so that every answer can be kept and given again.
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { mostResultBytes } from "../store/retention.js";
import { toUpstreamError } from "../upstream/failure.js";

/** Throws where the text of a result is longer than that. An upstream may answer with `maxBytes`. */
export function requireKeepable({ provider }: CatalogTool, text: string, maxBytes: number): void {
  const most = mostResultBytes(maxBytes);
  if (Buffer.byteLength(text) <= most) return;
  const message = `gave a result of more than ${most} bytes`;
  throw toUpstreamError(provider.id, { runtimeStatus: "failing", message });
}
