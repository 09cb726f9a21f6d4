// Invoice: what a customer's people have used in a month, as lines with money in cents.
import type { Service } from "@svckit/core";

/** A line: what was used, by whom. */
export interface InvoiceLine {
  readonly tool: string;
  readonly person: string;
  readonly credits: number;
  /** Cents of a euro. */
  readonly cents: number;
}

// What a credit costs: 0.2 cents, as a whole number of thousandths.
const MILLICENTS_A_CREDIT = 200;

/** The lines of an account between two UTC days, both included. */
export async function invoiceOf(
  service: Service,
  accountId: string,
  from: string,
  to: string,
): Promise<readonly InvoiceLine[]> {
  const lines: InvoiceLine[] = [];
  let cursor: string | undefined;
  do {
    const page = await service.usage({
      accountId,
      from,
      to,
      by: ["tool", "endUser"],
      ...(cursor !== undefined && { cursor }),
    });
    for (const { tool, endUser, credits } of page.rows) {
      // What was refused or has failed cost nothing.
      if (credits === 0) continue;
      const cents = Math.ceil((credits * MILLICENTS_A_CREDIT) / 1_000);
      lines.push({ tool: tool ?? "", person: endUser ?? "", credits, cents });
    }
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return lines;
}

/** The invoice as text, a line each. */
export function printInvoice(lines: readonly InvoiceLine[]): string {
  const rows = lines.map(
    ({ tool, person, credits, cents }) =>
      `${tool.padEnd(16)} ${person.padEnd(20)} ${String(credits).padStart(7)} ${euros(cents).padStart(9)}`,
  );
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  return [...rows, `total ${euros(total)}`].join("\n");
}

function euros(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")} EUR`;
}
