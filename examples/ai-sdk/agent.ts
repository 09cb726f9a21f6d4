// An agent on the AI SDK: the model asks for a tool of svckit and reads the data; the program keeps the receipt.
import { toAiSdkTools } from "@svckit/adapters-ai-sdk";
import { createService } from "@svckit/core";
import { coingecko, hello } from "@svckit/providers";
import { generateText, stepCountIs } from "ai";
import { model } from "./model.js";

const service = createService({ providers: [hello(), coingecko()] });
const account = await service.createAccount({ credits: 100 });
const { key } = await service.createKey(account.id);

export const { text, steps } = await generateText({
  model,
  prompt: "Greet Ada.",
  tools: toAiSdkTools(service, { caller: { credential: key } }),
  stopWhen: stepCountIs(5),
});
console.log(text);

export const receipts = steps
  .flatMap(({ toolResults }) => toolResults)
  .flatMap((result) => (result.dynamic || !result.output.meta ? [] : [result.output.meta]));
console.log(receipts);
await service.close();
