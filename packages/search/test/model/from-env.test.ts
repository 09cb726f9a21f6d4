// Clauses of the model's environment: nothing set is no model, half of it is an error that names what is missing.

import { modelFromEnv } from "@svckit/search";
import { expect, test } from "vitest";

test("no variable is no model, and blank ones are not set", async () => {
  expect(await modelFromEnv({})).toBeUndefined();
  expect(await modelFromEnv({ SVC_MODEL_URL: " ", SVC_MODEL: "", SVC_MODEL_KEY: "" })).toBeUndefined();
});

test("a variable that is missing or wrong is named, without the value of the key", async () => {
  const url = "http://127.0.0.1:1/v1";
  for (const [env, name] of [
    [{ SVC_MODEL_URL: url }, "SVC_MODEL is not set"],
    [{ SVC_MODEL: "m" }, "SVC_MODEL_URL is not set"],
    [{ SVC_MODEL_KEY: "sk-secret-value" }, "SVC_MODEL_URL is not set"],
    [{ SVC_MODEL_KEY: "sk-secret-value", SVC_MODEL_URL: url }, "SVC_MODEL is not set"],
    [{ SVC_MODEL_URL: "file:///etc/passwd", SVC_MODEL: "m" }, "SVC_MODEL_URL is no http"],
    [{ SVC_MODEL_URL: "nonsense", SVC_MODEL: "m" }, "SVC_MODEL_URL is no http"],
    [{ SVC_MODEL_URL: url, SVC_MODEL: "m", SVC_MODEL_STREAM: "maybe" }, "SVC_MODEL_STREAM is neither"],
  ] as const) {
    const error: unknown = await modelFromEnv(env).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain(name);
    expect(String(error)).not.toContain("sk-secret-value");
  }
});
