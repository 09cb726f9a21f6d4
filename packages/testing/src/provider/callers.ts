// Callers: the clause that a tool whose results are its caller's own keeps nothing of one caller for the next.
import assert from "node:assert/strict";
import { authsOf, type Fetch, type Provider, type Tool } from "@svckit/core";
import { createHarness, type Stand, type TestCaller } from "./harness.js";
import type { RecordedCall } from "./recorded-call.js";
import { createReplay } from "./recording.js";

/** Whether the results of a tool are its caller's own: it says so, or callers bring a key. */
export function isPersonal(provider: Provider, tool: Tool): boolean {
  return tool.personal === true || ownVariables(provider, tool).length > 0;
}

function ownVariables(provider: Provider, { name }: Tool): readonly string[] {
  const auths = authsOf(provider).filter((auth) => auth.personal && (auth.for?.includes(name) ?? true));
  return auths.map(({ variable }) => variable);
}

/** Checks that each of two callers has the upstream asked, with nothing of the other. */
export async function checkCallers(
  provider: Provider,
  tool: Tool,
  call: RecordedCall,
  stand: Stand,
): Promise<void> {
  const sent: string[] = [];
  const replay = createReplay(provider, call.recordings ?? [], stand.beside);
  const watched =
    (fetch: Fetch): Fetch =>
    async (request) => {
      const body = await request.clone().text();
      sent.push([request.method, request.url, body, ...request.headers].join(" "));
      return fetch(request);
    };
  const fetches = { fetch: watched(replay.fetch), publicFetch: watched(replay.publicFetch) };
  const harness = createHarness(provider, fetches, { ...stand, retries: false });
  const callers = await Promise.all(
    ["ada", "bob"].map(async (name): Promise<TestCaller & { readonly marks: readonly string[] }> => {
      const id = `${name}-of-the-suite-7Zx4Kd`;
      const keys = Object.fromEntries(
        ownVariables(provider, tool).map((each) => [each, `${name}-${each}-0Wm2Rt9`]),
      );
      return { principal: await harness.account(id), keys, marks: [id, ...Object.values(keys)] };
    }),
  );
  for (const [at, caller] of callers.entries()) {
    sent.length = 0;
    const { marks: _, ...as } = caller;
    const envelope = await harness.call(tool.name, call.args, as);
    assert.ok(envelope.ok, `for caller ${at + 1}: ${harness.describe(envelope)}`);
    const asks = (call.recordings ?? []).length > 0;
    assert.ok(
      !asks || sent.length > 0,
      `it asked nothing for caller ${at + 1}: it keeps what another one got`,
    );
    const told = [JSON.stringify(envelope.data), ...sent].join("\n");
    const others = callers.filter((each) => each !== caller).flatMap(({ marks }) => marks);
    const leaked = others.filter((mark) => told.includes(mark));
    assert.deepEqual(leaked, [], `caller ${at + 1} is told, or asked for with, what is another caller's`);
  }
}
