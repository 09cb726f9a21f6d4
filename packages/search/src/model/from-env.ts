// From the environment: a language model behind an endpoint that speaks OpenAI's chat completions.
import type { LanguageModel, LanguageModelMiddleware } from "ai";

const NAME = "model";

/**
 * The model that `SVC_MODEL_URL` and `SVC_MODEL` name, with the key `SVC_MODEL_KEY` where it needs one; undefined where
 * none of them is set. `SVC_MODEL_STREAM=off` is for an endpoint that does not stream. Throws an `Error` that names the
 * variable which is missing or wrong. Loads `ai` and `@ai-sdk/openai-compatible`.
 */
export async function modelFromEnv(
  env: Readonly<Record<string, string | undefined>>,
): Promise<LanguageModel | undefined> {
  const read = (variable: string) => env[variable]?.trim() || undefined;
  const [url, id, key] = [read("SVC_MODEL_URL"), read("SVC_MODEL"), read("SVC_MODEL_KEY")];
  const stream = read("SVC_MODEL_STREAM") ?? "on";
  if (url === undefined && id === undefined && key === undefined) return undefined;
  if (url === undefined) throw new Error("SVC_MODEL_URL is not set, while another variable of the model is");
  if (id === undefined) throw new Error("SVC_MODEL is not set, while another variable of the model is");
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ""))
    throw new Error("SVC_MODEL_URL is no http or https address");
  if (!["on", "off"].includes(stream)) throw new Error('SVC_MODEL_STREAM is neither "on" nor "off"');
  const [{ createOpenAICompatible }, sdk] = await Promise.all([
    // A bundler leaves it alone: a host that asks no model has it not.
    import(/* webpackIgnore: true */ /* turbopackIgnore: true */ "@ai-sdk/openai-compatible"),
    import(/* webpackIgnore: true */ /* turbopackIgnore: true */ "ai"),
  ]);
  const endpoint = createOpenAICompatible({ name: NAME, baseURL: url, ...(key && { apiKey: key }) });
  return sdk.wrapLanguageModel({
    model: endpoint(id),
    middleware: [
      sendTopK,
      // Open models write what they think in front of what they say.
      sdk.extractReasoningMiddleware({ tagName: "think" }),
      ...(stream === "off" ? [sdk.simulateStreamingMiddleware()] : []),
    ],
  });
}

/** OpenAI's own API has no `top_k`; most others that speak it do, and nobody gets it who did not ask for it. */
const sendTopK: LanguageModelMiddleware = {
  specificationVersion: "v3",
  async transformParams({ params: { topK, ...params } }) {
    if (topK === undefined) return params;
    const { [NAME]: own, ...others } = params.providerOptions ?? {};
    return { ...params, providerOptions: { ...others, [NAME]: { ...own, top_k: topK } } };
  },
};
