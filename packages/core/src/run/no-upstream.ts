// No upstream: the client that a tool has whose provider declares no upstream.
import type { UpstreamClient } from "../upstream/upstream.js";

const noUpstream = () => {
  throw new TypeError(
    "the provider declares no upstream: give it a baseUrl, or upstreams and the tool's `upstream`",
  );
};

/** Its methods throw a `TypeError` that says what the provider lacks. */
export const NO_UPSTREAM: UpstreamClient = {
  get: noUpstream,
  find: noUpstream,
  post: noUpstream,
  put: noUpstream,
  patch: noUpstream,
  delete: noUpstream,
};
