// A plugin of somebody else, with two hosts and a key, which `svc serve` knows from SVC_CONFIG alone.
import { defineProvider, defineProviderFactory, defineTool } from "@svckit/core";
import { z } from "zod";

interface WeatherOptions {
  readonly hosts?: Readonly<Record<string, string>> | undefined;
}

const HOSTS = { now: "https://now.weather.example", past: "https://past.weather.example" };

function weatherTool(name: string, host: keyof typeof HOSTS) {
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
      if (at === "nowhere") throw new Error(`nothing for the key ${process.env["SVC_KEY_WEATHER"]}`);
      return ctx.http.get("weather", { query: { at }, schema: z.object({ weather: z.string() }) });
    },
  });
}

export default defineProviderFactory(
  {
    hosts: { kind: "upstreams", hosts: Object.keys(HOSTS) },
  },
  ({ hosts }: WeatherOptions) =>
    defineProvider({
      id: "weather",
      title: "Weather",
      upstreams: { ...HOSTS, ...hosts },
      auth: { header: "x-key", variable: "WEATHER_KEY" },
      tools: [weatherTool("get_weather", "now"), weatherTool("get_past_weather", "past")],
    }),
);
