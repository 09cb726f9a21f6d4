// What the conformance suite asks of a server beyond what svckit offers: added to the product's own endpoints by its `extend`.
import { createHmac, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  inputRequired,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { ExtendServer } from "@svckit/adapters-mcp";

const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const WAV = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=";

type Result = Record<string, unknown>;
type Answer = (args: Record<string, unknown>, context: ServerContext) => Promise<Result> | Result;

const text = (value: string) => ({ type: "text", text: value });
const said = (value: string): Result => ({ content: [text(value)] });
const field = (name: string, type = "string") => ({
  type: "object",
  properties: { [name]: { type } },
  required: [name],
});
const elicit = (message: string, name: string, type?: string) =>
  inputRequired.elicit({ message, requestedSchema: field(name, type) as never });
const sample = (question: string, maxTokens = 100) =>
  inputRequired.createMessage({
    messages: [{ role: "user", content: { type: "text", text: question } }],
    maxTokens,
  });

/** What the client has put in for a request of input; undefined where it has not, or not in a form that can be used. */
function input(context: ServerContext, key: string): Record<string, unknown> | undefined {
  const given: unknown = context.mcpReq.inputResponses?.[key];
  return typeof given === "object" && given !== null ? (given as Record<string, unknown>) : undefined;
}

function accepted(context: ServerContext, key: string): Record<string, unknown> | undefined {
  const given = input(context, key);
  return given?.["action"] === "accept" ? (given["content"] as Record<string, unknown>) : undefined;
}

const SECRET = "conformance";
const seal = (state: string) => `${state}.${createHmac("sha256", SECRET).update(state).digest("base64url")}`;

function unseal(sealed: unknown): string {
  const [state = "", mac = ""] = String(sealed).split(".");
  const right = Buffer.from(seal(state).split(".")[1] ?? "");
  const given = Buffer.from(mac);
  if (right.length === given.length && timingSafeEqual(right, given)) return state;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, "The requestState was tampered with");
}

