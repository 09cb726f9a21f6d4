// The commands of `svc`, a line each. What a command is made of is loaded once it is asked for.
import type { Command } from "commander";
import type { Terminal } from "../terminal/terminal.js";

/** Gives a command its options, its subcommands and what it does. */
export type Fill = (command: Command, terminal: Terminal) => void;

/** A command before it is loaded. */
export interface CommandLine {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Fill>;
}

/** All of them, in the order of the help. */
export const COMMANDS: readonly CommandLine[] = [
  {
    name: "call",
    summary: "Call a tool, its arguments as flags; `svc call <tool> --help` shows them",
    load: async () => (await import("../call/call.js")).addCall,
  },
  {
    name: "search",
    summary: "Answer a question in words with the tools; SVC_API_KEY pays for it at a service elsewhere",
    load: async () => (await import("../search/search.js")).addSearch,
  },
  {
    name: "tools",
    summary: "The tools of the catalog",
    load: async () => (await import("../tools/tools.js")).addTools,
  },
  {
    name: "quota",
    summary: "What is left of the caller's credits and calls; spends nothing",
    load: async () => (await import("../account/quota.js")).addQuota,
  },
  {
    name: "receipts",
    summary: "What the calls of the key's account left behind, the newest first",
    load: async () => (await import("../account/receipts.js")).addReceipts,
  },
  {
    name: "login",
    summary: "Keep the key of a service, which is asked from then on",
    load: async () => (await import("../account/login.js")).addLogin,
  },
  {
    name: "logout",
    summary: "Forget the key of a service",
    load: async () => (await import("../account/login.js")).addLogout,
  },
  {
    name: "serve",
    summary:
      "Serve the catalog over HTTP; settings come from the environment (HOST, PORT, SVC_STORE, SVC_CONFIG, …)",
    load: async () => (await import("../serve/command.js")).addServe,
  },
  {
    name: "mcp",
    summary: "Serve the tools to an agent over stdio; SVC_API_KEY is the account they are called for",
    load: async () => (await import("../mcp/mcp.js")).addMcp,
  },
  {
    name: "dev",
    summary: "Serve the shipped providers and those of files on this machine, loaded again on change",
    load: async () => (await import("../dev/dev.js")).addDev,
  },
  {
    name: "scheduler",
    summary: "Run monitors and send events beside servers that have SVC_SCHEDULER=off, on the same SVC_STORE",
    load: async () => (await import("../serve/scheduler.js")).addScheduler,
  },
  {
    name: "events",
    summary: "What happens to an account's monitors, alerts and webhooks",
    load: async () => (await import("../events/events.js")).addEvents,
  },
  {
    name: "admin",
    summary: "Accounts, keys, credits and plans of SVC_STORE",
    load: async () => (await import("../admin/admin.js")).addAdmin,
  },
  {
    name: "ledger",
    summary: "The ledger of SVC_STORE",
    load: async () => (await import("../admin/admin.js")).addLedger,
  },
  {
    name: "lint",
    summary:
      "Look through providers: words, arguments, examples, results, amounts, effects; those of files, or all that `svc serve` has",
    load: async () => (await import("../lint/lint.js")).addLint,
  },
  {
    name: "record",
    summary:
      "Run a provider's examples against its real upstream, with keys and SVC_UPSTREAM_… of the environment, and write recordings for testProvider",
    load: async () => (await import("../record/record.js")).addRecord,
  },
  {
    name: "import",
    summary: "Write providers from the descriptions of APIs",
    load: async () => (await import("../openapi/command.js")).addImport,
  },
  {
    name: "init",
    summary:
      "Write a server project of your own: Node or Express, SQLite or Postgres, with its test and Dockerfile",
    load: async () => (await import("../init/init.js")).addInit,
  },
  {
    name: "doctor",
    summary: "Look at store, keys, upstreams, clock and port, and say what to do about each fault",
    load: async () => (await import("../doctor/doctor.js")).addDoctor,
  },
  {
    name: "completion",
    summary: "Write what completes words of `svc` in a shell: source <(svc completion bash)",
    load: async () => (await import("../completion/completion.js")).addCompletion,
  },
];
