// Etherscan's stand-in: the operations of API V2 that tools read. What is wrong is told by words in an answer that is 200.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInRequest } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { BALANCES, SOURCES, TRANSACTIONS, TRANSFERS, UNVERIFIED } from "./data.js";

const CHAINS = ["1", "10", "56", "137", "8453", "42161"];
const PAID_CHAINS = ["10"];
const COMMON = ["chainid", "module", "action", "apikey"];
const WINDOW = 10_000;

interface Operation {
  readonly needs: readonly string[];
  readonly takes: readonly string[];
  readonly answer: (query: URLSearchParams) => StandInAnswer;
}

const PAGING = ["page", "offset", "sort", "startblock", "endblock"];

// By module and action.
const OPERATIONS: Readonly<Record<string, Operation>> = {
  "account txlist": { needs: ["address"], takes: PAGING, answer: (query) => list(query, TRANSACTIONS) },
  "account tokentx": {
    needs: ["address"],
    takes: [...PAGING, "contractaddress"],
    answer(query) {
      const token = query.get("contractaddress")?.toLowerCase();
      return list(
        query,
        TRANSFERS.filter(({ contractAddress }) => token === undefined || contractAddress === token),
      );
    },
  },
  "account balance": {
    needs: ["address"],
    takes: ["tag"],
    answer: (query) => ok(BALANCES[`${query.get("chainid")}/${addressOf(query)}`] ?? "0"),
  },
  "contract getsourcecode": {
    needs: ["address"],
    takes: [],
    answer: (query) => ok([SOURCES[`${query.get("chainid")}/${addressOf(query)}`] ?? UNVERIFIED]),
  },
  "gastracker gasoracle": {
    needs: [],
    takes: [],
    answer: () =>
      ok({
        LastBlock: "23467872",
        SafeGasPrice: "0.496839934",
        ProposeGasPrice: "0.496840168",
        FastGasPrice: "0.55411917",
        suggestBaseFee: "0.496839934",
        gasUsedRatio: "0.5407,0.4987,0.2521",
      }),
  },
};

/**
 * Starts a stand-in of the Etherscan API. The key `wrong` is refused, one that is missing too; the key `busy` is told that it
 * asks too often, and the chain 10 is for paid plans.
 */
export async function standInEtherscan(): Promise<StandIn> {
  const slips: string[] = [];
  const standIn = await createStandIn({
    "GET /": (request) => {
      const answered = answer(request);
      if (typeof answered !== "string") return answered;
      slips.push(answered);
      return failed(`Error! ${answered}`);
    },
  });
  // All operations have one path, so that its own parameters are told here.
  return {
    ...standIn,
    get slips() {
      return [...standIn.slips, ...slips];
    },
  };
}

/** The answer, or what is wrong with the operation's parameters. */
function answer({ query }: StandInRequest): StandInAnswer | string {
  const name = `${query.get("module")} ${query.get("action")}`;
  const operation = OPERATIONS[name];
  if (operation === undefined) return `Missing Or invalid Action name ${name}`;
  const missing = operation.needs.find((each) => !query.get(each));
  if (missing !== undefined) return `Missing ${missing}`;
  const known = [...COMMON, ...operation.needs, ...operation.takes];
  const unknown = [...query.keys()].find((each) => !known.includes(each));
  if (unknown !== undefined) return `Unknown parameter ${unknown}`;
  const chain = query.get("chainid") ?? "";
  if (!CHAINS.includes(chain)) return failed("Missing or unsupported chainid parameter");
  const key = query.get("apikey");
  if (key === null) return failed("Missing/Invalid API Key");
  if (key === "wrong") return failed("Invalid API Key (#err2)|");
  if (key === "busy") return failed("Max calls per sec rate limit reached (5/sec)");
  if (PAID_CHAINS.includes(chain))
    return failed("Free API access is not supported for this chain. Please upgrade your api plan.");
  if (operation.needs.includes("address") && !/^0x[0-9a-f]{40}$/.test(addressOf(query)))
    return failed("Error! Invalid address format");
  return operation.answer(query);
}

function ok(result: unknown): StandInAnswer {
  return { body: { status: "1", message: "OK", result } };
}

function failed(result: string): StandInAnswer {
  return { body: { status: "0", message: "NOTOK", result } };
}

function addressOf(query: URLSearchParams): string {
  return (query.get("address") ?? "").toLowerCase();
}

/** A page of the rows of an account, on the chain of each. */
function list(
  query: URLSearchParams,
  all: readonly { readonly chain: string; readonly from: string; readonly to: string }[],
): StandInAnswer {
  const [page, size] = [Number(query.get("page") ?? 1), Number(query.get("offset") ?? WINDOW)];
  if (page * size > WINDOW)
    return failed("Result window is too large, PageNo x Offset size must be less than or equal to 10000");
  const address = addressOf(query);
  const rows = all
    .filter((row) => row.chain === query.get("chainid") && [row.from, row.to].includes(address))
    .map(({ chain: _, ...row }) => row);
  if (query.get("sort") === "desc") rows.reverse();
  const shown = rows.slice((page - 1) * size, page * size);
  if (shown.length === 0) return { body: { status: "0", message: "No transactions found", result: [] } };
  return ok(shown);
}