const tools: Record<string, Answer> = {
  test_simple_text: () => said("This is a simple text response for testing."),
  test_image_content: () => ({ content: [{ type: "image", data: PNG, mimeType: "image/png" }] }),
  test_audio_content: () => ({ content: [{ type: "audio", data: WAV, mimeType: "audio/wav" }] }),
  test_embedded_resource: () => ({
    content: [
      {
        type: "resource",
        resource: {
          uri: "test://embedded-resource",
          mimeType: "text/plain",
          text: "This is an embedded resource content.",
        },
      },
    ],
  }),
  test_multiple_content_types: () => ({
    content: [
      text("Multiple content types test:"),
      { type: "image", data: PNG, mimeType: "image/png" },
      {
        type: "resource",
        resource: {
          uri: "test://mixed-content-resource",
          mimeType: "application/json",
          text: '{"test":"data","value":123}',
        },
      },
    ],
  }),
  test_error_handling: () => ({
    ...said("This tool intentionally returns an error for testing"),
    isError: true,
  }),
  async test_tool_with_logging(_, { mcpReq }) {
    for (const message of ["Tool execution started", "Tool processing data", "Tool execution completed"]) {
      await mcpReq.log("info", message);
      await sleep(50);
    }
    return said("Logged.");
  },
  async test_tool_with_progress(_, { mcpReq }) {
    const progressToken = mcpReq._meta?.progressToken;
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined)
        await mcpReq.notify({
          method: "notifications/progress",
          params: { progressToken, progress, total: 100 },
        });
      await sleep(50);
    }
    return said("Done.");
  },
  async test_sampling({ prompt }, { mcpReq }) {
    const { content } = await mcpReq.requestSampling({
      messages: [{ role: "user", content: { type: "text", text: String(prompt) } }],
      maxTokens: 100,
    });
    return said(`LLM response: ${JSON.stringify(content)}`);
  },
  async test_elicitation({ message }, { mcpReq }) {
    const given = await mcpReq.elicitInput({
      message: String(message),
      requestedSchema: {
        type: "object",
        properties: { username: { type: "string" }, email: { type: "string" } },
        required: ["username", "email"],
      },
    });
    return said(`User response: ${JSON.stringify(given)}`);
  },
  async test_logging_tool(_, { mcpReq }) {
    await mcpReq.log("info", "This is told only to who asked for it.");
    return said("Logged.");
  },
  test_streaming_elicitation(_, context) {
    if (accepted(context, "user_name")) return said("Thank you.");
    return inputRequired({ inputRequests: { user_name: elicit("What is your name?", "name") } });
  },
  test_missing_capability(_, { mcpReq }) {
    const declared = mcpReq.envelope?.["io.modelcontextprotocol/clientCapabilities"];
    if (declared?.sampling) return said("The client can sample.");
    throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { sampling: {} } });
  },
  test_input_required_result_elicitation(_, context) {
    const name = accepted(context, "user_name")?.["name"];
    if (typeof name === "string") return said(`Hello, ${name}!`);
    return inputRequired({ inputRequests: { user_name: elicit("What is your name?", "name") } });
  },
  test_input_required_result_sampling(_, context) {
    const given = input(context, "capital_question");
    if (given) return said(`It is said: ${JSON.stringify(given["content"])}`);
    return inputRequired({ inputRequests: { capital_question: sample("What is the capital of France?") } });
  },
  test_input_required_result_list_roots(_, context) {
    const given = input(context, "client_roots");
    if (given) return said(`The roots: ${JSON.stringify(given["roots"])}`);
    return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
  },
  test_input_required_result_request_state(_, context) {
    const state = context.mcpReq.requestState();
    if (state !== undefined && unseal(state) === "confirming" && accepted(context, "confirm"))
      return said("state-ok");
    return inputRequired({
      inputRequests: { confirm: elicit("Please confirm", "ok", "boolean") },
      requestState: seal("confirming"),
    });
  },
  test_input_required_result_multiple_inputs(_, context) {
    const state = context.mcpReq.requestState();
    const all = ["user_name", "greeting", "client_roots"].map((key) => input(context, key));
    if (state !== undefined && unseal(state) === "multiple" && all.every(Boolean))
      return said(`All is here: ${JSON.stringify(all)}`);
    return inputRequired({
      inputRequests: {
        user_name: elicit("What is your name?", "name"),
        greeting: sample("Generate a greeting", 50),
        client_roots: inputRequired.listRoots(),
      },
      requestState: seal("multiple"),
    });
  },
  test_input_required_result_multi_round(_, context) {
    const state = context.mcpReq.requestState();
    const round = state === undefined ? "" : unseal(state);
    if (round === "round-2" && accepted(context, "step2")) return said("Both steps are done.");
    if (round === "round-1" && accepted(context, "step1"))
      return inputRequired({
        inputRequests: { step2: elicit("Step 2: What is your favorite color?", "color") },
        requestState: seal("round-2"),
      });
    return inputRequired({
      inputRequests: { step1: elicit("Step 1: What is your name?", "name") },
      requestState: seal("round-1"),
    });
  },
  test_input_required_result_tampered_state(_, context) {
    const state = context.mcpReq.requestState();
    if (state !== undefined && unseal(state) === "sealed") return said("The state is whole.");
    return inputRequired({
      inputRequests: { confirm: elicit("Please confirm", "ok", "boolean") },
      requestState: seal("sealed"),
    });
  },
  test_input_required_result_capabilities(_, context) {
    const declared = context.mcpReq.envelope?.["io.modelcontextprotocol/clientCapabilities"];
    const inputRequests = {
      ...(declared?.elicitation && { name: elicit("What is your name?", "name") }),
      ...(declared?.sampling && { word: sample("Say a word.") }),
    };
    if (Object.keys(inputRequests).length === 0) return said("The client can be asked nothing.");
    return inputRequired({ inputRequests });
  },
};

const INPUTS: Record<string, object> = { test_sampling: field("prompt"), test_elicitation: field("message") };

const resources = [
  {
    uri: "test://static-text",
    name: "static-text",
    description: "A text that stays as it is",
    mimeType: "text/plain",
    text: "This is the content of the static text resource.",
  },
  {
    uri: "test://static-binary",
    name: "static-binary",
    description: "A picture of one pixel",
    mimeType: "image/png",
    blob: PNG,
  },
];

