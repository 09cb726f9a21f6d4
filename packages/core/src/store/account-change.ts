// Account change: what a store is asked of accounts and keys beyond their opening.

/**
 * `active`: it may call. `suspended`: its calls are refused, and its state rests, until it is resumed. `closed`: its calls are
 * refused for good.
 */
export type AccountStatus = "active" | "suspended" | "closed";

/** A page of accounts. */
export interface AccountQuery {
  /** The id that the page begins behind; from the first on where left out. */
  readonly after?: string;
  readonly limit: number;
  /** Those alone that have it. */
  readonly status?: AccountStatus;
  /** Those alone that are on it at `now`. */
  readonly plan?: string;
  readonly now: number;
}

/** What an account is to be. */
export interface StatusChange {
  readonly accountId: string;
  readonly status: "active" | "suspended";
  readonly reason?: string;
  readonly now: number;
}

/** The end of an account. */
export interface Closing {
  readonly accountId: string;
  /** Under which its answers are kept. */
  readonly scope: string;
  readonly now: number;
}

/** A key that another takes over from. */
export interface ReplacedKey {
  readonly keyId: string;
  /** When it ends. */
  readonly until: number;
}

/** A key that was used. */
export interface KeyUse {
  readonly keyId: string;
  readonly now: number;
  /** Nothing is written where something was after that. */
  readonly since: number;
}

/** The end of a key. */
export interface Revocation {
  readonly keyId: string;
  readonly now: number;
}
