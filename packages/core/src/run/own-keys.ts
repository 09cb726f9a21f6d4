// Own keys: the keys that callers bring with a call, for providers that take them.
import { authsOf } from "../catalog/auth.js";
import type { Catalog } from "../catalog/catalog.js";
import type { Provider } from "../catalog/provider.js";
import { ServiceError } from "../errors/errors.js";
import type { Brand } from "../platform/brand.js";
import { onceFor } from "../platform/once.js";
import { isKeyText } from "../upstream/keys.js";

/** The variables of keys that callers of these providers may bring. */
export function personalVariables(providers: readonly Provider[]): ReadonlySet<string> {
  const personal = providers.flatMap(authsOf).filter((auth) => auth.personal);
  return new Set(personal.map(({ variable }) => variable));
}

/** The variables of keys that whoever sees these tools may bring for them. */
export const ownVariables: (catalog: Pick<Catalog, "tools">) => ReadonlySet<string> = onceFor(
  ({ tools }: Pick<Catalog, "tools">) => {
    const personal = tools.flatMap(({ auths }) => auths).filter((auth) => auth.personal);
    return new Set(personal.map(({ variable }) => variable));
  },
);

/** The header that brings a caller's own key. */
export function keyHeader({ keyHeaderPrefix }: Brand, variable: string): string {
  return keyHeaderPrefix + variable.toLowerCase().replaceAll("_", "-");
}

/** Throws INVALID_REQUEST for a key that came with a call and cannot be used. Shows no value. */
export function requireOwnKeys(
  { personal, brand }: { readonly personal: ReadonlySet<string>; readonly brand: Brand },
  keys: Readonly<Record<string, unknown>> | undefined,
): void {
  for (const [variable, value] of Object.entries(keys ?? {})) {
    const name = variable.slice(0, 64);
    if (!personal.has(variable))
      throw new ServiceError("INVALID_REQUEST", {
        message: `The call brings a key ${JSON.stringify(name)}, which no tool here takes from callers.`,
        next: personal.size === 0 ? "Leave it out." : `These are taken: ${[...personal].join(", ")}.`,
      });
    if (!isKeyText(value))
      throw new ServiceError("INVALID_REQUEST", {
        message: `The key ${name} that came with the call is empty, was given twice or holds a line break.`,
        next: "Bring it once, as it is.",
      });
    if (Object.values(brand.keyPrefixes).some((prefix) => value.includes(prefix)))
      throw new ServiceError("INVALID_REQUEST", {
        message: `The key ${name} that came with the call is one of this service, which would leave it.`,
        next: "Send it as the credential of the call, and here the key of the provider.",
      });
  }
}
