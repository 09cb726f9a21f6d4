// A plugin of somebody else, with two hosts and a key, which `svc serve` knows from SVC_CONFIG alone.
import { defineProvider, defineProviderFactory, defineTool } from "@svckit/core";
import { z } from "zod";

interface WeatherOptions {
  readonly hosts?: Readonly<Record<string, string>> | undefined;
  readonly apiKey?: string | undefined;
}

const HOSTS = { now: "https://now.weather.example", past: "https://past.weather.example" };

function weatherTool(name: string, host: keyof typeof HOSTS, apiKey: string | undefined) {
  return defineTool({
    name,
    title: "Weather",
    description: "The weather in a place, as the service of the tests tells it.",
    category: "air_and_sea",
    effect: "read",
    keyless: true,
    input: z.object({ at: z.string() }),
    output: z.object({ weather: z.string() }),
    upstream: () => host,
    execute: ({ at }, ctx) => {
      // A careless plugin puts its key into an error.
      if (at === "nowhere") throw new Error(`nothing for the key ${apiKey}`);
      return ctx.http.get("weather", { query: { at }, schema: z.object({ weather: z.string() }) });
    },
  });
}

export default defineProviderFactory(
  {
    hosts: { kind: "upstreams", hosts: Object.keys(HOSTS) },
    apiKey: { kind: "key" },
  },
  ({ hosts, apiKey }: WeatherOptions) =>
    defineProvider({
      id: "weather",
      title: "Weather",
      upstreams: { ...HOSTS, ...hosts },
      ...(apiKey === undefined ? { unavailable: "it needs a key" } : { headers: { "x-key": apiKey } }),
      tools: [weatherTool("get_weather", "now", apiKey), weatherTool("get_past_weather", "past", apiKey)],
    }),
);
