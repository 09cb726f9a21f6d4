// Sessions: who is signed in to this business's own site. Its customers have no key of the service.
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

/** Somebody who works at a customer. */
export interface Person {
  readonly customer: string;
  readonly email: string;
  readonly isAdmin: boolean;
}

/** The sessions of a site. */
export interface Sessions {
  /** Signs a person in; gives the cookie's value. */
  open(person: Person): string;
  /** The person of a request's `Cookie` header; undefined where nobody is signed in. */
  personOf(cookies: string | undefined): Person | undefined;
  close(cookies: string | undefined): void;
}

/** Sessions in memory, under ids that are signed with a secret. */
export function createSessions(secret: string): Sessions {
  const people = new Map<string, Person>();
  const sign = (id: string) => createHmac("sha256", secret).update(id).digest("base64url");

  function idOf(cookies = ""): string | undefined {
    const [id, signature] = /(?:^|;\s*)session=([^;]+)/.exec(cookies)?.[1]?.split(".") ?? [];
    if (id === undefined || signature === undefined) return undefined;
    const expected = Buffer.from(sign(id));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
  }

  return {
    open(person) {
      const id = randomUUID();
      people.set(id, person);
      return `${id}.${sign(id)}`;
    },
    personOf: (cookies) => people.get(idOf(cookies) ?? ""),
    close(cookies) {
      people.delete(idOf(cookies) ?? "");
    },
  };
}
