// Stand-ins of the upstreams that the shipped providers ask, as `@svckit/testing/stand-ins`. A name added here is a promise: add a changeset with it.
export { standInCoinGecko } from "./upstream/coingecko/coingecko.js";
export { type RunningUpstreams, type StartUpstream, startUpstreams } from "./upstream/start.js";
