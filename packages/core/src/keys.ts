// Keys: made, given, replaced and revoked, for whoever runs the service.
import type { ServiceParts } from "./call/service-parts.js";
import type { Catalog } from "./catalog/catalog.js";
import { DISCOVERY_CATEGORY } from "./catalog/category.js";
import { requireToolSelection, selectorsOf, unmatchedSelector } from "./catalog/tool-selection.js";
import { type OptionNames, requireOptions } from "./given-options.js";
import { createApiKey, isWellFormedKey, type KeyKind, keyKind, toStoredKey } from "./identity/api-key.js";
import { type Instant, toInstant } from "./instant.js";
import { nearestName } from "./platform/nearest.js";
import { closedForGood, notFound, quote, refused, requireId } from "./refusals.js";
import type { ApiKey } from "./store/account.js";
import type { ReplacedKey } from "./store/account-change.js";
import type { ToolSelection } from "./store/tool-selection.js";

/** What becomes of keys. */
export interface KeyAdministration {
  /** Makes a key of an account, of a kind (`live` by default) and with what `NewKey` says. The key is in the answer once and nowhere after. */
  createKey(accountId: string, key?: KeyKind | NewKey): Promise<MadeKey>;
  /** Gives an account a key that was made elsewhere, well-formed. */
  addKey(accountId: string, key: string): Promise<{ readonly keyId: string }>;
  /**
   * Makes a key in place of another: for the same account, with its kind, label, tools and end. The other one ends after
   * `overlapMs`, at once where left out.
   */
  rotateKey(keyId: string, options?: { readonly overlapMs?: number }): Promise<MadeKey>;
  /** Revokes a key: at once here, within 5 s in other processes. */
  revokeKey(keyId: string): Promise<void>;
}

/** What a key is made with. */
export interface NewKey {
  readonly kind?: KeyKind | undefined;
  /** What its owner calls it: 1 to 100 characters. It is erased where the account is closed. */
  readonly label?: string | undefined;
  /** When it expires: milliseconds, a date or ISO 8601. At that instant it is refused. */
  readonly expiresAt?: Instant | undefined;
  /** The tools that it has, of those of the account. A selector that no tool of the service fits is refused here; later tools may come and go. */
  readonly tools?: ToolSelection | undefined;
}

/** A key that was made. */
export interface MadeKey {
  readonly keyId: string;
  readonly key: string;
}

const CREATE: OptionNames<NewKey> = { kind: true, label: true, expiresAt: true, tools: true };
const ROTATE: OptionNames<{ readonly overlapMs?: number }> = { overlapMs: true };

const KINDS: readonly KeyKind[] = ["live", "test", "dev"];
const LABEL_FORM = /^[^\p{Cc}\p{Cs}]{1,100}$/u;

// A key that is replaced and lives on for longer was not meant to be replaced.
const MAX_OVERLAP_MS = 366 * 86_400_000;

/** The verbs of a service. */
export function createKeyAdministration(parts: ServiceParts): KeyAdministration {
  const { store, clock, ids, brand } = parts;

  async function keep(
    key: string,
    said: Pick<ApiKey, "accountId"> & Partial<Pick<ApiKey, "label" | "expiresAt" | "tools">>,
    replaced?: ReplacedKey,
  ): Promise<{ readonly keyId: string }> {
    const { accountId } = said;
    requireId("account", accountId);
    const account = await store.findAccount(accountId);
    if (!account) throw notFound("account", accountId);
    if (account.status === "closed") throw closedForGood(accountId);
    const keyId = ids.uuid();
    const stored = toStoredKey(key, { ...said, id: keyId, createdAt: clock.now() });
    if (!(await store.createKey(stored, replaced)))
      throw refused("keyId", `The key ${quote(replaced?.keyId ?? "")} has ended, and is not replaced.`);
    parts.principals.invalidate();
    return { keyId };
  }

  return {
    async createKey(accountId, given = {}) {
      const options: NewKey = typeof given === "string" ? { kind: given } : given;
      requireOptions(options, CREATE);
      const { kind = "live", label, expiresAt, tools } = options;
      if (!KINDS.includes(kind)) throw refused("kind", "A key is of kind live, test or dev.");
      const said = {
        label: label === undefined ? null : requireLabel(label),
        expiresAt:
          expiresAt === undefined ? null : requireAhead(toInstant(expiresAt, "expiresAt"), clock.now()),
        tools: tools === undefined ? null : requireTools(tools, parts),
      };
      const key = createApiKey(brand, kind, ids);
      return { ...(await keep(key, { accountId, ...said })), key };
    },
    async addKey(accountId, key) {
      const kind = keyKind(brand, key);
      if (kind !== undefined && isWellFormedKey(brand, kind, key)) return keep(key, { accountId });
      throw refused(
        "key",
        `The key is not well-formed: ${brand.keyPrefixes.live} and 36 base62 characters with their checksum.`,
      );
    },
    async rotateKey(keyId, options = {}) {
      requireOptions(options, ROTATE);
      const { overlapMs = 0 } = options;
      if (!Number.isSafeInteger(overlapMs) || overlapMs < 0 || overlapMs > MAX_OVERLAP_MS)
        throw refused("overlapMs", `The overlap must be whole milliseconds from 0 to ${MAX_OVERLAP_MS}.`);
      requireId("key", keyId);
      const before = await store.findKeyById(keyId);
      if (!before) throw notFound("key", keyId);
      const { accountId, label, tools, expiresAt, prefix } = before;
      const key = createApiKey(brand, keyKind(brand, prefix) ?? "live", ids);
      const replaced = { keyId, until: clock.now() + overlapMs };
      return { ...(await keep(key, { accountId, label, tools, expiresAt }, replaced)), key };
    },
    async revokeKey(keyId) {
      requireId("key", keyId);
      if (!(await store.revokeKey({ keyId, now: clock.now() }))) throw notFound("key", keyId);
      parts.principals.invalidate();
    },
  };
}

function requireLabel(label: unknown): string {
  if (typeof label === "string" && LABEL_FORM.test(label)) return label;
  throw refused("label", "A label is 1 to 100 characters without control characters.");
}

function requireAhead(instant: number, now: number): number {
  if (instant > now) return instant;
  throw refused("expiresAt", "The key would have expired already.");
}

function requireTools(tools: unknown, { catalog, brand }: ServiceParts): ToolSelection {
  try {
    requireToolSelection("tools", tools);
  } catch (error) {
    throw refused("tools", `${error instanceof Error ? error.message : "tools is no selection"}.`);
  }
  requireKnown(tools, catalog, brand.name);
  const { allow, deny } = tools;
  return { ...(allow && { allow }), ...(deny && { deny }) };
}

/** A slip of the pen would leave a key without the tool that it is for, or with one that it is not for. */
function requireKnown(tools: ToolSelection, { tools: all, successor }: Catalog, brandName: string): void {
  // Who administers without providers cannot tell a slip from a tool of the server's.
  if (all.every(({ category }) => category === DISCOVERY_CATEGORY)) return;
  const unknown = unmatchedSelector(tools, all, brandName);
  if (unknown === undefined) return;
  const selectors = new Set(all.flatMap((tool) => selectorsOf(tool, brandName)));
  const meant = successor(unknown)?.name ?? nearestName(unknown, [...selectors]);
  const guess = meant === undefined ? "" : ` Is it ${quote(meant)}?`;
  throw refused("tools", `No tool of this service fits ${quote(unknown)}.${guess}`);
}
