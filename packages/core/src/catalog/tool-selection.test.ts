// What selectors of tools mean, and which are refused.
import { describe, expect, it } from "vitest";
import type { ToolSelection } from "../store/tool-selection.js";
import { requireToolSelection, toToolFilter, unmatchedSelector } from "./tool-selection.js";

const tool = (name: string, category: string, provider: string) => ({
  name,
  category,
  provider: { id: provider },
});
const TOOLS = [
  tool("get_price", "market_data", "coingecko"),
  tool("get_pool", "market_data", "dexscreener"),
  tool("get_balance", "portfolio_wallet", "evm"),
  tool("search_tools", "discovery", "svc"),
];

function namesIn(selection: ToolSelection): readonly string[] {
  return TOOLS.filter(toToolFilter(selection, "svc")).map(({ name }) => name);
}

describe("a selection of tools", () => {
  it("has all tools in it where it says nothing", () => {
    expect(namesIn({})).toEqual(["get_price", "get_pool", "get_balance", "search_tools"]);
  });

  it.each([
    ["a name", "get_pool", ["get_pool"]],
    ["a category", "category:market_data", ["get_price", "get_pool"]],
    ["a category with the brand in front", "category:svc_market_data", ["get_price", "get_pool"]],
    ["a provider", "provider:evm", ["get_balance"]],
  ])("allows by %s, and the service's own tools beside it", (_, selector, names) => {
    expect(namesIn({ allow: [selector] })).toEqual([...names, "search_tools"]);
  });

  it("has nothing but the service's own tools in it where nothing is allowed", () => {
    expect(namesIn({ allow: [] })).toEqual(["search_tools"]);
  });

  it("lets deny win over allow", () => {
    expect(namesIn({ allow: ["category:market_data"], deny: ["provider:coingecko"] })).toEqual([
      "get_pool",
      "search_tools",
    ]);
    expect(namesIn({ allow: ["get_price"], deny: ["get_price"] })).toEqual(["search_tools"]);
  });

  it("leaves the service's own tools out where deny names them", () => {
    expect(namesIn({ deny: ["search_tools"] })).not.toContain("search_tools");
    expect(namesIn({ deny: ["category:discovery"] })).not.toContain("search_tools");
  });

  it.each(["get_prices", "category:market", "category:svc_market", "provider:alchemy", "svc_get_price"])(
    "has no tool for the selector %s",
    (selector) => {
      expect(unmatchedSelector({ allow: ["get_price"], deny: [selector] }, TOOLS, "svc")).toBe(selector);
      expect(unmatchedSelector({ allow: [selector] }, TOOLS, "svc")).toBe(selector);
    },
  );

  it("has no unmatched selector where each fits a tool", () => {
    const selection = { allow: ["category:svc_market_data", "get_balance"], deny: ["provider:svc"] };
    expect(unmatchedSelector(selection, TOOLS, "svc")).toBeUndefined();
  });

  it.each([
    [["get_price"], "plans.free.tools must be an object"],
    [{ allows: ["get_price"] }, "there is no option plans.free.tools.allows"],
    [{ allow: "get_price" }, "plans.free.tools.allow must be a list"],
    [{ deny: [""] }, "plans.free.tools.deny must be a list"],
    [{ deny: ["name:get_price"] }, "plans.free.tools.deny must be a list"],
    [{ deny: ["category:"] }, "plans.free.tools.deny must be a list"],
    [{ allow: [7] }, "plans.free.tools.allow must be a list"],
  ])("refuses %j and names it", (value, message) => {
    expect(() => requireToolSelection("plans.free.tools", value)).toThrow(message);
  });
});
