// Shapes: has the requests and responses of Express share theirs, where the engine gives each object one of its own.

import type { IncomingMessage, ServerResponse } from "node:http";
import { Server } from "node:net";

// The version of V8 in Node 24, which shares them by itself.
const SHARES_SHAPES = 13;
const isNeeded = Number.parseInt(process.versions.v8, 10) < SHARES_SHAPES;

// Servers whose requests and responses have the right prototype from the start, and with it a shape that is shared. A set of
// the prototypes themselves would slow down all that inherit from them.
const rightFromStart = new WeakSet<object>();

/** Notes a server that makes its objects with the prototypes of the application. */
export function noteRightFromStart(server: Server): void {
  rightFromStart.add(server);
}

/**
 * Gives a request and its response the shape of all others, where Express has changed their prototypes. Up to Node 22 V8 makes
 * a new shape for each member that such an object gets, and looks up every member of every object anew: a third of the
 * time of a call. An object of which a member was deleted is a table, and all tables have one shape.
 */
export function shareShapes(request: IncomingMessage, response: ServerResponse): void {
  if (!isNeeded) return;
  const server: unknown = Reflect.get(request.socket, "server");
  if (server instanceof Server && rightFromStart.has(server)) return;
  setAgain(request, "res");
  setAgain(response, "locals");
}

/** Deletes a member that Express sets by assignment, and puts it back. What a host has made of it in another way stays. */
function setAgain(object: object, member: string): void {
  const found = Object.getOwnPropertyDescriptor(object, member);
  if (!found?.writable || !found.configurable) return;
  Reflect.deleteProperty(object, member);
  Object.defineProperty(object, member, found);
}
