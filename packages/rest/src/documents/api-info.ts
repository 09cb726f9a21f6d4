// The contact and the license that the OpenAPI document names, as the host says them.
import { isObject, type Service } from "@svckit/core";

/** Whom callers write to, and the terms of the interface; what is left out has a default. */
export interface ApiInfo {
  /** The brand and the address of `/docs` where left out. */
  readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string };
  /** svckit's own where left out. It has an SPDX `identifier` or a `url`, not both. */
  readonly license?: { readonly name: string; readonly identifier?: string; readonly url?: string };
}

const MEMBERS = { contact: ["name", "url", "email"], license: ["name", "identifier", "url"] } as const;

// The description is svckit's, until a host has terms of its own.
const LICENSE = { name: "MIT", identifier: "MIT" } as const;

/** The whole of it; throws an `Error` that names what cannot be used, since a configuration file may hold anything. */
export function toApiInfo({ brand, transport }: Service, info: ApiInfo): Required<ApiInfo> {
  requireMembers("info", info, Object.keys(MEMBERS));
  const { contact, license } = info;
  if (contact !== undefined) requireTexts("info.contact", contact, MEMBERS.contact);
  if (license !== undefined) {
    requireTexts("info.license", license, MEMBERS.license);
    if (license.name === undefined) throw new Error("info.license must have a name");
    if (license.identifier !== undefined && license.url !== undefined)
      throw new Error("info.license has an identifier or a url, not both");
  }
  return {
    contact: contact ?? { name: brand.name, url: `${transport.settings.publicUrl}/docs` },
    license: license ?? LICENSE,
  };
}

function requireTexts(path: string, value: unknown, names: readonly string[]): void {
  for (const [name, text] of Object.entries(requireMembers(path, value, names))) {
    if (typeof text !== "string" || text === "") throw new Error(`${path}.${name} must be a text`);
    if (name === "url" && !URL.canParse(text)) throw new Error(`${path}.url must be a URL`);
  }
}

function requireMembers(path: string, value: unknown, names: readonly string[]): object {
  if (!isObject(value)) throw new Error(`${path} must be an object with ${names.join(", ")}`);
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  if (unknown === undefined) return value;
  throw new Error(`there is no option ${path}.${unknown}; there are ${names.join(", ")}`);
}
