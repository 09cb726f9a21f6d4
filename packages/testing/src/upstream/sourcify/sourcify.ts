// Sourcify's stand-ins: the lookup of server v2 over a few contracts, and the database of signatures.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { CHAINS, CONTRACTS, SIGNATURES } from "./data.js";

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const MINIMAL = ["match", "creationMatch", "runtimeMatch", "chainId", "address", "verifiedAt", "matchId"];
const FIELDS = ["abi", "sources", "compilation", "deployment", "proxyResolution", "metadata"];

/** Starts the stand-ins of Sourcify's hosts. */
export async function standInSourcify(): Promise<Readonly<Record<string, StandIn>>> {
  return { contracts: await standInContracts(), signatures: await standInSignatures() };
}

function standInContracts(): Promise<StandIn> {
  return createStandIn(
    {
      "GET /v2/contract/all-chains/{address}": {
        takes: [],
        answer({ params }) {
          const address = (params["address"] ?? "").toLowerCase();
          if (!ADDRESS.test(address)) return refused("invalid_parameter", "the address is invalid");
          const found = CONTRACTS.filter((each) => each.address.toLowerCase() === address);
          return {
            status: found.length > 0 ? 200 : 404,
            body: { results: found.map((each) => part(each, [])) },
          };
        },
      },
      "GET /v2/contract/{chain}/{address}": {
        takes: ["fields", "omit"],
        answer({ params, query }) {
          const { chain = "", address = "" } = params;
          if (!/^\d{1,20}$/.test(chain) || !ADDRESS.test(address))
            return refused("invalid_parameter", "chain or address is invalid");
          if (!CHAINS.includes(chain)) return refused("unsupported_chain", `chain ${chain} is not supported`);
          const fields = (query.get("fields") ?? "").split(",").filter((name) => name !== "");
          const unknown = fields.find((name) => !FIELDS.includes(name.split(".")[0] ?? "") && name !== "all");
          if (unknown !== undefined || (query.has("fields") && query.has("omit")))
            return refused("invalid_parameter", `field ${unknown} does not exist`);
          const found = CONTRACTS.find(
            (each) => each.chainId === chain && each.address.toLowerCase() === address.toLowerCase(),
          );
          if (found !== undefined) return { body: part(found, fields) };
          const nothing = { match: null, creationMatch: null, runtimeMatch: null };
          return { status: 404, body: { ...nothing, chainId: chain, address } };
        },
      },
    },
    {
      refuse: ({ kind, message }) =>
        kind === "path" ? { status: 404, body: { message } } : refused("invalid_parameter", message),
    },
  );
}

function standInSignatures(): Promise<StandIn> {
  return createStandIn({
    "GET /signature-database/v1/lookup": {
      takes: ["function", "event", "filter"],
      answer({ query }) {
        const [functions, events] = [listed(query, "function"), listed(query, "event")];
        if (
          !functions.every((hash) => /^0x[0-9a-f]{8}$/.test(hash)) ||
          !events.every((hash) => /^0x[0-9a-f]{64}$/.test(hash))
        )
          return { status: 400, body: { ok: false, error: "invalid hash" } };
        const of = (hashes: readonly string[], none: null | []) =>
          Object.fromEntries(hashes.map((hash) => [hash, SIGNATURES[hash] ?? none]));
        return { body: { ok: true, result: { function: of(functions, null), event: of(events, []) } } };
      },
    },
  });
}

function refused(customCode: string, message: string): StandInAnswer {
  return { status: 400, body: { customCode, message, errorId: "1ac6b91a-0605-4459-93dc-18f210a70192" } };
}

function part(record: object, fields: readonly string[]): object {
  const wanted = new Set([...MINIMAL, ...fields]);
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted.has(name)));
}

function listed(query: URLSearchParams, name: string): readonly string[] {
  return (query.get(name) ?? "").split(",").filter((each) => each !== "");
}
