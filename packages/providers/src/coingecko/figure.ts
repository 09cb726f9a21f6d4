// Figure: what CoinGecko's tools give for prices, totals and shares.
export { figure } from "../figure.js";
