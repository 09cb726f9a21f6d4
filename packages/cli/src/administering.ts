// Administering: how a command of an administrator gets its service.
import type { Service } from "@svckit/core";
import type { Output } from "./output.js";

/** What is done with the service of SVC_STORE. */
export type Run = (service: Service, output: Output) => Promise<void>;

/** Opens the service, does it, and writes what it says. */
export type On = (run: Run, options: { json?: boolean }) => Promise<void>;
