// The brand: the one word from which every brand-bearing wire identifier is derived.

/** Wire identifiers of one service. Nothing else in the code spells the brand. */
export interface Brand {
  readonly name: string;
  /** Prefixes of keys by kind, for example `svc_live_`. One that begins with `admin` speaks for no account. */
  readonly keyPrefixes: Readonly<Record<"live" | "test" | "dev" | "admin", string>>;
  /** What the names of headers begin with that bring a caller's own keys, for example `x-svc-key-`. */
  readonly keyHeaderPrefix: string;
  /** The field of `data` that repeats the receipt, for example `_svc`. */
  readonly receiptField: string;
  /** The scheme of discovery resources, for example `svc:`. */
  readonly resourceScheme: string;
}

const BRAND_FORM = /^[a-z][a-z0-9]{1,15}$/;

/** Derives every identifier from the brand's name (2 to 16 of `[a-z0-9]`, a letter first). */
export function createBrand(name = "svc"): Brand {
  if (!BRAND_FORM.test(name)) {
    throw new Error(`brand must match ${BRAND_FORM.source}, but is ${JSON.stringify(name)}`);
  }
  return {
    name,
    keyPrefixes: {
      live: `${name}_live_`,
      test: `${name}_test_`,
      dev: `${name}_dev_`,
      admin: `${name}_admin_`,
    },
    keyHeaderPrefix: `x-${name}-key-`,
    receiptField: `_${name}`,
    resourceScheme: `${name}:`,
  };
}
