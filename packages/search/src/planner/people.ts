// People: who has no name here and is told by what he does with money: what he has is in a wallet.
import { ADDRESSES, type Thing, WALLETS } from "./things.js";

/** Somebody, by his wallet. */
export const PERSON: Thing = { noun: "", kinds: WALLETS, takes: ADDRESSES, isOwned: true, role: "wallet" };

const PEOPLE =
  /^(?:guy|man|woman|lady|dude|fella|person|kid|friend|buddy|mate|bro|brother|sister|dad|father|mom|mum|mother|grandma|grandpa|wife|husband|boss|colleague|cousin|uncle|aunt|neighbou?r|son|daughter|nephew|niece|girlfriend|boyfriend|partner|roommate|client|customer|employee|contractor|landlord|whale|dev|devs|developer|team|founder|creator|deployer|minter|hacker|exploiter|attacker|drainer|scammer|thief|rugger|sender|recipient|receiver|payer|payee|owner|seller|buyer|trader|sniper|insider|bot|dao|foundation|treasury|fund|influencer|kol|celebrity|merchant|shop|market maker|maker|signer|spender|firm|company|government|miner|gallery|donor|issuer|counterparty|supplier|vendor|artist|collector|bank|guild|sponsor|auditor|lender|borrower|validator)$/;
const MOVES =
  /\b(?:wallets?|address(?:es)?|balances?|holds?|holding|held|holdings|own|owns|owned|sells?|sold|selling|buys?|bought|buying|dump\w*|mov(?:e|es|ed|ing)|sen[dt]s?|sending|receiv\w+|transfer\w*|swap\w*|spen[dt]\w*|stak\w+|bridg\w+|trad\w+|withdr[ae]w\w*|deposit\w*|cash\w* out|blacklisted|sanctioned|scammer|approv\w+|portfolio|nfts?|tokens?|transactions?|txs?|funds|worth|rich|positions?|pnl|nonce|active|done with|profits?|profitable|usdt|usdc)\b/;

const BELONGINGS =
  /^(?:funds|money|crypto|stash|stack|savings|paycheck|salary|wages|assets|bags|holdings|portfolio|ledger|trezor|metamask|phantom|rabby|keplr|coinbase wallet|position|positions|stake|debt|collateral|rewards|seed|phone wallet|investments?|allocation|burner|vesting)$/;

/** Whether a noun is of what somebody has in a wallet, or of the wallet. */
export function isBelonging(noun: string): boolean {
  return BELONGINGS.test(noun);
}

/** Whether a text speaks of somebody of its asker's own. */
export function isOfOwnPeople(text: string): boolean {
  return [...text.toLowerCase().matchAll(/\b(?:my|our) (\w+?)s?\b/g)].some(([, noun = ""]) =>
    PEOPLE.test(noun),
  );
}

/** Whether a noun is one of people, in a text that asks for what is done with money. */
export function isPerson(noun: string, said: string): boolean {
  return PEOPLE.test(noun) && MOVES.test(said);
}

/** "Grandma's": whether a word says whose something is, and not by a name. */
export function isOfSomebody(word: string): boolean {
  return /['’]s$/.test(word) && PEOPLE.test(word.slice(0, -2));
}

const DOES =
  /^(?:use[ds]?|holds?|holding|held|own|owns|owned|sells?|sold|selling|buys?|bought|buying|dump\w*|moved?|moves|moving|sen[dt]s?|received?|receives|swap\w*|spen[dt]s?|stak\w+|bridged?|trad\w+|withdrew|withdrawn|deposited|minted|approved|worth|rich|left|dump\\w*)$/;

/** Whether what stands behind somebody is what he does with money. */
export function doesMoney(words: readonly string[]): boolean {
  return words.some((word) => DOES.test(word));
}

/** "She … bought": whether words begin with somebody and what he does with money. */
export function heldBy([who = "", ...words]: readonly string[]): boolean {
  return /^(?:he|she)$/.test(who) && doesMoney(words);
}
