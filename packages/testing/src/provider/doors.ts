// Doors: what a tool reaches beside its context while it runs: the network, the time, timers.
import { AsyncLocalStorage } from "node:async_hooks";
import { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import type { Tool, ToolContext } from "@svckit/core";
import { shortPath } from "./place.js";

/** One use of what a tool has `ctx` for. */
export interface Bypass {
  readonly what: string;
  /** The author's line, as `file:line`; undefined where the stack has none. */
  readonly place: string | undefined;
  /** What to use in its place. */
  readonly mend: string;
}

const HTTP = "ask by ctx.http, or by ctx.publicHttp where the caller names the URL";
const TIME = "take the time from ctx.clock.now()";
const TIMER = "wait by ctx.clock.after(ms, task)";

const running = new AsyncLocalStorage<Bypass[]>();
let runs = 0;
let open: (() => void) | undefined;

/**
 * A tool's code that notes in `found` what it reaches by itself. Requests and sockets of its own are refused; clock and
 * timers work. What is not of the tool goes by untouched.
 */
export function watched(execute: Tool["execute"], found: Bypass[]): Tool["execute"] {
  return (args, ctx, position) => running.run(found, () => execute(args, withOwnDoors(ctx), position));
}

/** A context whose asks run outside of what is noted: other tools do the work, and the service. */
function withOwnDoors(ctx: ToolContext): ToolContext {
  const ask: ToolContext["ask"] = (...asked) => running.exit(() => ctx.ask(...asked));
  // Not a copy: `callKey` is worked out for whoever reads it.
  return Object.create(ctx, { ask: { value: ask, enumerable: true } });
}

/** Runs calls with watched doors. */
export async function withDoors<T>(run: () => Promise<T>): Promise<T> {
  runs += 1;
  open ??= shut();
  try {
    return await run();
  } finally {
    runs -= 1;
    if (runs === 0) {
      open?.();
      open = undefined;
    }
  }
}

/** Puts watched doors in the place of the real ones; the answer puts those back. */
function shut(): () => void {
  const { fetch, Date: RealDate, setTimeout: later, setInterval: often } = globalThis;
  const { connect } = Socket.prototype;

  globalThis.fetch = async (input, init) => {
    if (!note("fetch", HTTP)) return fetch(input, init);
    throw new TypeError(`a tool called fetch by itself: ${HTTP}`);
  };
  // `as`: the method has many forms, and all are handed on.
  Socket.prototype.connect = function (this: Socket, ...args: readonly unknown[]) {
    if (!note("a socket", HTTP)) return Reflect.apply(connect, this, args);
    process.nextTick(() => this.destroy(new Error(`a tool opened a socket by itself: ${HTTP}`)));
    return this;
  } as typeof connect;
  globalThis.Date = new Proxy(RealDate, {
    construct(target, args, asked) {
      if (args.length === 0) noteOwn("new Date()", TIME);
      return Reflect.construct(target, args, asked);
    },
    get(target, name, asked) {
      if (name === "now") noteOwn("Date.now", TIME);
      return Reflect.get(target, name, asked);
    },
  });
  const waiting = <F extends typeof later | typeof often>(name: string, real: F) =>
    new Proxy(real, {
      apply(target, self, args) {
        noteOwn(name, TIMER);
        return Reflect.apply(target, self, args);
      },
    });
  globalThis.setTimeout = waiting("setTimeout", later);
  globalThis.setInterval = waiting("setInterval", often);
  return () => {
    Object.assign(globalThis, { fetch, Date: RealDate, setTimeout: later, setInterval: often });
    Socket.prototype.connect = connect;
  };
}

/** Notes a use by a tool that runs; false where none does. */
function note(what: string, mend: string): boolean {
  const found = running.getStore();
  if (found === undefined) return false;
  const frames = framesOf();
  const own = frames.find((frame) => !isLibrary(frame));
  found.push({ what, place: own && toPlace(own), mend });
  return true;
}

/** Notes a use of time by the author's own code: a library that measures or waits does so inside of what it was asked. */
function noteOwn(what: string, mend: string): void {
  const found = running.getStore();
  if (found === undefined) return;
  const [first] = framesOf();
  if (first !== undefined && !isLibrary(first)) found.push({ what, place: toPlace(first), mend });
}

interface Frame {
  readonly file: string;
  readonly line: string;
}

// As stacks name it: where they are mapped to sources, a built file goes by another name than its own.
const [THIS_FRAME] = framesIn(new Error().stack ?? "");

/** Where the code stands, without this file and Node's own. */
function framesOf(): readonly Frame[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 60;
  const { stack = "" } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return framesIn(stack).filter(({ file }) => file !== THIS_FRAME?.file);
}

function framesIn(stack: string): readonly Frame[] {
  return stack.split("\n").flatMap((text) => {
    const [, address, line] = /(?:\(|at (?:async )?)((?:file:\/\/)?\/[^()]+?):(\d+):\d+\)?$/.exec(text) ?? [];
    if (address === undefined || line === undefined) return [];
    const file = address.startsWith("file:") ? fileURLToPath(address) : address;
    return [{ file, line }];
  });
}

function isLibrary({ file }: Frame): boolean {
  return /[\\/]node_modules[\\/]/.test(file);
}

function toPlace({ file, line }: Frame): string {
  return `${shortPath(file)}:${line}`;
}
