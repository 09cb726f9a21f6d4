// The fast path: answers well-formed calls and lists from ready texts, and leaves every other message to the SDK.
import { type Awaitable, type Catalog, isObject, jsonMember, onceFor, type Service } from "@svckit/core";
import { encodingFor } from "@svckit/rest/adapter";
import type { Endpoint } from "../catalog/endpoint.js";
import { STATIC_TTL_MS } from "../catalog/resources.js";
import { cacheScopeOf } from "../catalog/sight.js";
import { type RpcId, resultText } from "../rpc/rpc.js";
import { callResultMembers } from "./call-result.js";
import { serverInfo } from "./protocol.js";
import { NAMED_BY, type ProtocolHeaders } from "./protocol-headers.js";
import { createReadyLists, type ReadyList } from "./ready-lists.js";
import { LEGACY_REVISIONS, MODERN_REVISION } from "./revisions.js";
import { callTool, type Exchange } from "./tool-call.js";

/** Gives the text of an answer, a list in ready bytes, or undefined for a message that the SDK has to answer. */
export type FastPath = (
  headers: ProtocolHeaders,
  message: Record<string, unknown>,
  exchange: Exchange,
) => Promise<string | ReadyList | undefined>;

type Era = "modern" | "legacy";

/** Writes the items of a list that a caller sees. */
type WriteList = (view: Catalog) => Awaitable<string>;

// The SDK answers what is not listed here, so that no old rule answers a new revision.
const KEY_PREFIX = "io.modelcontextprotocol/";
const [VERSION, CAPABILITIES, CLIENT] = ["protocolVersion", "clientCapabilities", "clientInfo"].map(
  (name) => KEY_PREFIX + name,
) as [string, string, string];
const MESSAGE_FIELDS: ReadonlySet<string> = new Set(["jsonrpc", "id", "method", "params"]);
const PARAMS: Readonly<Record<string, ReadonlySet<string>>> = {
  "tools/call": new Set(["_meta", "name", "arguments"]),
  "tools/list": new Set(["_meta"]),
  "resources/list": new Set(["_meta"]),
  "resources/templates/list": new Set(["_meta"]),
  "resources/read": new Set(["_meta", "uri"]),
};
const NO_PARAMS = {};

