// Call event: what the host is told of a call once it is settled, beside the answer and never in its way.
import type { ErrorCode, Transport } from "../errors/error-table.js";
import type { Principal } from "../identity/principal.js";
import type { Awaitable } from "../platform/awaitable.js";
import type { Clock } from "../platform/clock.js";
import { guard } from "../platform/guard.js";
import { askHost } from "../platform/host-function.js";
import { type Logger, withFields } from "../platform/logger.js";
import type { Receipt } from "../store/receipt.js";
import type { Answer } from "./answer.js";

/** A call that has its receipt: whether it worked or not, and whether it took anything or not. */
export interface CallEvent {
  /** Undefined for a keyless call, and for one that the host made on its own behalf. */
  readonly account: string | undefined;
  /** The key that it came with; `identify` for whom the host named, `oauth` for a session, `monitor` for a monitor's. */
  readonly keyId: string | undefined;
  readonly endUser: string | undefined;
  readonly transport: Transport;
  readonly tool: string;
  /** As the answer has it. */
  readonly receipt: Receipt;
  /** What it would cost where it worked, in credits. */
  readonly price: number;
  /** What it took in the end. */
  readonly used: number;
  readonly ok: boolean;
  /** Undefined where it worked. */
  readonly code: ErrorCode | undefined;
}

/** Takes what has happened. */
export type OnCall = (event: CallEvent) => Awaitable<void>;

/** What is told of a call beside its answer. */
interface ToldCall {
  readonly principal: Principal | undefined;
  readonly context: { readonly transport: Transport };
  readonly requestId: string;
}

/** Tells the host of a call; a replay has been told already. Never throws. */
export type TellCall = (call: ToldCall, answer: Answer) => void;

/** The teller for a host's function; what goes wrong in it is a line of the log. */
export function createTellCall(onCall: OnCall, clock: Clock, logger: Logger): TellCall {
  const logged = () => {};
  return guard(({ principal, context, requestId }: ToldCall, { receipt, code }: Answer) => {
    if (receipt === undefined) return undefined;
    const account = principal?.kind === "account" ? principal : undefined;
    const event: CallEvent = {
      account: account?.account.id,
      keyId: account?.keyId,
      endUser: account?.endUser,
      transport: context.transport,
      tool: receipt.tool,
      // A copy: the text of the answer may not be written yet.
      receipt: structuredClone(receipt),
      price: receipt.credit_cost,
      used: receipt.credits_used,
      ok: code === undefined,
      code,
    };
    return askHost(
      "onCall",
      clock,
      withFields(logger, { requestId }),
      () => onCall(event),
      () => new Error("the host was told in vain"),
    );
  }, logged);
}
