// Mention: a piece of a question that names something, with every way to read it.

/** What a piece of text may be, by the form in which arguments take it. */
export interface Readings {
  /** Address of an EVM chain. */
  readonly evmAddress?: string;
  /** 0x and 64 hex digits: a transaction, a market, a topic. */
  readonly evmHash?: string;
  /** Other hex: call data, a selector. */
  readonly hex?: string;
  readonly bitcoinAddress?: string;
  readonly bitcoinHash?: string;
  readonly solanaAddress?: string;
  readonly solanaSignature?: string;
  /** Type of a coin of a Move chain, such as `0x2::sui::SUI`. */
  readonly moveType?: string;
  readonly ens?: string;
  readonly url?: string;
  readonly uuid?: string;
  /** Name of a market or a series in capitals, such as `KXFED-26DEC`. */
  readonly ticker?: string;
  /** Base and quote, such as `BTC/USDT`, with what a perpetual settles in behind a colon. */
  readonly pair?: string;
  readonly coin?: Coin;
  /** Slug of a chain. */
  readonly chain?: string;
  /** Slug of a chain whose name stands where it may be a word: taken where no other is named. */
  readonly maybeChain?: string;
  /** The coin of the same name, where a chain is meant. */
  readonly namesake?: Coin;
  /** Code of a currency in lower case. */
  readonly fiat?: string;
  readonly exchange?: Exchange;
  /** DefiLlama's slug. */
  readonly protocol?: string;
  /** CoinGecko's id of an NFT collection. */
  readonly collection?: string;
  /** CoinGecko's id of a company or government. */
  readonly holder?: string;
  /** `polymarket` or `kalshi`. */
  readonly venue?: string;
  /** Symbol of what is no coin and has a price, such as `XAU`. */
  readonly commodity?: string;
  readonly time?: TimeSpan;
  /** Series of Kalshi's events by its ticker, such as `KXFED`. */
  readonly series?: string;
  /** Step of a chart or a candle, such as `4h`. */
  readonly step?: string;
  /** Number of rows that are wanted. */
  readonly count?: number;
  /** Number of a block or a slot. */
  readonly block?: string;
  /** A number as it stands there. */
  readonly number?: string;
  /** Unit of an amount: wei, gwei, ether, or a symbol. */
  readonly unit?: string;
  /** A function or an event with its types. */
  readonly signature?: string;
  /** What is written for the arguments of the function. */
  readonly values?: readonly string[];
  /** An object in JSON, as it is written. */
  readonly json?: string;
  /** A text in quotes. */
  readonly quoted?: string;
  /** What looks like a name and is in no table. */
  readonly name?: string;
}

/** A kind of reading. */
export type Kind = keyof Readings;

/** A coin; its id is known from the table alone. */
export interface Coin {
  readonly id: string | undefined;
  /** In capitals. */
  readonly symbol: string | undefined;
  readonly name: string;
}

/** An exchange, by the ids of who lists it. */
export interface Exchange {
  readonly slug: string;
  readonly spotId: string | undefined;
  readonly derivativesId: string | undefined;
}

/** A time, in milliseconds; both ends are the same for an instant. */
export interface TimeSpan {
  readonly from: number;
  /** Where it ends; undefined for now. */
  readonly to: number | undefined;
  /** `instant` and `day` are points, `span` goes back from now, `range` has both ends, `open` has a start. */
  readonly form: "instant" | "day" | "span" | "range" | "open";
  /** Whether it lies ahead. */
  readonly ahead: boolean;
  /** A span as callers write it, such as `7d`. */
  readonly length: string | undefined;
}

/** A piece of a question that names something. */
export interface Mention {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly readings: Readings;
  /** The word before it, in lower case. */
  readonly before: string;
  /** Whether it is a row of an answer before. */
  readonly isRow?: boolean;
  /** What the answer calls the row for other tools, such as `meme-token`. */
  readonly rowId?: string | undefined;
}

/** A piece of text with a form. */
export interface Formed {
  readonly start: number;
  readonly end: number;
  readonly readings: Readings;
}
