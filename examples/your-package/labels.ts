// Labels: a package that brings a provider, routes, a table on every store and words for the search.
export { labels as default, labels } from "./labels-provider.js";
export { labelRoutes } from "./labels-routes.js";
export { labelStore } from "./labels-store.js";

/** Words that callers use for labels, beside those that the tool's own texts have. */
export const LABEL_WORDS = `
  # address label
  = address label
  zaphod beeble
  whose wallet
`;
