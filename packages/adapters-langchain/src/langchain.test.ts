// svckit's tools in LangChain itself: what its model sees and reads, and what a message carries besides.
import { AIMessage, type BaseMessage, ToolMessage } from "@langchain/core/messages";
import { RunnableLambda } from "@langchain/core/runnables";
import { convertToOpenAITool } from "@langchain/core/utils/function_calling";
import { expect, test } from "vitest";
import { startEchoService } from "../../testing/test/echo-service.js";
import { type LangChainToolsOptions, toLangChainTools } from "./langchain.js";

const ADDRESS = "203.0.113.7";

async function start() {
  const started = await startEchoService();
  const { service, key } = started;
  /** Answers a model's call as an agent of LangChain does. */
  const ask = (
    name: string,
    args: Record<string, unknown>,
    options: LangChainToolsOptions = { caller: { credential: key } },
    config = {},
  ): Promise<ToolMessage> => {
    const [tool] = toLangChainTools(service, { ...options, tools: [name] });
    if (tool === undefined) throw new Error(`no tool ${name}`);
    return tool.invoke({ type: "tool_call", id: "call-1", name, args }, config);
  };
  return { ask, ...started };
}

test("tells a model each tool by a name that vendors allow, with its description and arguments", async () => {
  const { service } = await start();
  const tools = toLangChainTools(service);
  expect(tools.map(({ name }) => name)).toEqual([
    "get_echo",
    "get_late_echo",
    "get_private_echo",
    "set_echo",
  ]);
  for (const { name } of tools) expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
  // What the models of most vendors are bound with.
  expect(tools.map((tool) => convertToOpenAITool(tool))[0]).toEqual({
    type: "function",
    function: {
      name: "get_echo",
      description: "Answers as a test needs it, without asking anyone.",
      parameters: {
        type: "object",
        properties: { text: { type: "string", maxLength: 50, description: "Any text" } },
        required: ["text"],
        additionalProperties: false,
      },
    },
  });
});

test("gives a model the data as text and the program the receipt as artifact, for one debit", async () => {
  const { ask, remaining } = await start();
  const message = await ask("get_private_echo", { text: "hi" });
  expect(ToolMessage.isInstance(message)).toBe(true);
  expect(message).toMatchObject({ status: "success", tool_call_id: "call-1", name: "get_private_echo" });
  expect(message.artifact).toMatchObject({ tool: "get_private_echo", credits_used: 1, credits_remaining: 9 });
  expect(JSON.parse(message.text)).toEqual({
    echo: "hi",
    run: 1,
    _svc: expect.objectContaining({ receipt_id: message.artifact.receipt_id, source: "live" }),
  });
  expect(await remaining()).toBe(9);
});

test("answers a model that calls, within a chain", async () => {
  const { service, key } = await start();
  const tools = toLangChainTools(service, { caller: { credential: key } });
  const call = { type: "tool_call" as const, id: "call-1", name: "get_echo", args: { text: "hi" } };
  const model = RunnableLambda.from((_: string) => new AIMessage({ content: "", tool_calls: [call] }));
  const answers = RunnableLambda.from(({ tool_calls = [] }: AIMessage) =>
    Promise.all(
      tool_calls.map((asked): Promise<BaseMessage> | undefined =>
        tools.find(({ name }) => name === asked.name)?.invoke({ ...asked, type: "tool_call" }),
      ),
    ),
  );
  const [message] = await model.pipe(answers).invoke("Go.");
  expect(message).toMatchObject({ status: "success", artifact: { tool: "get_echo", runtime_status: "ok" } });
});

test("gives plain text to a program that calls a tool itself", async () => {
  const { service, key } = await start();
  const [tool] = toLangChainTools(service, { tools: ["get_echo"], caller: { credential: key } });
  expect(JSON.parse(await tool?.invoke({ text: "hi" }))).toMatchObject({ echo: "hi" });
  expect(JSON.parse(await tool?.invoke({ text: 1 }))).toMatchObject({ error: { code: "VALIDATION_ERROR" } });
});

test("lets a model read what was wrong with its arguments, and throws nothing, for no credit", async () => {
  const { ask, remaining, state } = await start();
  const message = await ask("get_echo", { text: "hi", loud: true });
  expect(message).toMatchObject({
    status: "error",
    tool_call_id: "call-1",
    name: "get_echo",
    artifact: { runtime_status: "invalid_input", credits_used: 0 },
  });
  expect(JSON.parse(message.text)).toMatchObject({
    error: {
      code: "VALIDATION_ERROR",
      message: 'get_echo has no argument "loud". It takes: text.',
      retryable: false,
    },
  });
  expect([state.ran, await remaining()]).toEqual([0, 10]);
});

test("calls keyless where no credential is given, within the address's allowance", async () => {
  const { service, ask } = await start();
  const keyless = { caller: { address: ADDRESS } };
  expect(await ask("get_echo", { text: "hi" }, keyless)).toMatchObject({ status: "success" });
  const refused = await ask("get_private_echo", { text: "hi" }, keyless);
  expect(refused.status).toBe("error");
  expect(JSON.parse(refused.text)).toMatchObject({ error: { code: "ANON_AUTH_REQUIRED" } });
  expect((await service.quota({ address: ADDRESS })).quotaRemaining).toBe(24);
});

test("asks for whom with the config of the call", async () => {
  const { key, state, ask } = await start();
  const options: LangChainToolsOptions = {
    caller: ({ configurable }) => ({
      credential: configurable?.["key"],
      conversationId: configurable?.["thread_id"],
    }),
  };
  const inThread = (thread_id: string) =>
    ask("set_echo", { text: "hi" }, options, { configurable: { key, thread_id } });
  expect(await inThread("a")).toMatchObject({ status: "success", artifact: { credits_remaining: 9 } });
  await inThread("b");
  await inThread("a");
  expect(state.ran).toBe(2);
});

test("stops a call when the run is aborted, as LangChain does, and charges nothing", async () => {
  const { ask, state, remaining } = await start();
  const controller = new AbortController();
  state.entered = () => controller.abort();
  const aborted = ask("get_late_echo", { text: "hi" }, undefined, { signal: controller.signal });
  await expect(aborted).rejects.toThrow(/abort/i);
  await expect.poll(remaining).toBe(10);
  expect(state.aborted).toBe(1);
});

test("does a change of state once when its step is run again", async () => {
  const { ask, state, remaining } = await start();
  const first = await ask("set_echo", { text: "hi" });
  const second = await ask("set_echo", { text: "hi" });
  expect([second.text, second.artifact]).toEqual([first.text, first.artifact]);
  expect([state.ran, await remaining()]).toEqual([1, 9]);
});

test("tells LangChain's tracers of each call", async () => {
  const { ask } = await start();
  const seen: string[] = [];
  const callbacks = [
    {
      handleToolStart: (_: unknown, input: string) => void seen.push(input),
      handleToolEnd: (output: ToolMessage) => void seen.push(String(output.status)),
    },
  ];
  await ask("get_echo", { text: "hi" }, undefined, { callbacks });
  await ask("get_echo", { loud: true }, undefined, { callbacks });
  expect(seen).toEqual(['{"text":"hi"}', "success", '{"loud":true}', "error"]);
});
