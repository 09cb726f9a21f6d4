// GoPlus' stand-in: the operations of its public API that tools read. What is wrong is told by a code in an answer that is 200.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInHandler, StandInOperation, StandInRequest } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { decoded } from "./inputs.js";
import { ADDRESSES, APPROVALS, LOCKS, NFTS, PROTOCOLS, SPENDERS } from "./records.js";
import { DAPPS, PHISHING } from "./sites.js";
import { SOLANA_TOKENS, SUI_COINS, TOKENS } from "./tokens.js";

const CHAINS: Readonly<Record<string, string>> = {
  1: "Ethereum",
  56: "BSC",
  8453: "Base",
  42161: "Arbitrum",
  137: "Polygon",
  10: "Optimism",
  250: "Fantom",
  43114: "Avalanche",
  810180: "zkLink Nova",
  tron: "Tron",
  solana: "Solana",
};

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
// An address of zeros and one of GoPlus' codes is answered with that code.
const CODED = /^0x0{36}([1-9]\d{3})$/;

/** Starts a stand-in of the GoPlus API. The bearer token `wrong` is refused, and the address `0x00…04029` is answered with 4029. */
export function standInGoPlus(): Promise<StandIn> {
  const routes: Record<string, StandInOperation> = {
    "GET /api/v1/supported_chains": {
      takes: ["name"],
      answer: keyed(() => ok(Object.entries(CHAINS).map(([id, name]) => ({ id, name })))),
    },
    "GET /api/v1/token_security/{chain}": byContract((chain, address) => {
      const record = TOKENS[chain]?.[address];
      return told(address === FRESH ? 2 : 1, record && { [address]: record });
    }),
    "GET /api/v1/solana/token_security": byName("contract_addresses", SOLANA_TOKENS),
    "GET /api/v1/sui/token_security": byName("contract_addresses", SUI_COINS),
    "GET /api/v1/address_security/{address}": {
      takes: ["chain_id"],
      answer: keyed(({ params, query }) => {
        const address = (params["address"] ?? "").toLowerCase();
        const chain = query.get("chain_id");
        if (chain !== null && CHAINS[chain] === undefined) return failed(2022);
        const record = ADDRESSES[address];
        return (
          refusal(address) ??
          ok(chain === null || record === undefined ? record : { ...record, contract_address: "0" })
        );
      }),
    },
    "GET /api/v1/approval_security/{chain}": byContract((chain, address) => ok(SPENDERS[chain]?.[address])),
    "GET /api/v1/nft_security/{chain}": {
      ...byContract((chain, address, query) => {
        const record = NFTS[`${chain}/${address}`];
        const owner = query.has("token_id") ? "0xd8da6bf26964af9d7eed9e03e53415d37aa96045" : null;
        return ok(record && { ...record, token_id: query.get("token_id"), token_owner: owner });
      }),
      takes: ["token_id"],
    },
    "GET /api/v1/rugpull_detecting/{chain}": byContract((chain, address) =>
      chain === "1" || chain === "56" ? ok(PROTOCOLS[`${chain}/${address}`]) : failed(2018),
    ),
    "GET /api/v2/token_approval_security/{chain}": approvals("token"),
    "GET /api/v2/nft721_approval_security/{chain}": approvals("nft721"),
    "GET /api/v2/nft1155_approval_security/{chain}": approvals("nft1155"),
    "GET /api/v1/phishing_site": bySite((site) => ok(PHISHING[site])),
    "GET /api/v1/dapp_security": bySite((site) => (DAPPS[site] ? ok(DAPPS[site]) : failed(2026))),
    "POST /api/v1/abi/input_decode": {
      takes: [],
      answer: keyed(({ body }) => {
        const { chain_id, ...rest } = Object(body);
        if (CHAINS[chain_id] === undefined) return failed(2022);
        const record = decoded(rest);
        return typeof record === "number" ? failed(record) : ok(record);
      }),
    },
    "GET /open/api/v1/locks/token": {
      needs: ["chainId", "tokenAddress", "pageNum", "pageSize"],
      answer: keyed(({ query }) => {
        const [page, size] = [Number(query.get("pageNum")), Number(query.get("pageSize"))];
        if (!(page >= 1 && size >= 1)) return failed(5006);
        const address = (query.get("tokenAddress") ?? "").toLowerCase();
        const locks = LOCKS[`${query.get("chainId")}/${address}`] ?? [];
        const list = locks.slice((page - 1) * size, page * size);
        return refusal(address) ?? ok({ list, total_count: locks.length });
      }),
    },
  };
  return createStandIn(routes, {
    refuse: ({ kind, name }) =>
      kind === "path"
        ? { status: 404, body: { status: 404, error: "Not Found", path: name } }
        : { body: { code: 5006, message: `Param error: ${name}`, result: null } },
  });
}

const FRESH = "0x0000000000000000000000000000000000000002";

function told(code: number, result: unknown): StandInAnswer {
  return { body: { code, message: code === 1 ? "OK" : "partial data obtained", result: result ?? {} } };
}

function ok(result: unknown): StandInAnswer {
  return told(1, result);
}

function failed(code: number): StandInAnswer {
  return { body: { code, message: `error ${code}`, result: null } };
}

/** Refuses the one access token that nobody issued. */
function keyed(answer: (request: StandInRequest) => StandInAnswer): StandInHandler {
  return (request) =>
    /^bearer wrong$/i.test(request.headers["authorization"] ?? "") ? failed(4012) : answer(request);
}

function refusal(address: string): StandInAnswer | undefined {
  const code = CODED.exec(address)?.[1];
  if (code !== undefined) return failed(Number(code));
  return ADDRESS.test(address) ? undefined : failed(2004);
}

function byContract(
  answer: (chain: string, address: string, query: URLSearchParams) => StandInAnswer,
): StandInOperation {
  return {
    needs: ["contract_addresses"],
    answer: keyed(({ params, query }) => {
      const chain = params["chain"] ?? "";
      const address = (query.get("contract_addresses") ?? "").toLowerCase();
      if (CHAINS[chain] === undefined) return failed(2022);
      return refusal(address) ?? answer(chain, address, query);
    }),
  };
}

function byName(parameter: string, records: Readonly<Record<string, object>>): StandInOperation {
  return {
    needs: [parameter],
    answer: keyed(({ query }) => {
      const name = query.get(parameter) ?? "";
      return ok(records[name] && { [name]: records[name] });
    }),
  };
}

function approvals(kind: string): StandInOperation {
  return {
    needs: ["addresses"],
    answer: keyed(({ params, query }) => {
      const chain = params["chain"] ?? "";
      const address = (query.get("addresses") ?? "").toLowerCase();
      if (CHAINS[chain] === undefined) return failed(2022);
      return refusal(address) ?? ok(APPROVALS[`${kind}/${chain}/${address}`] ?? []);
    }),
  };
}

function bySite(answer: (site: string) => StandInAnswer): StandInOperation {
  return {
    needs: ["url"],
    answer: keyed(({ query }) => answer((query.get("url") ?? "").replace(/^https?:\/\//, ""))),
  };
}
