// The names that code of a document may use without an import: those of the packages that its page speaks of, and what the reader
// has. Blocks are compiled with them alone. A block that declares a name itself means its own.
import type { Request } from "express";

type Ai = typeof import("@svckit/adapters-langchain");
type Core = typeof import("@svckit/core");
type Express = typeof import("@svckit/adapters-express");
type Lambda = typeof import("@svckit/adapters-lambda");
type Mcp = typeof import("@svckit/adapters-mcp");
type Native = typeof import("@svckit/native");
type Providers = typeof import("@svckit/providers");
type Rest = typeof import("@svckit/rest");
type Sqlite = typeof import("@svckit/store-sqlite");
type Testing = typeof import("@svckit/testing");
type OpenedPlugin = import("@svckit/core").Provider;
type OpenedService = import("@svckit/core").Service;
type OpenedStore = import("@svckit/testing").OpenedStore;
type OpenStore = import("@svckit/testing").OpenStore;
type RestRequest = import("@svckit/rest").RestRequest;
type RestResponse = import("@svckit/rest").RestResponse;
type StoreOptions = Parameters<OpenStore>[0];

/** What examples/your-package keeps. */
interface LabelVerbs {
  setLabel(label: {
    readonly accountId: string;
    readonly address: string;
    readonly label: string;
  }): Promise<void>;
  findLabel(key: { readonly accountId: string; readonly address: string }): Promise<string | undefined>;
}

/** An event of a payment provider, as its own package would give it. */
interface PaymentEvent {
  readonly id: string;
  readonly type: "paid" | "refunded";
  readonly customer: string;
  readonly credits: number;
  readonly paid: { readonly id: string; readonly credits: number };
}

declare global {
  // Of the packages.
  type Mount = import("@svckit/rest").Mount;
  type Provider = import("@svckit/core").Provider;
  const HOST: Core["HOST"];
  const adminRoutes: Rest["adminRoutes"];
  const coingecko: Providers["coingecko"];
  const createNative: Native["createNative"];
  const createNodeServer: Rest["createNodeServer"];
  const createPrometheus: Rest["createPrometheus"];
  const createRest: Rest["createRest"];
  const createService: Core["createService"];
  const defineProvider: Core["defineProvider"];
  const defineProviderFactory: Core["defineProviderFactory"];
  const evm: Providers["evm"];
  const mcpRoutes: Mcp["mcpRoutes"];
  const shutDown: Rest["shutDown"];
  const sqliteStore: Sqlite["sqliteStore"];
  const testStore: Testing["testStore"];
  const toClientErrorListener: Rest["toClientErrorListener"];
  const toExpress: Express["toExpress"];
  const toLambda: Lambda["toLambda"];
  const toLangChainTools: Ai["toLangChainTools"];
  const toNodeListener: Rest["toNodeListener"];
  const toStoreContract: Testing["toStoreContract"];

  // Of others.
  const assert: typeof import("node:assert").strict;
  const describe: (name: string, body: () => void) => void;
  const http: typeof import("node:http");
  const it: (name: string, body: () => Promise<void>) => void;
  const promClient: Parameters<Rest["createPrometheus"]>[0];
  const z: typeof import("zod");
  function All(path: string): MethodDecorator;
  function Controller(): ClassDecorator;
  function Req(): ParameterDecorator;
  function Res(): ParameterDecorator;

  // What a host has by then.
  const account: Awaited<ReturnType<OpenedService["createAccount"]>>;
  const accountId: string;
  const app: import("express").Express;
  const brand: string;
  const ctx: import("@svckit/core").ToolContext;
  const extensions: readonly import("@svckit/core").StoreExtension<object>[];
  const file: import("node:fs").WriteStream;
  const from: string;
  const key: string;
  const others: readonly import("@svckit/rest").Route[];
  const ownersPool: import("pg").Pool;
  const prometheus: ReturnType<Rest["createPrometheus"]>;
  const providers: readonly OpenedPlugin[];
  const publicUrl: string;
  const rest: import("@svckit/rest").Rest;
  const service: OpenedService;
  const to: string;
  const tools: OpenedPlugin["tools"];
  function mine(options: { readonly version: number }): OpenedPlugin;
  function notesRoutes(): readonly import("@svckit/rest").Route[];
  function secrets(): OpenedPlugin;
  function verified(request: Request): PaymentEvent;
  function write(accountId: string, id: string, text: string): Promise<void>;
  function answerRpc(request: RestRequest, query: URLSearchParams, id: string): Promise<RestResponse>;
  function busy(requestId: string): RestResponse;

  // What a tool has.
  const Orders: import("zod").ZodArray<import("zod").ZodObject>;
  const check: unknown;
  const json: unknown;
  const rpc_url: string;
  const schema: import("zod").ZodObject;

  // What a store's author has.
  const address: { readonly accountId: string; readonly address: string };
  const labelStore: import("@svckit/core").StoreExtension<LabelVerbs>;
  const open: OpenStore;
  function openMyStore(options: StoreOptions): Promise<OpenedStore["store"]>;
  function openMyStoreAgain(options: StoreOptions): Promise<OpenedStore["store"]>;
  function openMyStoreBeside(options: StoreOptions): Promise<OpenedStore["store"]>;
  function cleanUp(): Promise<void>;
}
