// A service that watches prices: its state on a store, its routes, and a scheduler that runs monitors and sends events.
import { type Clock, createService, memoryStore } from "@svckit/core";
import { createNative } from "@svckit/native";
import { coingecko } from "@svckit/providers";
import { createRest, toFetch } from "@svckit/rest";

export function openService(given: {
  readonly baseUrl: string;
  readonly receiver: string;
  readonly clock: Clock;
}) {
  const { baseUrl, receiver, clock } = given;
  const native = createNative();
  const service = createService({
    providers: [coingecko({ baseUrl }), native.provider],
    store: memoryStore({ clock, extensions: [native.store] }),
    clock,
    // The receiver of this example is on the same machine. Webhooks lead to public hosts otherwise.
    egressAllow: [receiver],
  });
  const state = native.bind(service);
  const send = toFetch(createRest(service, { routes: state.routes }));
  return { service, send, scheduler: state.createScheduler() };
}
