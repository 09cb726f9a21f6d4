// The feed of a service elsewhere, asked over REST.
import { ServiceError } from "@svckit/core";
import { getRemote } from "../place/remote.js";
import type { Asked, ReadFeed, TailedEvent } from "./tail.js";

/** Reads the feed of the account whose key it is. Throws API_ERROR where the service cannot be reached. */
export function remoteFeed(url: string, apiKey: string | undefined): ReadFeed {
  return async (asked) => {
    const { signal } = asked;
    const { data } = await getRemote(url, `/api/v1/events?${queryOf(asked)}`, { apiKey, signal });
    if (!Array.isArray(data["events"]))
      throw new ServiceError("API_ERROR", { message: "The service answered without events." });
    // `as`: the form in which the route answers.
    return data["events"] as readonly TailedEvent[];
  };
}

function queryOf({ after, order, limit }: Asked): string {
  const query = new URLSearchParams({ order, limit: String(limit) });
  if (after !== undefined) query.set("cursor", after);
  return query.toString();
}
