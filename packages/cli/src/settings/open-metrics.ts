// The metrics that SVC_METRICS switches on.
import type { ServiceOptions } from "@svckit/core";
import type { Prometheus } from "@svckit/rest";

/** The metrics of a server with these options. Loads their library, which other servers do without. */
export async function openMetrics({ brand, observer }: ServiceOptions): Promise<Prometheus> {
  if (observer)
    throw new Error("SVC_METRICS counts for itself, but SVC_CONFIG hands in an observer of its own");
  const [{ default: client }, { createPrometheus }] = await Promise.all([
    import("prom-client"),
    import("@svckit/rest"),
  ]);
  return createPrometheus(client, brand === undefined ? {} : { brand });
}
