// AdmitRule: the host's own rule for calls: what it is told, and what it may say.
import type { PolicyTool } from "../catalog/policy-tool.js";
import type { Principal } from "../identity/principal.js";
import type { Awaitable } from "../platform/awaitable.js";
import type { Approval } from "../store/approval.js";

/** A call whose arguments are right, as the host's rule sees it. */
export interface AdmitCall {
  readonly principal: Principal;
  /** A job of a package has its own name here, such as `search`. */
  readonly tool: PolicyTool;
  /** As the tool takes them, with defaults. A copy: what is done to it changes nothing. */
  readonly args: unknown;
  /** Which of the account's own users asks, where the host has said so. */
  readonly endUser: string | undefined;
}

/** What the rule says: the call passes, is refused with these words, or waits for a person, who is told these. */
export type Admitted = true | undefined | { readonly refuse: string } | { readonly approve: string };

/** The host's rule for calls. */
export type AdmitRule = (call: AdmitCall) => Awaitable<Admitted>;

/** What the rule has let pass, and the approval that the call is to use, where it needs one. */
export interface Admission {
  readonly approval: Approval | undefined;
}
