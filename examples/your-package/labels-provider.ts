// The provider of labels: a label server of yours, which SVC_UPSTREAM_LABELS and SVC_KEY_LABELS name to svc serve.
import { defineProvider, defineProviderFactory, defineTool } from "@svckit/core";
import { z } from "zod";

const Label = z.object({ label: z.string() });

const getAddressLabel = defineTool({
  name: "get_address_label",
  title: "Address label",
  description: "The public label of an address, as the label server knows it now.",
  category: "address_labels",
  effect: "read",
  keyless: true,
  keywords: ["known address", "exchange wallet"],
  input: z.object({ address: z.string().min(1).describe("The address") }),
  output: z.object({ label: z.string().nullable() }),
  examples: [{ description: "A known address", args: { address: "0xabc" } }],
  async execute({ address }, ctx) {
    const found = await ctx.http.find("labels/{address}", { path: { address }, schema: Label });
    return found ?? ctx.noData({ label: null }, "the address has no label");
  },
});

interface LabelOptions {
  readonly baseUrl?: string;
}

export const labels = defineProviderFactory(
  { baseUrl: { kind: "upstream", description: "The label server" } },
  ({ baseUrl = "https://labels.example" }: LabelOptions = {}) =>
    defineProvider({
      id: "labels",
      title: "Labels",
      baseUrl,
      auth: { header: "x-label-key", variable: "LABELS_API_KEY", optional: true },
      tools: [getAddressLabel],
    }),
);
