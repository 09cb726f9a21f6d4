// Every path under /web3 is the service's: REST, MCP and the pages of both.
import { withMcp } from "@svckit/adapters-mcp";
import { createService } from "@svckit/core";
import { coingecko, hello } from "@svckit/providers";
import { toFetch } from "@svckit/rest";

function open() {
  const service = createService({
    providers: [hello(), coingecko()],
    // The path is the prefix, which Next leaves in the request's URL.
    publicUrl: process.env["PUBLIC_URL"] ?? "http://127.0.0.1:3000/web3",
    // Without a store, state ends with the process: `store: postgresStore(pool)` of @svckit/store-postgres keeps it.
  });
  return toFetch(withMcp(service));
}

let opened: ReturnType<typeof open> | undefined;

// The service is made with the first request: `next build` loads this file, too.
function answer(request: Request): Promise<Response> {
  opened ??= open();
  return opened(request);
}

export { answer as DELETE, answer as GET, answer as HEAD, answer as OPTIONS, answer as POST, answer as PUT };