/** The fast path of an endpoint. It makes each text with its first use. */
export function createFastPath(service: Service, endpoint: Endpoint): FastPath {
  // Every result of today's revision names the server and says that it is complete.
  const info = JSON.stringify({ [`${KEY_PREFIX}serverInfo`]: serverInfo(service, endpoint) });
  const tails = { modern: `,"resultType":"complete","_meta":${info}}`, legacy: "}" };
  const cacheable = (era: Era, ttlMs: number, view: Catalog) =>
    era === "modern"
      ? `,"ttlMs":${ttlMs},"cacheScope":"${cacheScopeOf(service, view)}"${tails.modern}`
      : tails.legacy;
  const listsFor = onceFor((_: Catalog) => createReadyLists());
  const { resources } = endpoint;

  /** The name of the list that a method asks for, and what writes its items. */
  function listOf(method: string): readonly [name: string, write: WriteList] | undefined {
    if (method === "tools/list") return ["tools", async (view) => (await endpoint.listTools(view)).text];
    if (!resources) return undefined;
    if (method === "resources/list") return ["resources", () => JSON.stringify(resources.list)];
    if (method === "resources/templates/list")
      return ["resourceTemplates", () => JSON.stringify(resources.templates)];
    return undefined;
  }

  async function callText(params: Record<string, unknown>, era: Era, exchange: Exchange) {
    const { name, arguments: args } = params;
    if (typeof name !== "string" || !endpoint.isCalledHere(name)) return undefined;
    const mayCall = exchange.sight.mayCall(name);
    if (!(typeof mayCall === "boolean" ? mayCall : await mayCall)) return undefined;
    if (args !== undefined && !isObject(args)) return undefined;
    exchange.answer = await callTool(service, endpoint, { name, arguments: args }, exchange);
    return `{${callResultMembers(exchange.answer, service.brand.receiptField)}${tails[era]}`;
  }

  async function resourceText(params: Record<string, unknown>, era: Era, { sight }: Exchange) {
    const uri = String(params["uri"]);
    // Where a resource cannot be read, the SDK answers why.
    const found = await resources?.read(uri, sight).catch(() => undefined);
    if (!found) return undefined;
    const view = await sight.view();
    const contents = JSON.stringify([{ uri, mimeType: "application/json", text: found.text }]);
    return `{${jsonMember("contents", contents)}${cacheable(era, found.ttlMs, view)}`;
  }

  return async (headers, message, exchange) => {
    const { method, params = NO_PARAMS } = message;
    if (!isWellFormed(message) || typeof method !== "string" || !isObject(params)) return undefined;
    const known = Object.hasOwn(PARAMS, method) ? PARAMS[method] : undefined;
    if (!known || !Object.keys(params).every((name) => known.has(name))) return undefined;
    const era = eraOf(headers, method, params);
    if (!era) return undefined;
    // `as`: a well-formed request has such an id.
    const id = message["id"] as RpcId;
    if (method === "tools/call" || method === "resources/read") {
      const read =
        method === "tools/call" ? callText(params, era, exchange) : resourceText(params, era, exchange);
      const text = await read;
      return text && resultText(id, text);
    }
    const list = listOf(method);
    if (!list) return undefined;
    const [name, write] = list;
    // What hinders the sight of the caller, the SDK answers.
    const view = await exchange.sight.view().catch(() => undefined);
    if (!view) return undefined;
    return listsFor(view).answer(
      `${era} ${name}`,
      id,
      encodingFor(headers["accept-encoding"]),
      async () => `{${jsonMember(name, await write(view))}${cacheable(era, STATIC_TTL_MS, view)}`,
    );
  };
}

/** Whether a message is a request, without a member that only the SDK knows. */
function isWellFormed(message: Record<string, unknown>): boolean {
  const { jsonrpc, id } = message;
  const isId = typeof id === "string" || Number.isSafeInteger(id);
  return jsonrpc === "2.0" && isId && Object.keys(message).every((name) => MESSAGE_FIELDS.has(name));
}

/** The era of a request; undefined where headers and parameters are not in order, or only the SDK can tell. */
function eraOf(headers: ProtocolHeaders, method: string, params: Record<string, unknown>): Era | undefined {
  const { _meta: meta = NO_PARAMS } = params;
  if (!isObject(meta)) return undefined;
  const versions = headers["mcp-protocol-version"] ?? [];
  if (!Object.hasOwn(meta, VERSION)) {
    return versions.every((version) => LEGACY_REVISIONS.includes(version)) && versions.length <= 1
      ? "legacy"
      : undefined;
  }
  if (meta[VERSION] !== MODERN_REVISION || !isEnvelope(meta)) return undefined;
  const name = NAMED_BY[method];
  const agrees =
    isOnly(versions, MODERN_REVISION) &&
    isOnly(headers["mcp-method"], method) &&
    (name === undefined || isOnly(headers["mcp-name"], params[name]));
  return agrees ? "modern" : undefined;
}

function isOnly(values: readonly string[] | undefined, value: unknown): boolean {
  // The SDK decodes a name in Base64.
  return values?.length === 1 && values[0] === value && !values[0]?.startsWith("=?");
}

function isEnvelope(meta: Record<string, unknown>): boolean {
  for (const [key, value] of Object.entries(meta)) {
    if (key === "progressToken") {
      if (typeof value !== "string" && !Number.isSafeInteger(value)) return false;
    } else if (key === CLIENT) {
      if (!isObject(value) || typeof value["name"] !== "string" || typeof value["version"] !== "string")
        return false;
    } else if (key === CAPABILITIES) {
      if (!isObject(value) || !Object.values(value).every(isObject)) return false;
    } else if (key.startsWith(KEY_PREFIX) && key !== VERSION) return false;
  }
  return Object.hasOwn(meta, CAPABILITIES);
}
