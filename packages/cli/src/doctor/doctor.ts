// svc doctor: looks at everything that a service or its caller needs, and names the next step for each fault.
import { isServiceError, type Provider } from "@svckit/core";
import type { Command } from "commander";
import { addPlaceOptions, type Place, type PlaceOptions, placeOf } from "../place/place.js";
import { getRemote } from "../place/remote.js";
import { NOBODY } from "../place/sign-in.js";
import { inSeconds } from "../settings/duration.js";
import type { Environment } from "../settings/variables.js";
import {
  addOutputOptions,
  type Output,
  type OutputOptions,
  outputOf,
  writeResult,
} from "../terminal/output.js";
import { cleanLine, type Look, paint } from "../terminal/paint.js";
import { whileDoing } from "../terminal/progress.js";
import { refusedOf } from "../terminal/refusal.js";
import type { Terminal } from "../terminal/terminal.js";
import { examine, type Finding, inTime, late, TIME_UP } from "./finding.js";
import { checkKeyForms, checkNode, checkPort, checkSignIn } from "./machine.js";
import { type Address, checkClock, reach } from "./reach.js";
import { checkSettings, checkStore } from "./set-up.js";

const AT_ONCE = 16;

interface Options extends PlaceOptions, OutputOptions {
  readonly timeout: number;
  readonly upstreams: boolean;
}

/** Fills the command. */
export function addDoctor(command: Command, terminal: Terminal): void {
  addOutputOptions(addPlaceOptions(command, "60s"))
    .option("--no-upstreams", "ask no upstream")
    .action(async (options: Options) => {
      const place = placeToLookAt(options, terminal.env);
      const { signal, stop } = limitOf(options.timeout);
      const looked = whileDoing(terminal, "looking", () =>
        place.url === undefined
          ? lookHere(terminal, options.upstreams, signal)
          : lookThere(terminal, place, options.upstreams, signal),
      );
      const findings = await looked.finally(stop);
      write(outputOf(options, terminal), findings);
      if (findings.some(({ state }) => state === "fault")) terminal.exit(1);
    });
}

/** A signal that is aborted as the time is up. The process stays for it, also where nothing else keeps it. */
function limitOf(timeoutMs: number): { readonly signal: AbortSignal; stop(): void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException("The time is up.", TIME_UP)), timeoutMs);
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}

/** The service that a line means. What is wrong with kept keys, or with the key of the environment, is for the checks to find. */
function placeToLookAt(options: PlaceOptions, env: Environment): Place {
  try {
    return placeOf(options, env);
  } catch {
    return placeOf(options, { ...env, SVC_API_KEY: undefined }, NOBODY);
  }
}

/** A server that is to run on this machine. */
async function lookHere(
  { env }: Terminal,
  asksUpstreams: boolean,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const unread = { findings: [late("configuration")], providers: [] };
  const settings = inTime(checkSettings(env), signal, unread);
  const [{ findings }, signIn, store, port, upstreams] = await Promise.all([
    settings,
    checkSignIn(env),
    inTime(checkStore(env), signal, late("store")),
    inTime(checkPort(env), signal, late("port")),
    settings.then(({ providers }) => (asksUpstreams ? checkUpstreams(providers, signal) : [])),
  ]);
  const clock = checkClock(upstreams);
  return [
    checkNode(process.version),
    ...findings,
    checkKeyForms(env),
    signIn,
    store,
    port,
    ...(clock ? [clock] : []),
    ...summed(upstreams),
  ];
}

/** A service elsewhere, and the key that it is asked with. */
async function lookThere(
  { env }: Terminal,
  { url = "", apiKey }: Place,
  asksUpstreams: boolean,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const service = await reach({ check: "service", url: `${url}/readyz`, setBy: "--url, or SVC_URL" }, signal);
  const clock = checkClock([service]);
  const signIn = await checkSignIn(env);
  const ready = service.state === "ok" ? await checkReady(url, signal) : undefined;
  const isOurs = ready?.check === "ready";
  const key = isOurs && ready.state === "ok" ? await checkKey(env, url, apiKey, signal) : undefined;
  const upstreams = asksUpstreams ? UPSTREAMS_OF_ANOTHER : undefined;
  const answered = isOurs ? [service, ready] : [ready ?? service];
  const found = [checkNode(process.version), signIn, ...answered, key, clock, upstreams];
  return found.flatMap((each) => each ?? []);
}

