// svc doctor: looks at everything that a service or its caller needs, and names the next step for each fault.
import type { Provider } from "@svckit/core";
import type { Command } from "commander";
import { addPlaceOptions, type Place, type PlaceOptions, placeOf } from "../place/place.js";
import { getRemote } from "../place/remote.js";
import { inSeconds } from "../settings/duration.js";
import {
  addOutputOptions,
  type Output,
  type OutputOptions,
  outputOf,
  writeResult,
} from "../terminal/output.js";
import { cleanLine, type Look, paint } from "../terminal/paint.js";
import { whileDoing } from "../terminal/progress.js";
import type { Terminal } from "../terminal/terminal.js";
import { examine, type Finding, inTime, late } from "./finding.js";
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
      const place = placeOf(options, terminal.env);
      const signal = AbortSignal.timeout(options.timeout);
      const findings = await whileDoing(terminal, "looking", () =>
        place.url === undefined
          ? lookHere(terminal, options.upstreams, signal)
          : lookThere(terminal, place, options.upstreams, signal),
      );
      write(outputOf(options, terminal), findings);
      if (findings.some(({ state }) => state === "fault")) terminal.exit(1);
    });
}

/** A server that is to run on this machine. */
async function lookHere(
  { env }: Terminal,
  asksUpstreams: boolean,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const unread = { findings: [late("configuration")], providers: [] };
  const { findings, providers } = await inTime(checkSettings(env), signal, unread);
  const [signIn, store, port, upstreams] = await Promise.all([
    checkSignIn(env),
    inTime(checkStore(env), signal, late("store")),
    inTime(checkPort(env), signal, late("port")),
    asksUpstreams ? checkUpstreams(providers, signal) : [],
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
  const isThere = service.state === "ok";
  const ready = isThere
    ? await examine("ready", "Look at the log of that server.", async () => {
        await getRemote(url, "/readyz", { apiKey: undefined, signal });
        return { state: "ok", found: "the service takes calls" };
      })
    : undefined;
  const key = isThere
    ? await examine("key", "Sign in with a key of that service: svc login.", async () => {
        const { data } = await getRemote(url, "/api/v1/quota", { apiKey, signal });
        if (data["lane"] === "account") return { state: "ok", found: "the service takes it" };
        const next = "Sign in to have more: svc login.";
        return { state: "warning", found: "none is set: calls take the keyless lane", next };
      })
    : undefined;
  const upstreams = asksUpstreams ? UPSTREAMS_OF_ANOTHER : undefined;
  const found = [checkNode(process.version), signIn, service, ready, key, clock, upstreams];
  return found.flatMap((each) => each ?? []);
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
