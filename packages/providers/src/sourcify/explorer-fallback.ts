// What a chain's explorer has of a contract, in the form of Sourcify's tools; what it does not tell is null.
import * as z from "zod";
import { abiRow, rawItem } from "./abi-item.js";

const explored = () => {
  const text = z.string().nullable();
  const contract = z.object({
    ...{ is_verified: z.boolean(), is_fully_verified: z.boolean().nullable(), verified_at: text, name: text },
    ...{ language: text, compiler_version: text, proxy_type: text, implementations: z.array(z.string()) },
    abi: z.array(rawItem()).nullable(),
    sources: z.array(z.object({ path: text, code: z.string() })),
  });
  return z.object({ chain: z.string(), contract: contract.nullable() });
};

interface Asked {
  readonly address: string;
}

/** The result of get_contract_source from that of get_contract_code. */
export function sourceFromExplorer(result: Readonly<Record<string, unknown>>, { address }: Asked) {
  const { chain, contract } = explored().parse(result);
  const match = matchOf(contract);
  return {
    ...{ chain, address, match },
    is_verified: contract?.is_verified ?? false,
    creation_match: null,
    runtime_match: match,
    verified_at: contract?.verified_at,
    name: contract?.name ?? null,
    full_name: null,
    language: contract?.language ?? null,
    compiler: contract?.compiler_version ?? null,
    ...{ deployer: null, deployment_hash: null, deployment_block: null },
    // An explorer that names no kind of proxy may not have looked.
    is_proxy: contract?.proxy_type ? true : null,
    proxy_kind: contract?.proxy_type ?? null,
    implementations: (contract?.implementations ?? []).map((each) => ({ address: each, name: null })),
    sources: (contract?.sources ?? []).map(({ path, code }) => ({
      path: path ?? contract?.name ?? "",
      content: code,
    })),
  };
}

/** The result of get_contract_abi from that of get_contract_code. */
export function abiFromExplorer(result: Readonly<Record<string, unknown>>, { address }: Asked) {
  const { chain, contract } = explored().parse(result);
  return {
    ...{ chain, address },
    is_verified: contract?.is_verified ?? false,
    abi: (contract?.abi ?? []).map(abiRow),
  };
}

function matchOf(
  contract: { readonly is_verified: boolean; readonly is_fully_verified: boolean | null } | null,
) {
  if (!contract?.is_verified) return null;
  return contract.is_fully_verified ? "exact_match" : "match";
}
