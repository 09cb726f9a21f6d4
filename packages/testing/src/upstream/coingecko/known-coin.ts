// Known coin: the coin and the currency that a request to CoinGecko's stand-in names, or its refusal.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInHandler, StandInRequest } from "../../stand-in/route.js";
import { COINS, CURRENCIES, type StandInCoin } from "./data.js";
import { currencyIn, failure } from "./request.js";

const NO_COIN = failure(404, "coin not found");

/** Answers of the coin of the path's id. */
export function withCoin(
  answer: (coin: StandInCoin, request: StandInRequest) => StandInAnswer,
): StandInHandler {
  return (request) => {
    const coin = COINS.find(({ id }) => id === request.params["id"]);
    return coin ? answer(coin, request) : NO_COIN;
  };
}

/** Answers of the coin of the path's platform and address. */
export function withContract(
  answer: (coin: StandInCoin, request: StandInRequest) => StandInAnswer,
): StandInHandler {
  return (request) => {
    const { id = "", address = "" } = request.params;
    const coin = COINS.find((each) => contractOf(each, id) === address.toLowerCase());
    return coin ? answer(coin, request) : NO_COIN;
  };
}

/** The address of a coin on a platform, in lower case; empty where it has none. */
export function contractOf(coin: StandInCoin, platform: string): string {
  return coin.contracts[platform]?.toLowerCase() ?? "";
}

/** The refusal of a currency that CoinGecko does not quote in. */
export function wrongCurrency(request: StandInRequest): StandInAnswer | undefined {
  return CURRENCIES[currencyIn(request)] ? undefined : failure(400, "invalid vs_currency");
}
