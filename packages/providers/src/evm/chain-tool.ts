// Chain tool: what every tool that reads a chain declares alike.

/** Reads the chain that the argument `chain` names; open without a key. */
export const chainTool = {
  effect: "read",
  keyless: true,
  upstream: ({ chain }: { readonly chain: string }) => chain,
} as const;
