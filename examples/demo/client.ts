// A REST client of a few lines: the requests of the demonstration are plain fetch.

/** An answer as JSON. The demonstration checks what it reads. */
// biome-ignore lint/suspicious/noExplicitAny: the answers of many tools, read by their field names
export type Json = any;

/** Sends requests with a key, or without one on the keyless lane. */
export function createClient(url: string, key?: string) {
  const headers = {
    "content-type": "application/json",
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  };

  async function post(path: string, body: unknown) {
    const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    return { headers: response.headers, text: await response.text() };
  }

  return {
    post,
    async get(path: string): Promise<Json> {
      return (await fetch(url + path, { headers })).json();
    },
    async execute(tool: string, args: Record<string, unknown>): Promise<Json> {
      return JSON.parse((await post("/api/v1/execute", { tool, args })).text);
    },
  };
}
