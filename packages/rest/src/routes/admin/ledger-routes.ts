// The administrators' route of the ledger: its proof, from the last checkpoint on or as a whole.
import { type JsonSchema, ServiceError } from "@svckit/core";
import { toSuccess } from "../../http/response.js";
import { successOf } from "../../http/route.js";
import { ADMIN, type AdminContext, type AdminRoute, objectOf } from "./admin-route.js";

const WHOLE: JsonSchema = { type: "integer" };
const CHECKPOINT = objectOf({
  number: { type: "integer", minimum: 1 },
  at: { type: "string", format: "date-time" },
  position: { type: "integer", description: "The last entry that it covers, by the store's own number" },
  entries: { type: "integer", description: "How many there are up to there" },
  digest: { type: "string", description: "SHA-256 of them, in hex, over that of the checkpoint before" },
  signed: { type: "boolean", description: "Whether a secret that is not in the store has signed it" },
});
const orNull = (schema: JsonSchema, description: string): JsonSchema => ({
  ...schema,
  type: ["object", "null"],
  description,
});

const PROOF = objectOf({
  ok: { type: "boolean" },
  ...{
    sum: WHOLE,
    granted: WHOLE,
    held: WHOLE,
    spent: WHOLE,
    captured: WHOLE,
    voided: WHOLE,
    pending: WHOLE,
  },
  ...{ bought: WHOLE, adjusted: WHOLE, expired: WHOLE, unexplained: WHOLE },
  from: orNull(CHECKPOINT, "From which checkpoint on the entries were read; null: all of them"),
  made: orNull(CHECKPOINT, "The checkpoint that the proof has made; null: none"),
  broken: orNull(
    objectOf({
      number: { type: "integer" },
      part: { type: "string", enum: ["digest", "balances", "seal", "chain"] },
    }),
    "The first checkpoint that does not hold, and what of it; null: none is known",
  ),
});

export const ledgerRoutes: readonly AdminRoute[] = [
  {
    method: "GET",
    path: `${ADMIN}/ledger`,
    operationId: "verifyLedger",
    summary: "Add up wallets, holds and ledger lines",
    description:
      "It reads the lines behind the last checkpoint, and makes the next once that is due. `from=start` reads every line, and holds all checkpoints against them.",
    parameters: [
      {
        name: "from",
        in: "query",
        description: "`start`: from the first line on; from the last checkpoint on where left out",
        schema: { type: "string", enum: ["start"] },
      },
    ],
    answer: {
      description: "The proof; `ok` is false where something does not add up",
      schema: successOf(PROOF),
    },
    handle: verifyLedger,
  },
];

async function verifyLedger({ service, query, requestId }: AdminContext) {
  const from = query.get("from") ?? undefined;
  if (from !== undefined && from !== "start")
    throw new ServiceError("VALIDATION_ERROR", {
      message: "A proof is from the `start`, or from the last checkpoint.",
      param: "from",
    });
  return toSuccess(requestId, await service.verifyLedger(from && { from }));
}
