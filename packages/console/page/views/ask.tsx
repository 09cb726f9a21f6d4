// Ask view: a conversation with the service; each answer is watched as it is made.
import { useRef, useState } from "preact/hooks";
import { AskForm } from "../parts/ask-form.tsx";
import { AskedTurn, type Exchange } from "../parts/asked-turn.tsx";
import { Chips } from "../parts/chips.tsx";
import { Notice } from "../parts/notice.tsx";
import { failureOf } from "../wire/api.ts";
import { ask, type Step, type Turn } from "../wire/question.ts";
import { noteSpending, useQuota } from "../wire/quota.ts";
import { placeOf } from "../wire/use-place.ts";

const IDEAS = [
  "What is the price of bitcoin in euro?",
  "What is the gas price on Ethereum?",
  "Which chains hold the most value in DeFi?",
  "Is the token 0xdAC17F958D2ee523a2206206994597C13D831ec7 on Ethereum safe?",
];

/** The conversation. */
export function AskView() {
  const [text, setText] = useState("");
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const leaving = useRef<AbortController | undefined>(undefined);
  const quota = useQuota();
  const isAsking = exchanges.at(-1)?.state === "running";

  async function start(): Promise<void> {
    if (text.trim() === "" || isAsking) return;
    const before = exchanges;
    leaving.current = new AbortController();
    setText("");
    await runExchange(text, before, leaving.current.signal, (now) => setExchanges([...before, now]));
    noteSpending();
  }

  return (
    <>
      <h1>Ask</h1>
      {quota.value?.lane === "anonymous" && (
        <Notice>
          A question is paid by an account. <a href={placeOf("account")}>Give the key of one</a> first.
        </Notice>
      )}
      <div class="conversation" role="log" aria-label="Conversation">
        {exchanges.map((exchange, at) => (
          <AskedTurn key={at} exchange={exchange} />
        ))}
      </div>
      {exchanges.length === 0 && (
        <Chips
          label="Questions to begin with"
          chips={IDEAS.map((idea) => ({ name: idea, take: () => setText(idea) }))}
        />
      )}
      <AskForm
        text={text}
        label={exchanges.length === 0 ? "Question" : "And then"}
        isAsking={isAsking}
        onType={setText}
        onAsk={() => void start()}
        onStop={() => leaving.current?.abort()}
        onClear={exchanges.length > 0 ? () => setExchanges([]) : undefined}
      />
    </>
  );
}

/** Asks, and shows the exchange as far as it has come. */
async function runExchange(
  question: string,
  before: readonly Exchange[],
  signal: AbortSignal,
  show: (now: Exchange) => void,
): Promise<void> {
  let now: Exchange = { question, steps: [], words: "", state: "running" };
  const change = (to: Partial<Exchange>) => {
    now = { ...now, ...to };
    show(now);
  };
  change({});
  const hear = (step: Step) =>
    step.type === "words"
      ? change({ words: now.words + step.text })
      : change({ steps: [...now.steps, step] });
  try {
    const answer = await ask([...turnsOf(before), { role: "user", content: question }], hear, signal);
    change({ state: "done", answer });
  } catch (error) {
    change(signal.aborted ? { state: "left" } : { state: "failed", failure: failureOf(error) });
  }
}

/** What was said before; an answer that did not come is no turn. */
function turnsOf(exchanges: readonly Exchange[]): readonly Turn[] {
  return exchanges.flatMap(({ question, answer }): Turn[] =>
    answer
      ? [
          { role: "user", content: question },
          { role: "assistant", content: answer.response },
        ]
      : [],
  );
}
