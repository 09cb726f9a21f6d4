// New-question weights: how much each sign tells that a later turn asks anew; written by test/learn-new-questions.ts, in hundredths.
export const NEW_QUESTION_WEIGHTS = `
@any -104:* @continues -223:* @few -220:* @fit 109:* @gain 34:* @goes-on -126:* @leans -119:* @names 94:* @outside 93:* @own -44:*
@pronoun -107:* @row -349:* @same-tool -177:* @share -15:* @untaken 76:* @untold -208:* @words 23:*
`;
