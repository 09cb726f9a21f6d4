// What the upstream answers, for tests without a network. `npm run record` writes this file anew from real answers.
import type { ProviderRecordings } from "@svckit/testing";

export const recordings: ProviderRecordings = {
  calls: [
    {
      tool: "get_acme_price",
      args: { symbol: "BTC" },
      recordings: [{ path: "/prices/BTC", body: { price: "97123.45", updated_at: 1767225600 } }],
      expect: { symbol: "BTC", price_usd: "97123.45", updated_at: 1767225600 },
    },
  ],
};
