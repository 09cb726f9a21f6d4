// The surface as route handlers of Next.
import { toFetch } from "@svckit/rest";
import { settings } from "../../../../servers/settings.mjs";
import { openSurface } from "../../../../servers/surface.mjs";

let opened;

// Made with the first request: `next build` loads this file too.
async function answer(request) {
  opened ??= openSurface(settings).then(toFetch);
  return (await opened)(request);
}

export { answer as DELETE, answer as GET, answer as HEAD, answer as OPTIONS, answer as POST, answer as PUT };
