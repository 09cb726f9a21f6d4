// Tool selection: the tools of a plan or a key, as a host writes them and a store keeps them.

/**
 * Tools by selectors: `get_price`, `category:market_data` (the brand may stand in front of it) or `provider:coingecko`. All
 * tools without `allow`; what `deny` names is out, also where `allow` names it. The service's own tools, such as
 * `search_tools`, are in unless `deny` names them.
 */
export interface ToolSelection {
  readonly allow?: readonly string[] | undefined;
  readonly deny?: readonly string[] | undefined;
}
