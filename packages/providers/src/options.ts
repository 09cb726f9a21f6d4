// Checks a provider's options, which an operator may have written in a JSON file.
import * as z from "zod";

/** The options, as their schema reads them. Throws an `Error` that names the provider and the option at fault. */
export function readOptions<S extends z.ZodType>(provider: string, schema: S, options: unknown): z.output<S> {
  const read = schema.safeParse(options);
  if (read.success) return read.data;
  throw new Error(
    `provider ${JSON.stringify(provider)}: its options are wrong:\n${z.prettifyError(read.error)}`,
  );
}

/** The base URL of a provider with one upstream: its option `baseUrl`, or the public one. Throws as `readOptions` does. */
export function readBaseUrl(provider: string, publicUrl: string, options: unknown): string {
  const schema = z.strictObject({ baseUrl: z.url({ protocol: /^https?$/ }).optional() });
  return readOptions(provider, schema, options).baseUrl ?? publicUrl;
}

/**
 * The base URLs of a provider with several upstreams: the public ones, but for those that its option `upstreams` names.
 * Throws an `Error` that names the provider and the option at fault.
 */
export function readUpstreams<Host extends string>(
  provider: string,
  publicUrls: Readonly<Record<Host, string>>,
  options: unknown,
): Readonly<Record<Host, string>> {
  const url = z.url({ protocol: /^https?$/ }).optional();
  const hosts = Object.fromEntries(Object.keys(publicUrls).map((host) => [host, url]));
  const { upstreams = {} } = readOptions(
    provider,
    z.strictObject({ upstreams: z.strictObject(hosts).optional() }),
    options,
  );
  const named = Object.entries(upstreams).filter(([, value]) => value !== undefined);
  // `as`: the schema takes the names of the public ones alone.
  return { ...publicUrls, ...(Object.fromEntries(named) as Partial<Record<Host, string>>) };
}
