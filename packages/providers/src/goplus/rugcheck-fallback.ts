// What RugCheck knows of a token, in the form of get_solana_token_security; what its report does not tell is null.
import { decimal } from "@svckit/core/schemas";
import * as z from "zod";

const reported = () => {
  const text = z.string().nullable();
  const flag = z.boolean().nullable();
  const number = z.number().nullable();
  return z.object({
    ...{ address: z.string(), found: z.boolean(), name: text, symbol: text, creator: text },
    ...{ decimals: z.int().nullable(), supply: text, transfer_fee_percentage: number },
    ...{ mint_authority: text, freeze_authority: text, update_authority: text, is_metadata_mutable: flag },
    holders: z.array(z.object({ token_account: text, amount_raw: text, percentage: number })),
    markets: z.array(z.object({ pool_address: text, kind: text })),
  });
};

/** The result of get_solana_token_security from that of get_rugcheck_report. */
export function fromRugcheck(result: Readonly<Record<string, unknown>>) {
  const report = reported().parse(result);
  const { address, found, name, symbol, decimals } = report;
  const unknown = { status: null, by: [] };
  return {
    ...{ address, found, name, symbol },
    mintable: powerOf(report.mint_authority),
    freezable: powerOf(report.freeze_authority),
    metadata_mutable: { status: report.is_metadata_mutable, by: partiesOf(report.update_authority) },
    closable: unknown,
    balance_mutable_authority: unknown,
    transfer_fee_upgradable: unknown,
    transfer_hook_upgradable: unknown,
    default_account_state_upgradable: unknown,
    non_transferable: null,
    default_account_state: null,
    transfer_fee: shifted(report.transfer_fee_percentage, 2),
    transfer_fee_maximum: null,
    transfer_hooks: null,
    trusted_token: null,
    total_supply: decimals === null ? null : shifted(report.supply, decimals),
    creators: partiesOf(report.creator),
    holders: report.holders.map(({ token_account, amount_raw, percentage }) => ({
      token_account,
      tag: null,
      is_locked: null,
      balance: decimals === null ? null : shifted(amount_raw, decimals),
      share: shifted(percentage, 2),
    })),
    lp_holders: [],
    pools: report.markets.map(({ pool_address, kind }) => ({
      dex: kind,
      pool_address,
      kind: null,
      liquidity_usd: null,
      burned_percentage: null,
    })),
  };
}

/** With somebody who has it, the power is there. With nobody, RugCheck may not have looked: its report leaves out some. */
function powerOf(authority: string | null) {
  return { status: authority === null ? null : true, by: partiesOf(authority) };
}

function partiesOf(address: string | null) {
  return address === null ? [] : [{ address, is_malicious: null }];
}

/** A number with its point so many places to the left. */
function shifted(number: string | number | null, places: number): string | null {
  // `decimal` writes numbers without an exponent, and reads them with one.
  return number === null ? null : `${decimal().parse(number)}e-${places}`;
}