/** Whether what answers is a service, and takes calls. */
async function checkReady(url: string, signal: AbortSignal): Promise<Finding> {
  try {
    const { data } = await getRemote(url, "/readyz", { apiKey: undefined, signal });
    if (data["status"] !== "ready") return NO_SERVICE;
    return { check: "ready", state: "ok", found: "the service takes calls" };
  } catch (error) {
    if (isServiceError(error) && refusedOf(error) === undefined) return NO_SERVICE;
    return examine("ready", "Look at the log of that server.", () => Promise.reject(error));
  }
}

const NO_SERVICE: Finding = {
  check: "service",
  state: "fault",
  found: "what answers is no service of this program",
  next: "Correct --url, or SVC_URL: it is what stands in front of /api/v1.",
};

/** Whether the service takes the key. */
async function checkKey(
  env: Environment,
  url: string,
  apiKey: string | undefined,
  signal: AbortSignal,
): Promise<Finding> {
  // It fits into no header, so that it is not sent.
  if (apiKey === undefined && env["SVC_API_KEY"]) return checkKeyForms(env);
  return examine("key", "Sign in with a key of that service: svc login.", async () => {
    const { data } = await getRemote(url, "/api/v1/quota", { apiKey, signal });
    if (data["lane"] === "account") return { state: "ok", found: "the service takes it" };
    const next = "Sign in to have more: svc login.";
    return { state: "warning", found: "none is set: calls take the keyless lane", next };
  });
}

const UPSTREAMS_OF_ANOTHER: Finding = {
  check: "upstreams",
  state: "skipped",
  found: "not looked at from here",
  next: "Run `svc doctor --embedded` where the server runs, with its settings.",
};

async function checkUpstreams(
  providers: readonly Provider[],
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const addresses = providers.flatMap(addressesOf);
  const findings: Finding[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < addresses.length; at = next++) {
      const address = addresses[at];
      if (address) findings[at] = await reach(address, signal);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return findings;
}

/** The upstreams of a provider. */
function addressesOf({ id, baseUrl, upstreams = {} }: Provider): readonly Address[] {
  const own = baseUrl === undefined ? [] : [{ name: id, url: baseUrl }];
  const named = Object.entries(upstreams).map(([host, url]) => ({ name: `${id} ${host}`, url }));
  const setBy = "its base URL (docs/serve.md has the variable)";
  return [...own, ...named].map(({ name, url }) => ({ check: `upstream ${name}`, url, setBy }));
}

/** Where nothing at all can be reached, the fault is here, and is told once. */
function summed(upstreams: readonly Finding[]): readonly Finding[] {
  if (upstreams.length < 2 || upstreams.some(({ state }) => state === "ok")) return upstreams;
  return [
    {
      check: "network",
      state: "fault",
      found: `none of ${upstreams.length} upstreams can be reached; the first: ${upstreams[0]?.found}`,
      next: "Check this machine's network, firewall and DNS, and whether it has to go through a proxy.",
    },
  ];
}

const LOOKS: Readonly<Record<Finding["state"], Look>> = {
  ...{ ok: "green", warning: "yellow", fault: "red" },
  skipped: "dim",
};

function write(output: Output, findings: readonly Finding[]): void {
  const { terminal } = output;
  const count = (state: Finding["state"]) => findings.filter((each) => each.state === state).length;
  const [faults, warnings] = [count("fault"), count("warning")];
  if (output.json || output.fields) {
    const checks = findings.map(({ aheadMs: _, ms, ...rest }) => ({
      ...rest,
      ...(ms !== undefined && { ms: Math.round(ms) }),
    }));
    writeResult(output, { ok: faults === 0, faults, warnings, checks });
    return;
  }
  const width = Math.max(...findings.map(({ check }) => check.length));
  for (const { check, state, found, next, ms } of findings) {
    const time = ms === undefined ? "" : `, ${inSeconds(ms)}`;
    terminal.write(
      `${paint(terminal, LOOKS[state], state.padEnd(7))}  ${check.padEnd(width)}  ${cleanLine(found)}${time}\n`,
    );
    if (state !== "ok" && next !== undefined)
      terminal.write(`${" ".repeat(9)}${paint(terminal, "bold", "→")} ${next}\n`);
  }
  const nothing = count("skipped") === 0 ? "nothing is wrong" : "nothing of this is wrong";
  const more = warnings === 0 ? "" : `, ${warnings} to know`;
  terminal.write(`${faults === 0 ? nothing : `${faults} to mend`}${more}\n`);
}