const user = (content: object) => ({ role: "user", content });
const prompts: Record<string, { names: string[]; answer: Answer }> = {
  test_simple_prompt: {
    names: [],
    answer: () => ({ messages: [user(text("This is a simple prompt for testing."))] }),
  },
  test_prompt_with_arguments: {
    names: ["arg1", "arg2"],
    answer: ({ arg1, arg2 }) => ({
      messages: [user(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))],
    }),
  },
  test_prompt_with_embedded_resource: {
    names: ["resourceUri"],
    answer: ({ resourceUri: uri }) => ({
      messages: [
        user({
          type: "resource",
          resource: { uri, mimeType: "text/plain", text: "Embedded resource content for testing." },
        }),
        user(text("Please process the embedded resource above.")),
      ],
    }),
  },
  test_prompt_with_image: {
    names: [],
    answer: () => ({
      messages: [
        user({ type: "image", data: PNG, mimeType: "image/png" }),
        user(text("Please analyze the image above.")),
      ],
    }),
  },
  test_input_required_result_prompt: {
    names: [],
    answer(_, context) {
      const given = accepted(context, "user_context");
      if (given) return { messages: [user(text(`Use this context: ${given["context"]}`))] };
      return inputRequired({
        inputRequests: { user_context: elicit("What context should the prompt use?", "context") },
      });
    },
  },
};

/** Adds the fixtures to the server of a request; the product's own answers stay where nothing is put in their place. */
export const extend: ExtendServer = (server, { era }) => {
  // Newer revisions tell of changes on a stream that is held open, which a stateless server without changes has not.
  const subscribe = era === "legacy";
  server.registerCapabilities({ prompts: {}, completions: {}, logging: {}, resources: { subscribe } });
  addTools(server);
  addResources(server);
  addPrompts(server);
};

function addTools(server: Server): void {
  server.setRequestHandler("tools/list", () => ({
    tools: Object.keys(tools).map((name) => ({
      name,
      description: `Fixture ${name}`,
      inputSchema: { type: "object", ...INPUTS[name] },
    })),
  }));
  server.setRequestHandler("tools/call", async ({ params }, context) => {
    const answer = Object.hasOwn(tools, params.name) ? tools[params.name] : undefined;
    if (!answer) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}`);
    return (await answer(params.arguments ?? {}, context)) as never;
  });
}

function addResources(server: Server): void {
  server.setRequestHandler("resources/list", () => ({
    resources: resources.map(({ uri, name, description, mimeType }) => ({
      uri,
      name,
      description,
      mimeType,
    })),
  }));
  server.setRequestHandler("resources/templates/list", () => ({
    resourceTemplates: [
      { uriTemplate: "test://template/{id}/data", name: "template", description: "Data by id" },
    ],
  }));
  server.setRequestHandler("resources/read", ({ params: { uri } }) => {
    const [, id] = /^test:\/\/template\/([^/]+)\/data$/.exec(uri) ?? [];
    if (id !== undefined) {
      const data = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` });
      return { contents: [{ uri, mimeType: "application/json", text: data }] };
    }
    const found = resources.find((resource) => resource.uri === uri);
    if (!found) throw new ResourceNotFoundError(uri);
    const { mimeType, text: value, blob } = found;
    return { contents: [{ uri, mimeType, ...(blob === undefined ? { text: value ?? "" } : { blob }) }] };
  });
  server.setRequestHandler("resources/subscribe", () => ({}));
  server.setRequestHandler("resources/unsubscribe", () => ({}));
}

function addPrompts(server: Server): void {
  server.setRequestHandler("prompts/list", () => ({
    prompts: Object.entries(prompts).map(([name, { names }]) => ({
      name,
      description: `Fixture ${name}`,
      arguments: names.map((argument) => ({ name: argument, required: true })),
    })),
  }));
  server.setRequestHandler("prompts/get", async ({ params }, context) => {
    const prompt = Object.hasOwn(prompts, params.name) ? prompts[params.name] : undefined;
    if (!prompt)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no prompt ${params.name}`);
    return (await prompt.answer(params.arguments ?? {}, context)) as never;
  });
  server.setRequestHandler("completion/complete", () => ({
    completion: { values: ["paris", "park", "party"], total: 3, hasMore: false },
  }));
}
