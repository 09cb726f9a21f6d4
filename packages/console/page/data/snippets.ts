// Snippets: a call as it is written elsewhere: curl, TypeScript, Python, the command line, an MCP client.
import type { JsonObject } from "../wire/envelope.ts";

/** The call that is copied. A key is never written out: each names the variable that holds it. */
export interface SnippetCall {
  readonly tool: string;
  readonly args: JsonObject;
  /** The address of the service. */
  readonly base: string;
  readonly brand: string;
  readonly isKeyed: boolean;
}

/** The languages, in the order in which they are offered; each writes a call. */
export const SNIPPETS: Readonly<Record<string, (call: SnippetCall) => string>> = {
  curl: toCurl,
  TypeScript: toTypeScript,
  Python: toPython,
  CLI: toCommand,
  "MCP client": toMcp,
};

const variableOf = ({ brand }: SnippetCall) => `${brand.toUpperCase()}_API_KEY`;
const bodyOf = ({ tool, args }: SnippetCall) => ({ tool, args });

/** One word for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function toCurl(call: SnippetCall): string {
  const lines = [
    `curl -s ${quoted(`${call.base}/api/v1/execute`)}`,
    "-H 'content-type: application/json'",
    ...(call.isKeyed ? [`-H "authorization: Bearer $${variableOf(call)}"`] : []),
    `-d ${quoted(JSON.stringify(bodyOf(call)))}`,
  ];
  return lines.join(" \\\n  ");
}

function toTypeScript(call: SnippetCall): string {
  const key = call.isKeyed ? `\n    authorization: \`Bearer \${process.env.${variableOf(call)}}\`,` : "";
  return `const response = await fetch(${JSON.stringify(`${call.base}/api/v1/execute`)}, {
  method: "POST",
  headers: {
    "content-type": "application/json",${key}
  },
  body: JSON.stringify(${indented(JSON.stringify(bodyOf(call), null, 2))}),
});
// A failure may come with status 200: read \`ok\`.
const { ok, data, error, meta } = await response.json();
if (!ok) throw new Error(\`\${error.code}: \${error.message}\`);
console.log(data);
`;
}

function toPython(call: SnippetCall): string {
  const key = call.isKeyed ? `\n        "authorization": "Bearer " + os.environ["${variableOf(call)}"],` : "";
  return `import json
${call.isKeyed ? "import os\n" : ""}import urllib.error
import urllib.request

# JSON is read from text: True, False and None are written otherwise in Python.
body = json.loads(${pythonText(JSON.stringify(bodyOf(call)))})
request = urllib.request.Request(
    ${JSON.stringify(`${call.base}/api/v1/execute`)},
    data=json.dumps(body).encode(),
    headers={
        "content-type": "application/json",${key}
    },
)
try:
    answer = json.load(urllib.request.urlopen(request))
except urllib.error.HTTPError as refused:
    answer = json.load(refused)
# A failure may come with status 200: read "ok".
if not answer["ok"]:
    raise SystemExit(f"{answer['error']['code']}: {answer['error']['message']}")
print(answer["data"])
`;
}

/** JSON escapes are escapes of Python, too. */
const pythonText = (text: string) => JSON.stringify(text);

function toCommand(call: SnippetCall): string {
  const { tool, args, base } = call;
  // The command reads its key from that variable.
  return `npx -y @svckit/cli call ${tool} \\
  --args ${quoted(JSON.stringify(args))} \\
  --url ${quoted(base)}`;
}

function toMcp(call: SnippetCall): string {
  const headers = { Authorization: `Bearer \${${variableOf(call)}}` };
  const server = { url: `${call.base}/mcp`, ...(call.isKeyed && { headers }) };
  return JSON.stringify({ mcpServers: { [call.brand]: server } }, null, 2);
}

function indented(text: string): string {
  return text.replaceAll("\n", "\n  ");
}
