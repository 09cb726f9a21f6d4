// An agent on LangChain: the model asks for a tool of svckit and reads the data; the receipt is the message's artifact.
import { type BaseMessage, HumanMessage, ToolMessage } from "@langchain/core/messages";
import { toLangChainTools } from "@svckit/adapters-langchain";
import { createService } from "@svckit/core";
import { coingecko, hello } from "@svckit/providers";
import { model } from "./model.js";

const service = createService({ providers: [hello(), coingecko()] });
const account = await service.createAccount({ credits: 100 });
const { key } = await service.createKey(account.id);
const tools = toLangChainTools(service, { caller: { credential: key } });

// What an agent of LangChain does by itself: `createAgent({ model, tools })`.
export const messages: BaseMessage[] = [new HumanMessage("Greet Ada.")];
for (;;) {
  const answer = await model.invoke(messages);
  messages.push(answer);
  const calls = answer.tool_calls ?? [];
  if (calls.length === 0) break;
  for (const call of calls) {
    messages.push(await tools.find(({ name }) => name === call.name)?.invoke({ ...call, type: "tool_call" }));
  }
}
console.log(messages.at(-1)?.text);

export const receipts = messages
  .filter((each) => ToolMessage.isInstance(each))
  .map(({ artifact }) => artifact);
console.log(receipts);
await service.close();
