// The matrix: every host with the program that serves it, and what it cannot do.
import { join } from "node:path";
import type { Step } from "./job.js";

/** A host of the matrix. */
export interface Host {
  readonly name: string;
  /** The program and its arguments; the first is looked for in the folder's `node_modules`, or is `node`. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Run before, with the same environment. */
  readonly build?: readonly string[];
  /** What it cannot do, and why. */
  readonly cannot?: Partial<Record<Step, string>>;
  /** With which it ends on SIGTERM; 0 by default. */
  readonly exitCode?: number;
  /** Whether it needs what the repository has anyway, and is quick. */
  readonly isQuick?: boolean;
}

const node = (file: string): readonly string[] => ["node", join("servers", file)];
const NO_EVENT = "a function does not learn of it";
const next = "next/dist/bin/next";
// Next ends by itself: its own server waits for what is under way, and says which signal it was.
const NEXT_EXIT = 143;

export const MATRIX: readonly Host[] = [
  { name: "http, under a prefix", command: node("http.mjs"), isQuick: true },
  { name: "Express 5", command: node("express.mjs"), isQuick: true },
  { name: "Express 5, parsed", command: node("express.mjs"), env: { PARSED: "1" } },
  { name: "Express 4", command: node("express.mjs"), env: { EXPRESS: "express4" } },
  { name: "Express 4, parsed", command: node("express.mjs"), env: { EXPRESS: "express4", PARSED: "1" } },
  { name: "Fastify", command: node("fastify.mjs"), isQuick: true },
  { name: "Fastify, parsed", command: node("fastify.mjs"), env: { PARSED: "1" }, isQuick: true },
  { name: "Koa", command: node("koa.mjs") },
  { name: "Koa, parsed", command: node("koa.mjs"), env: { PARSED: "1" } },
  { name: "Hono", command: node("hono.mjs"), isQuick: true },
  { name: "NestJS", command: node("nest.mjs") },
  { name: "NestJS, parsed", command: node("nest.mjs"), env: { PARSED: "1" } },
  ...(["v1", "v2", "url"] as const).map((kind) => ({
    name: `Lambda, ${{ v1: "REST API", v2: "HTTP API", url: "function URL" }[kind]}`,
    command: node("lambda.mjs"),
    env: { EVENT: kind },
    cannot: { disconnect: NO_EVENT },
  })),
  {
    name: "Next, webpack",
    command: ["node", join("node_modules", next), "start", "next"],
    build: ["node", join("node_modules", next), "build", "--webpack", "next"],
    exitCode: NEXT_EXIT,
  },
  {
    name: "Next, Turbopack",
    command: ["node", join("node_modules", next), "start", "next"],
    build: ["node", join("node_modules", next), "build", "--turbopack", "next"],
    exitCode: NEXT_EXIT,
  },
  { name: "Bun", command: ["node_modules/@oven/bun-linux-x64/bin/bun", "servers/bun.mjs"] },
  { name: "Deno", command: ["node_modules/@deno/linux-x64-glibc/deno", "run", "-A", "servers/deno.mjs"] },
  {
    name: "Workers (workerd)",
    command: node("workerd.mjs"),
    cannot: {
      disconnect: "behind Miniflare it does not learn of it, with the flag for that neither",
      "page of the API": "a bundle leaves its files behind",
      "shut-down": "an isolate is ended without a word",
    },
  },
];

/** Programs that load the packages in another way, and end with 0 where that works. */
export const RECIPES: readonly Pick<Host, "name" | "command" | "env">[] = [
  { name: "CommonJS", command: node("require.cjs") },
  {
    name: "Jest",
    command: ["node", "node_modules/jest/bin/jest.js", "--config", "jest/jest.config.json"],
    env: { NODE_OPTIONS: "--experimental-vm-modules" },
  },
];
