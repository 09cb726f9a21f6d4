// Finding: one thing that a provider's author should mend before others use it.

/** What is wrong with one field of a tool, and how to mend it. */
export interface ToolFault {
  readonly field: string;
  readonly wrong: string;
  readonly mend: string;
}

/** A fault with the provider and the tool that have it. */
export interface Finding extends ToolFault {
  readonly provider: string;
  /** Null for a fault of the provider itself. */
  readonly tool: string | null;
}
