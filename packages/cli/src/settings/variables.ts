// Variables of the server and of its commands: what each is for, and which values are secret.

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the names of this program's variables begin with. */
export const PREFIX = "SVC_";

/** A variable as the documentation lists it. */
export interface DescribedVariable {
  readonly name: string;
  /** What holds where it is not set, in words. Empty for nothing. */
  readonly unset: string;
  readonly description: string;
}

/** A variable of the server or of its commands. */
export interface OwnVariable extends DescribedVariable {
  /** What the log must not show: the value, each of a list, or the parts of an address other than its host. Left out: nothing. */
  readonly secret?: "value" | "list" | "address";
}

/** All of them, in the order of the documentation. */
export const OWN_VARIABLES: readonly OwnVariable[] = [
  { name: "HOST", unset: "`127.0.0.1`", description: "where it listens" },
  {
    name: "PORT",
    unset: "`8787`",
    description: "where it listens; 0 takes any free port, and `--port` goes before it",
  },
  {
    name: "SVC_PUBLIC_URL",
    unset: "the address listened on",
    description: "where it is reached from outside",
  },
  {
    name: "SVC_STORE",
    unset: "`sqlite:./data/svc.db`",
    description:
      "where state is kept: `sqlite:<file>`, `postgres://…` for several servers, or `memory:`, which ends with the process",
    secret: "address",
  },
  {
    name: "SVC_BOOTSTRAP_KEY",
    unset: "made and shown",
    description: "the key of the account `default`, well-formed",
    secret: "value",
  },
  { name: "SVC_BOOTSTRAP_CREDITS", unset: "the plan's", description: "its credits in each period" },
  {
    name: "SVC_CONFIG",
    unset: "",
    description:
      "a JSON or TypeScript file with the [options](embed.md#options) of `createService`, and [`plugins`](write-a-provider.md#plug-it-in)",
  },
  {
    name: "SVC_SECRET",
    unset: "one that the store keeps",
    description:
      "what the cursors of lists are signed with, at least 16 characters, the same for all servers",
    secret: "value",
  },
  {
    name: "SVC_RETENTION",
    unset: "all is kept for good",
    description:
      "for how many days what grows with each call [is kept](operate.md#growth): `receipts=90,holds=90,usage=800`, or some of them",
  },
  {
    name: "SVC_SCHEDULER",
    unset: "`on`",
    description:
      "`off`: `svc serve` runs no [monitors](monitors.md#the-scheduler) and sends no events; another process does",
  },
  {
    name: "SVC_WORKERS",
    unset: "`1`",
    description: "how many processes [serve behind the port](deploy.md#all-processors), on one Postgres",
  },
  {
    name: "SVC_WARM_UP",
    unset: "`on`",
    description:
      "`off`: `svc serve` is ready sooner, rehearses nothing and works out a tool's schemas when they are first asked for; what comes first is slow",
  },
  {
    name: "SVC_EGRESS_ALLOW",
    unset: "",
    description: "`host:port,…` that may be asked where a caller names a URL, beside https of public hosts",
  },
  {
    name: "SVC_ALLOWED_ORIGINS",
    unset: "",
    description:
      "origins of web pages that [may call](serve.md#web-pages), beside the server's own: `https://app.example,…`, or `*` for all",
  },
  {
    name: "SVC_METRICS",
    unset: "`0`",
    description: "`1`: counts for Prometheus at `/metrics`, [open to whoever reaches it](operate.md#metrics)",
  },
  {
    name: "SVC_CONSOLE",
    unset: "`on` where this machine alone reaches it, or `SVC_ADMIN_KEY` is set",
    description: "`on` or `off`: the [console](console.md), a page at `/console`",
  },
  {
    name: "SVC_ADMIN_KEY",
    unset: "",
    description:
      "administrators' keys, `svc_admin_…,…`, as `svc admin admin-key` makes them: they switch on the [routes of administrators](accounts.md#over-http)",
    secret: "list",
  },
  {
    name: "SVC_OAUTH_ISSUER",
    unset: "",
    description: "the issuer whose tokens [MCP takes](mcp.md#oauth), together with the next",
  },
  { name: "SVC_OAUTH_JWKS_URI", unset: "", description: "where that issuer publishes its keys" },
  {
    name: "SVC_MODEL_URL",
    unset: "",
    description:
      "an OpenAI-compatible endpoint whose model [answers questions](search.md#two-engines), together with the next; the planner does where it is not set",
    secret: "address",
  },
  { name: "SVC_MODEL", unset: "", description: "the name of that model" },
  { name: "SVC_MODEL_STREAM", unset: "`on`", description: "`off` for an endpoint that does not stream" },
  {
    name: "SVC_MODEL_KEY",
    unset: "",
    description: "the key of that endpoint, where it takes one",
    secret: "value",
  },
  {
    name: "SVC_URL",
    unset: "",
    description: "of [commands that ask a service](cli.md): the service, in place of one in this process",
  },
  {
    name: "SVC_API_KEY",
    unset: "",
    description: "of the same commands: the account that pays",
    secret: "value",
  },
  { name: "SVC_TEST", unset: "", description: "`1` allows the next" },
  {
    name: "SVC_TEST_CLOCK_FILE",
    unset: "",
    description: "a file with milliseconds, there at the start and read live, that moves the service's clock",
  },
];

const OWN = new Map(OWN_VARIABLES.map((variable) => [variable.name, variable]));

// A shorter value is hardly a secret, and to mask it would mask ordinary words.
const SHORTEST = 6;

/**
 * The secrets of an environment, before any provider is loaded. A variable that the server does not declare belongs to a
 * provider: it is a key, or a URL that may hold one.
 */
export function secretsOf(env: Environment): readonly string[] {
  const found = new Set<string>();
  for (const [name, value = ""] of Object.entries(env)) {
    const own = OWN.get(name);
    if (!own && !name.startsWith(PREFIX)) continue;
    const secret = own ? own.secret : isHttp(value) ? "address" : "value";
    if (secret === "value") found.add(value);
    if (secret === "list") for (const each of listOf(value)) found.add(each);
    if (secret === "address") for (const part of partsOf(value)) found.add(part);
  }
  return [...found].filter((secret) => secret.length >= SHORTEST).sort((a, b) => b.length - a.length);
}

/** The values of a list with commas between them. */
export function listOf(text: string): string[] {
  return text.split(",").flatMap((each) => each.trim() || []);
}

/** Whether a value is an http or https URL. */
export function isHttp(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** Password, path segments and query values of a URL, both as written and decoded. */
function partsOf(value: string): string[] {
  if (!URL.canParse(value)) return [];
  const { username, password, pathname, searchParams, host } = new URL(value);
  // The path of a store is a file or a database, and an engine's errors name its user: neither is a secret.
  const parts = isHttp(value) ? [username, password, ...pathname.split("/")] : [password];
  return host === "" ? [] : [...parts.flatMap((part) => [part, decode(part)]), ...searchParams.values()];
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
