// Ledger proof: adds up every wallet, hold and line of the ledger, when it is asked to.

import { useState } from "preact/hooks";
import { formatNumber, formatTime, toWords } from "../data/format.ts";
import { type Proof, verifyLedger } from "../wire/admin.ts";
import { useAction } from "../wire/use-action.ts";
import { FactList } from "./fact-list.tsx";
import { Refusal } from "./notice.tsx";

/** The proof. A large ledger takes a while, so it is worked out on demand. */
export function LedgerProof() {
  const [proof, setProof] = useState<Proof | undefined>(undefined);
  const { run, isRunning, failure } = useAction();
  return (
    <>
      <p class="row">
        <button
          type="button"
          disabled={isRunning}
          onClick={() => void run(async () => setProof(await verifyLedger()))}
        >
          {isRunning ? "Adding up …" : "Add up the ledger"}
        </button>
        <span class="faint">
          Every credit that was given is left, held, spent or expired: the sum is zero.
        </span>
      </p>
      <Refusal failure={failure} />
      {proof && (
        <>
          <p role="status" class={proof.ok ? "good" : "bad"}>
            {proof.ok ? "It adds up." : "It does not add up."}
          </p>
          <p class="faint">{startOf(proof)}</p>
          <FactList
            facts={Object.entries(proof)
              .filter(([, value]) => typeof value === "number")
              .map(([name, value]) => [toWords(name), formatNumber(Number(value))])}
          />
        </>
      )}
    </>
  );
}

/** From where on the lines were read, and what was found wrong of the checkpoints. */
function startOf({ from, broken }: Proof): string {
  if (broken) return `Checkpoint ${broken.number} does not hold (${broken.part}): all lines were read.`;
  return from ? `Lines from checkpoint ${from.number} of ${formatTime(from.at)} on.` : "All lines.";
}
