// The keys of a service: those that its providers declare, with the values that the host gives.
import { authsOf } from "./catalog/auth.js";
import type { ServiceOptions } from "./options.js";
import type { Brand } from "./platform/brand.js";
import type { Clock } from "./platform/clock.js";
import type { Logger } from "./platform/logger.js";
import { createMask, createRotatingMask, type Mask } from "./platform/mask.js";
import { personalVariables } from "./run/own-keys.js";
import type { ServiceKeys } from "./run/tool-keys.js";
import { createKeyRing } from "./upstream/keys.js";

/** Masks the secrets that the options hold, and takes in those that a function gives. */
export function createSecrets({ providers, keys = {}, secret }: ServiceOptions): Mask {
  // What everybody may know of a provider is no secret, though a key holds it too.
  const openWords = providers.flatMap((provider) => [
    provider.id,
    provider.title,
    ...authsOf(provider).map(({ variable }) => variable),
    ...provider.tools.map(({ name }) => name),
  ]);
  const lasting = createMask(openWords);
  const rotating = createRotatingMask(openWords);
  if (secret !== undefined) lasting.add(secret);
  for (const key of Object.values(keys)) if (typeof key === "string") lasting.add(key);
  for (const { headers = {} } of providers) {
    for (const [name, value] of Object.entries(headers))
      if (/key|token|auth|secret|cookie/i.test(name)) lasting.add(value.replace(/^bearer +/i, ""));
  }
  return { add: rotating.add, text: (text) => rotating.text(lasting.text(text)) };
}

/** The keys of a service; throws an `Error` that names a variable which no provider declares. */
export function createServiceKeys(
  { providers, keys = {} }: ServiceOptions,
  {
    brand,
    secrets,
    ...parts
  }: { readonly brand: Brand; readonly clock: Clock; readonly logger: Logger; readonly secrets: Mask },
): ServiceKeys {
  const declared = new Set(providers.flatMap(authsOf).map(({ variable }) => variable));
  const unknown = Object.keys(keys).find((variable) => !declared.has(variable));
  if (unknown !== undefined) {
    const those = declared.size === 0 ? "there are none" : `there are ${[...declared].join(", ")}`;
    throw new Error(`keys.${unknown}: no provider declares such a variable in its auth; ${those}`);
  }
  return {
    ring: createKeyRing({ ...parts, keys, mask: secrets }),
    mask: secrets.text,
    brand,
    personal: personalVariables(providers),
  };
}
