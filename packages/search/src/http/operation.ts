// Operation: what the OpenAPI document says of the search.
import type { JsonSchema, Service } from "@svckit/core";
import type { RouteDescription, RouteRefusal } from "@svckit/rest";

const TAG = { name: "search", description: "A question in words, answered with the tools" };

const refusalSchema: JsonSchema = {
  type: "object",
  properties: {
    error: { type: "object", properties: { message: { type: "string" } }, required: ["message"] },
  },
  required: ["error"],
};

const body: JsonSchema = {
  type: "object",
  description: "Exactly one of `prompt` and `messages`. An empty or null member counts as not given.",
  properties: {
    prompt: { type: "string", description: "The question in words" },
    messages: {
      type: "array",
      description: "A conversation in place of `prompt`; the last turn of the user is what is asked",
      items: {
        type: "object",
        properties: { role: { enum: ["system", "user", "assistant"] }, content: { type: "string" } },
        required: ["role", "content"],
      },
    },
    temperature: { type: "number", minimum: 0, maximum: 2, description: "Lower is more deterministic" },
    top_p: { type: "number", minimum: 0, maximum: 1, description: "Nucleus sampling" },
    top_k: { type: "integer", minimum: 1, description: "The most likely tokens that are chosen from" },
    include_data_sources: { type: "boolean", description: "Whether the answer has `data_sources`" },
  },
};

const answer: JsonSchema = {
  type: "object",
  properties: {
    response: { type: "string", description: "The answer in words" },
    isAdditionalDataRequired: {
      description: "null where nothing is missing",
      anyOf: [
        { type: "null" },
        {
          type: "object",
          properties: {
            reason: { type: "string" },
            missing: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  name: { type: "string" },
                  description: { type: "string" },
                  example: { type: "string" },
                },
                required: ["name", "description", "example"],
              },
            },
          },
          required: ["reason", "missing"],
        },
      ],
    },
    data_sources: {
      type: "array",
      items: { type: "string" },
      description: "`provider:tool` of each source; only where asked for",
    },
  },
  required: ["response", "isAdditionalDataRequired"],
};

const REFUSALS: Readonly<Record<string, readonly string[]>> = {
  400: [
    "Invalid request body",
    "Please provide either prompt or messages, not both",
    "Either prompt or messages is required",
  ],
  401: ["API key is required"],
  402: ["Not enough credits for this search: top up, or ask for less at once"],
  403: ["Invalid API key", "The rules of this service refuse the search"],
  409: ["The idempotency key was used for another question"],
  413: ["The request body is too large"],
  429: ["Rate limit reached for today", "Too many searches in a minute: wait, then send it again"],
  500: ["Internal server error"],
  503: ["The server is shutting down: send it again"],
};

/** The search as an operation at a path. */
export function searchOperation(path: string, { brand }: Service): RouteDescription {
  return {
    method: "POST",
    path,
    operationId: "search",
    summary: "Ask a question in words",
    description: [
      "It is answered with the tools of the catalog, and paid by how many it took: one 5 to 25 credits, two or three 25 to 50, more 50 to 100. A search that fails, or that no tool can answer, costs nothing.",
      `The header \`X-${brand.name}-Receipt-Id\` names its receipt, which names those of the tools.`,
      "With `Accept: text/event-stream` the answer comes in steps: `asks`, `answered`, `words`, and `end` with the whole answer or `error`.",
    ].join("\n\n"),
    tag: TAG,
    credential: "required",
    parameters: [
      {
        name: "Idempotency-Key",
        in: "header",
        description: "The same value when re-sending the same question, so that it is not paid twice",
        schema: { type: "string" },
      },
    ],
    body: {
      schema: body,
      examples: () => ({
        price: { summary: "A price", value: { prompt: "What is the price of bitcoin in euro?" } },
      }),
    },
    metered: true,
    answer: { description: "The answer, or what it lacks", schema: answer },
    refusals: Object.fromEntries(
      Object.entries(REFUSALS).map(([status, words]) => [status, toRefusal(words)]),
    ),
  };
}

function toRefusal(words: readonly string[]): RouteRefusal {
  return {
    description: words.map((each) => `\`${each}\``).join(", "),
    schema: refusalSchema,
    examples: Object.fromEntries(
      words.map((message, at) => [`case${at + 1}`, { value: { error: { message } } }]),
    ),
  };
}
