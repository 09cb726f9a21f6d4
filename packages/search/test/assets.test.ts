// The clauses of assets: what is asked of one token, on one chain or of one contract, is not answered with another.
import { systemClock } from "@svckit/core";
import { plannerEngine } from "@svckit/search";
import { beforeAll, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import { type Answered, ask } from "./answer-context.js";

const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };
const WALLET = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const USDC = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const ON_BASE = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913";
const ON_POLYGON = "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359";
const PEPE = "0x6982508145454Ce325dDbE47a25d4ec3d2311933";
const ON_SOLANA = "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM";

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;
beforeAll(async () => {
  catalog = await sharedCatalog();
});

function put(text: string): Promise<Answered> {
  return ask(catalog.service, plannerEngine(), text, { clock });
}

const FINDS = /^(?:look_up|resolve)_/;

test.each([
  [`how much USDC does ${WALLET} hold on base`, [["base", ON_BASE]]],
  [`how much USDC and ETH does ${WALLET} have on base`, [["base", ON_BASE]]],
  [
    `does ${WALLET} have USDC on polygon and base?`,
    [
      ["polygon", ON_POLYGON],
      ["base", ON_BASE],
    ],
  ],
  [`PEPE balance of ${WALLET}`, [["ethereum", PEPE]]],
  [`USDC balance of ${WALLET}`, [["ethereum", USDC]]],
])("%s: a token is looked up on the chain that its balance is of", async (text, calls) => {
  const asked = (await put(text)).asked.filter(({ tool }) => !FINDS.test(tool));
  expect(asked.map(({ tool, args }) => [tool, args["chain"], args["token"]])).toEqual(
    calls.map((call) => ["get_token_balance", ...call]),
  );
});

test("a coin beside the one whose balance is given is said to be no part of it", async () => {
  for (const [text, coin] of [
    [`how much USDC and ETH does ${WALLET} have on base`, "ETH"],
    [`ETH and PEPE balance of ${WALLET}`, "PEPE"],
  ] as const)
    expect((await put(text)).answer.response).toContain(`${coin}: no part of that`);
  expect((await put(`ETH balance of ${WALLET}`)).answer.response).not.toContain("no part of that");
  const apposed = await put(`USDC ${USDC} balance of ${WALLET}`);
  expect(apposed.answer.response).not.toContain("no part of that");
});

test.each([`USDT balance of ${WALLET} on arbitrum`, `BONK balance of ${ON_SOLANA}`])(
  "%s: the balance of a token is not that of the chain's own coin",
  async (text) => {
    const tools = (await put(text)).asked.map(({ tool }) => tool);
    expect(tools).not.toContain("get_native_balance");
    expect(tools).not.toContain("get_sol_balance");
  },
);

test.each([
  [`call balanceOf(${WALLET}) on ${USDC}`, "balanceOf(address) returns (uint256)", [WALLET]],
  [
    `call previewRedeem(0x12, 1000, true) on ${USDC}`,
    "previewRedeem(bytes,uint256,bool)",
    ["0x12", "1000", "true"],
  ],
])("%s: a function that is written with its arguments is called with them", async (text, signature, args) => {
  const { asked } = await put(text);
  expect(asked).toEqual([
    { tool: "call_contract", args: { chain: "ethereum", address: USDC, function: signature, args } },
  ]);
});
