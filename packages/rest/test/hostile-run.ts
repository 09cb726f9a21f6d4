// The run of hostile forms: sends each over a raw socket and checks what comes back.
import { connect, type Socket } from "node:net";
import { ERRORS, type ErrorCode } from "@svckit/core";
import { CALL, type HostileForm, type Outcome, postOf } from "./hostile-form.js";

/** What a run came to. */
export interface HostileReport {
  readonly forms: number;
  /** How often each outcome came. */
  readonly outcomes: ReadonlyMap<Outcome, number>;
  /** A sentence for each fault. */
  readonly faults: readonly string[];
  readonly slowestMs: number;
}

interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

// An answer that waits for no limit comes at once, also on a busy machine.
const WITHIN_MS = 8_000;

/** Sends every form over a socket of its own, and a good call after each; `atOnce` of them at a time. */
export async function runForms(
  port: number,
  forms: readonly HostileForm[],
  { atOnce = 1, key }: { readonly atOnce?: number; readonly key: string },
): Promise<HostileReport> {
  const outcomes = new Map<Outcome, number>();
  const faults: string[] = [];
  let slowestMs = 0;
  let next = 0;
  const worker = async () => {
    for (let form = forms[next++]; form; form = forms[next++]) {
      const result = await sendForm(port, form);
      faults.push(...result.faults.map((fault) => `${form?.name}: ${fault}`));
      for (const outcome of result.outcomes) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      slowestMs = Math.max(slowestMs, result.ms);
      const good = await sendForm(port, goodCall(key));
      faults.push(...good.faults.map((fault) => `the call after ${form?.name}: ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { forms: forms.length, outcomes, faults, slowestMs };
}

const goodCall = (key: string): HostileForm => ({
  name: "a call that works",
  send: [postOf(CALL, ["content-type: application/json", `authorization: Bearer ${key}`])],
  allowed: ["ok"],
});

/** Sends one form and gives its outcome. */
export async function sendForm(port: number, form: HostileForm) {
  const started = performance.now();
  const { text, closed, timedOut } = await exchange(port, form);
  const ms = Math.round(performance.now() - started);
  const { answers, rest } = readAnswers(text);
  const outcomes = answers.map(outcomeOf);
  if (answers.length === 0 && closed) outcomes.push("cut");
  const faults = answers.flatMap(faultsOf);
  if (timedOut) faults.push(`nothing came within ${ms} ms`);
  if (rest !== "") faults.push(`something that is no answer came: ${JSON.stringify(rest.slice(0, 120))}`);
  for (const outcome of outcomes) {
    if (!form.allowed.includes(outcome))
      faults.push(`${outcome} came in place of ${form.allowed.join(", ")}`);
  }
  const expected = form.answers ?? 1;
  if (!closed && answers.length < expected)
    faults.push(`${answers.length} answers came in place of ${expected}`);
  return { outcomes, faults, ms };
}

/** Writes the pieces of a form and reads, until the answers are there, the connection ends or the time is up. */
function exchange(port: number, form: HostileForm) {
  const withinMs = form.withinMs ?? WITHIN_MS;
  return new Promise<{ text: string; closed: boolean; timedOut: boolean }>((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    let text = "";
    let done = false;
    const finish = (how: { closed: boolean; timedOut: boolean }) => {
      if (done) return;
      done = true;
      clearTimeout(timer);
      socket.destroy();
      resolve({ text, ...how });
    };
    const timer = setTimeout(() => finish({ closed: false, timedOut: true }), withinMs);
    socket.on("error", () => {});
    socket.on("close", () => finish({ closed: true, timedOut: false }));
    socket.on("end", () => finish({ closed: true, timedOut: false }));
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString("latin1");
      if (readAnswers(text).answers.length >= (form.answers ?? 1)) finish({ closed: false, timedOut: false });
    });
    void write(socket, form, () => done);
  });
}

async function write(socket: Socket, form: HostileForm, isDone: () => boolean): Promise<void> {
  for (const piece of form.send) {
    if (isDone()) return;
    if (typeof piece === "number") await new Promise((resolve) => setTimeout(resolve, piece).unref());
    else if (piece === "end") socket.end();
    else if (piece === "break") socket.resetAndDestroy();
    else
      await new Promise((resolve) =>
        socket.write(typeof piece === "string" ? Buffer.from(piece, "latin1") : piece, resolve),
      );
  }
}

/** The answers at the start of the bytes. `rest` is what follows and begins no answer. */
function readAnswers(text: string): { answers: RawAnswer[]; rest: string } {
  const answers: RawAnswer[] = [];
  let rest = text;
  while (rest !== "") {
    const [head, status] = /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(rest) ?? [];
    if (head === undefined) break;
    const headers = new Map(
      head
        .split("\r\n")
        .slice(1, -2)
        .map((line): [string, string] => {
          const colon = line.indexOf(":");
          return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
        }),
    );
    const length = Number(status) < 200 ? 0 : Number(headers.get("content-length") ?? Number.NaN);
    if (!(rest.length >= head.length + length)) break;
    const body = Buffer.from(rest.slice(head.length, head.length + length), "latin1").toString();
    if (Number(status) >= 200) answers.push({ status: Number(status), headers, body });
    rest = rest.slice(head.length + length);
  }
  return { answers, rest: rest.startsWith("HTTP/1.1 ") ? "" : rest };
}

function outcomeOf({ status, headers, body }: RawAnswer): Outcome {
  if (headers.get("content-type")?.startsWith("text/")) return "page";
  const value = parse(body);
  // `as`: `faultsOf` finds a wrong code.
  if (isForeign(status, value?.error?.code)) return "foreign";
  return value?.ok === true ? "ok" : (value?.error?.code as ErrorCode);
}

/** Whether a page that may not call was refused. */
function isForeign(status: number, code: unknown): boolean {
  return status === 403 && code === "INVALID_REQUEST";
}

/** What is wrong with an answer, whatever the request was. */
function faultsOf({ status, headers, body }: RawAnswer): string[] {
  const faults: string[] = [];
  const value = parse(body);
  if (value === undefined)
    return [`the answer (${status}) is not JSON: ${JSON.stringify(body.slice(0, 120))}`];
  if (!/^application\/(problem\+)?json$/.test(headers.get("content-type") ?? ""))
    faults.push("it is not declared as JSON");
  if (!headers.get("x-request-id")) faults.push("it has no request id");
  if (/<!doctype|<html|\n +at |node:internal|\.[jt]s:\d+/i.test(body))
    faults.push("it holds HTML or a stack");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000b-\u001f]/.test(body)) faults.push("it holds control characters");
  if (value.ok === true) return status === 200 ? faults : [...faults, `it is ok with status ${status}`];
  const { code, doc_url, message, request_id } = value.error ?? {};
  // `as`: a wrong code has no row.
  const row = ERRORS[code as ErrorCode];
  if (row === undefined) return [...faults, `it has no code: ${body.slice(0, 200)}`];
  const isKnown = status === row.status || isForeign(status, code);
  if (!isKnown && !(code === "ENDPOINT_NOT_FOUND" && status === 405))
    faults.push(`${code} has status ${status}`);
  if (!row.transports.includes("rest")) faults.push(`${code} is no code of REST`);
  if (code === "INTERNAL_ERROR") faults.push("it is an internal error");
  if (!doc_url || !message || !request_id) faults.push("it lacks a message, a doc_url or a request id");
  if (body.length > 4_000) faults.push(`it repeats what was sent (${body.length} characters)`);
  return faults;
}

interface Failed {
  readonly ok: boolean;
  readonly error?: {
    readonly code?: string;
    readonly doc_url?: string;
    readonly message?: string;
    readonly request_id?: string;
  };
}

function parse(body: string): Failed | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
