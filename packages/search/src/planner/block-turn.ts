// Block turn: a later turn that asks for nothing but the block that it points at, one beside it, or what the one before has.
import type { Mention } from "../entities/mention.js";
import type { LaterTurn } from "./conversation.js";
import type { PlannedCall } from "./plan.js";
import { blockSaid, isOfBlockAlone } from "./pointing.js";
import { isTalkAround } from "./told-base.js";

const LEAD = "^\\W*(?:(?:and|ok|okay|now|then|so|please|tell|me)\\s+)*";
const ITS = "(?: (?:of|in|on|for|by) (?:it|that|this|(?:that|this|the|the same) (?:one|block)))?\\W*$";
const OF_IT = "(?:it|that|this|(?:that|this|the) (?:one|block))";
// What a block has, asked for by itself: "how many transactions are in it", "who mined it?", "its hash".
const FIGURES = [
  `how many (?:transactions|txs|txns|transfers)(?: (?:(?:are|were|is|was)(?: (?:there|included))?|(?:does|did) ${OF_IT} (?:have|hold|contain|include)|(?:has|had) ${OF_IT}))?${ITS}`,
  `(?:how much )?gas (?:(?:did|does) ${OF_IT} use|(?:was |were )?used)${ITS}`,
  `who (?:mined|made|built|produced|proposed|created) ${OF_IT}\\W*$`,
  `(?:(?:what(?:['’]?s| is| was) )?(?:the |its )?)(?:number of (?:transactions|txs)|transaction count|tx count|miner|proposer|timestamp|time|hash|block hash|parent hash|size|weight|difficulty|base fee|gas used|gas limit)${ITS}`,
].map((each) => new RegExp(LEAD + each, "i"));

/** The call for a block with the one in its place that a turn points at, or of which it asks a figure: the chain stays. */
export function callsOfBlock(
  { said: { text, mentions }, block, answers: [answer = ""] }: LaterTurn,
  calls: readonly PlannedCall[],
): readonly PlannedCall[] | undefined {
  const [call, other] = calls;
  const slot = call?.tool.slots.find(({ kind, name }) => kind === "block" && !name.startsWith("to_"));
  if (call === undefined || slot === undefined || other !== undefined) return undefined;
  const had = call.args[slot.name];
  const clause = `${call.clause} ${text}`;
  if (mentions.length === 0 && isBlockTool(call) && FIGURES.some((each) => each.test(text))) {
    // The newest block is another by now: the one that was told is meant.
    const told = isNumber(had) ? undefined : blockSaid(answer);
    const args = told === undefined ? call.args : { ...call.args, [slot.name]: Number(told) };
    return [{ ...call, args, notes: [], clause }];
  }
  const onChain = onOtherChain(mentions, text, call, slot.name);
  if (onChain !== undefined) return [{ ...call, args: onChain, notes: [], clause }];
  if (block === undefined || !(had !== undefined || isBlockTool(call)) || !isOfBlockAlone(text))
    return undefined;
  const args = { ...call.args, [slot.name]: Number(block.readings.block) };
  const used = [...call.used.filter(({ readings }) => readings.block === undefined), block];
  return [{ ...call, args, used, notes: [], clause }];
}

/** The newest block of another chain, where the one before was told as the newest of its own and not by its number. */
function onOtherChain(
  mentions: readonly Mention[],
  text: string,
  { args, used }: PlannedCall,
  slot: string,
): PlannedCall["args"] | undefined {
  const [mention, other] = mentions;
  const chain = mention?.readings.chain;
  if (mention === undefined || chain === undefined || other !== undefined || args["chain"] === undefined)
    return undefined;
  if (!isNumber(args[slot]) || used.some(({ readings }) => readings.block !== undefined)) return undefined;
  if (!isTalkAround(text, [mention])) return undefined;
  const { [slot]: _, ...others } = args;
  return { ...others, chain };
}

function isBlockTool({ tool }: PlannedCall): boolean {
  return /block/.test(tool.name);
}

function isNumber(value: unknown): boolean {
  return /^\d+$/.test(String(value));
}
