// svckit's tools in the AI SDK itself: what its model sees and reads, and what the program keeps.
import { generateText, stepCountIs } from "ai";
import { MockLanguageModelV3 } from "ai/test";
import { expect, test } from "vitest";
import { startEchoService as start } from "../../testing/test/echo-service.js";
import { type AiSdkToolsOptions, toAiSdkTools } from "./ai-sdk.js";

const ADDRESS = "203.0.113.7";

const usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/** The SDK's test model. It asks for one call and ends. */
function modelThatCalls(toolName: string, args: object, toolCallId = "call-1") {
  return new MockLanguageModelV3({
    doGenerate: [
      {
        content: [{ type: "tool-call", toolCallId, toolName, input: JSON.stringify(args) }],
        finishReason: { unified: "tool-calls", raw: undefined },
        usage,
        warnings: [],
      },
      {
        content: [{ type: "text", text: "Done." }],
        finishReason: { unified: "stop", raw: undefined },
        usage,
        warnings: [],
      },
    ],
  });
}

/** Runs an agent with the tools; gives what its model read, and the step of the call. */
async function run(
  tools: ReturnType<typeof toAiSdkTools>,
  model: MockLanguageModelV3,
  abortSignal?: AbortSignal,
) {
  const { text, steps } = await generateText({
    model,
    tools,
    prompt: "Go.",
    stopWhen: stepCountIs(3),
    ...(abortSignal && { abortSignal }),
  });
  const last = model.doGenerateCalls[1]?.prompt.at(-1);
  const [part] = last?.role === "tool" ? last.content : [];
  const read = part?.type === "tool-result" ? part.output : undefined;
  const [result] = steps[0]?.toolResults ?? [];
  return { text, read, output: result?.dynamic ? undefined : result?.output };
}

test("tells a model each tool by a name that vendors allow, with its description and arguments", async () => {
  const { service } = await start();
  const model = modelThatCalls("get_echo", { text: "hi" });
  await run(toAiSdkTools(service), model);
  const told = model.doGenerateCalls[0]?.tools ?? [];
  expect(told.map(({ name }) => name)).toEqual(["get_echo", "get_late_echo", "get_private_echo", "set_echo"]);
  for (const { name } of told) expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
  expect(told[0]).toMatchObject({
    type: "function",
    description: "Answers as a test needs it, without asking anyone.",
    inputSchema: {
      type: "object",
      properties: { text: { type: "string", maxLength: 50, description: "Any text" } },
      required: ["text"],
      additionalProperties: false,
    },
  });
});

test("lets a model read the data and the program keep the receipt, for one debit", async () => {
  const { service, key, remaining } = await start();
  const tools = toAiSdkTools(service, { caller: { credential: key } });
  const { text, read, output } = await run(tools, modelThatCalls("get_private_echo", { text: "hi" }));
  expect(text).toBe("Done.");
  expect(output).toMatchObject({ ok: true, data: { echo: "hi" }, meta: { credits_used: 1 } });
  expect(read).toEqual({
    type: "json",
    value: {
      echo: "hi",
      run: 1,
      _svc: expect.objectContaining({ receipt_id: output?.meta?.receipt_id, source: "live" }),
    },
  });
  expect(await remaining()).toBe(9);
});

test("lets a model read what was wrong with its arguments, and go on, for no credit", async () => {
  const { service, key, remaining, state } = await start();
  const tools = toAiSdkTools(service, { caller: { credential: key } });
  const { text, read, output } = await run(tools, modelThatCalls("get_echo", { text: "hi", loud: true }));
  expect(text).toBe("Done.");
  expect(read).toMatchObject({
    type: "error-json",
    value: {
      error: {
        code: "VALIDATION_ERROR",
        message: 'get_echo has no argument "loud". It takes: text.',
        param: "loud",
        retryable: false,
      },
    },
  });
  expect(output).toMatchObject({ ok: false, meta: { runtime_status: "invalid_input" } });
  expect([state.ran, await remaining()]).toEqual([0, 10]);
});

test("calls keyless where no credential is given, within the address's allowance", async () => {
  const { service } = await start();
  const tools = toAiSdkTools(service, { caller: { address: ADDRESS } });
  const { read } = await run(tools, modelThatCalls("get_echo", { text: "hi" }));
  expect(read).toMatchObject({ type: "json", value: { echo: "hi" } });
  const refused = await run(tools, modelThatCalls("get_private_echo", { text: "hi" }));
  expect(refused.read).toMatchObject({
    type: "error-json",
    value: { error: { code: "ANON_AUTH_REQUIRED" } },
  });
  expect((await service.quota({ address: ADDRESS })).quotaRemaining).toBe(24);
});

test("asks for whom with the SDK's own words for the call", async () => {
  const { service, key } = await start();
  const caller: AiSdkToolsOptions["caller"] = ({ toolCallId, messages }) => {
    expect([toolCallId, messages.length]).toEqual(["call-1", 1]);
    return { credential: key };
  };
  const { output } = await run(toAiSdkTools(service, { caller }), modelThatCalls("get_echo", { text: "hi" }));
  expect(output).toMatchObject({ ok: true, meta: { credits_remaining: 9 } });
});

test("stops a call when the generation is aborted, and charges nothing", async () => {
  const { service, key, state, remaining } = await start();
  const controller = new AbortController();
  state.entered = () => controller.abort();
  const tools = toAiSdkTools(service, { caller: { credential: key } });
  const model = modelThatCalls("get_late_echo", { text: "hi" });
  await expect(run(tools, model, controller.signal)).rejects.toThrow(/abort/i);
  expect([state.aborted, await remaining()]).toEqual([1, 10]);
}, 5_000);

test("does a change of state once when its step is run again", async () => {
  const { service, key, state, remaining } = await start();
  const attempt = () =>
    run(
      toAiSdkTools(service, { caller: { credential: key } }),
      modelThatCalls("set_echo", { text: "hi" }, "toolu_1"),
    );
  const [first, second] = [await attempt(), await attempt()];
  expect(second.output).toEqual(first.output);
  expect(second.read).toEqual(first.read);
  expect([state.ran, await remaining()]).toEqual([1, 9]);
});
