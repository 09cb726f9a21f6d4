// Reaching: whether something answers at an address, after how long, and what its clock says.
import { inSeconds } from "../settings/duration.js";
import { type Finding, late } from "./finding.js";

const PATIENCE_MS = 5_000;
// A `Date` header has whole seconds, and an answer is on its way for a while.
const SKEW_MS = 30_000;

/** An address, and what it is called. */
export interface Address {
  readonly check: string;
  readonly url: string;
  /** What sets it. */
  readonly setBy: string;
}

/** Asks one address; any answer will do. Nothing but the host is told of it: the rest may be a key. */
export async function reach({ check, url, setBy }: Address, signal: AbortSignal): Promise<Finding> {
  const startedAt = Date.now();
  const { host } = new URL(url);
  try {
    const timeUp = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.any([signal, timeUp]) });
    await answer.body?.cancel();
    const ms = Date.now() - startedAt;
    const at = Date.parse(answer.headers.get("date") ?? "");
    const aheadMs = Number.isNaN(at) ? {} : { aheadMs: Math.round(startedAt + ms / 2 - at) };
    return { check, state: "ok", found: `${host} answers`, ms, ...aheadMs };
  } catch (error) {
    if (signal.aborted) return late(check);
    const { found, next } = whyNot(error, host, setBy);
    return { check, state: "fault", found, next, ms: Date.now() - startedAt };
  }
}

function whyNot(
  error: unknown,
  host: string,
  setBy: string,
): { readonly found: string; readonly next: string } {
  const code = String(Object(Object(error).cause).code ?? Object(error).name);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return {
      found: `${host} has no address (${code})`,
      next: `Check the name in ${setBy}, and this machine's DNS.`,
    };
  if (code === "ECONNREFUSED")
    return {
      found: `${host} refuses the connection`,
      next: `Start what is to listen there, or correct ${setBy}.`,
    };
  if (code === "TimeoutError" || code.includes("TIMEOUT"))
    return {
      found: `${host} does not answer within ${inSeconds(PATIENCE_MS)}`,
      next: "Check the firewall between here and there, and whether it is up.",
    };
  if (/WRONG_VERSION_NUMBER|EPROTO/.test(code))
    return {
      found: `${host} does not speak TLS (${code})`,
      next: `Write http:// in ${setBy}, or correct its port.`,
    };
  if (code.startsWith("HPE_"))
    return { found: `${host} does not speak HTTP (${code})`, next: `Correct the port in ${setBy}.` };
  if (/CERT|SSL|TLS|ALTNAME|SIGNED/.test(code))
    return {
      found: `${host} has a certificate that is not trusted (${code})`,
      next: "Check this machine's clock and its list of authorities (NODE_EXTRA_CA_CERTS).",
    };
  if (Object(Object(error).cause).message === "bad port")
    return {
      found: `${host} has a port that HTTP clients do not ask`,
      next: `Correct the port in ${setBy}.`,
    };
  return { found: `${host} cannot be reached (${code})`, next: `Check the network, and ${setBy}.` };
}

/** What the answers' clocks say of this machine's, by the one in the middle. Undefined where nobody told the time. */
export function checkClock(answers: readonly Finding[]): Finding | undefined {
  const ahead = answers.flatMap(({ aheadMs }) => aheadMs ?? []).sort((a, b) => a - b);
  const middle = ahead[Math.floor(ahead.length / 2)];
  if (middle === undefined) return undefined;
  if (Math.abs(middle) <= SKEW_MS) return { check: "clock", state: "ok", found: "as others have it" };
  const way = middle > 0 ? "ahead" : "behind";
  return {
    check: "clock",
    state: "fault",
    found: `this machine's clock is ${inSeconds(Math.abs(middle))} ${way}`,
    next: "Let it be set from the network (timedatectl set-ntp true): days of quotas, tokens and signatures go by it.",
  };
}
