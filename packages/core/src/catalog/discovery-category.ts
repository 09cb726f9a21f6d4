// The category of the tools that the service brings itself.

/** Tools that find, describe and check other tools: free, and at every endpoint rather than at one of their own. */
export const DISCOVERY_CATEGORY = "discovery";
