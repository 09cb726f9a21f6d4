// Snippets view: the call in each language, to be copied.
import { SNIPPETS, type SnippetCall } from "../data/snippets.ts";
import { FACTS } from "../wire/facts.ts";
import { CopyButton } from "./copy-button.tsx";
import { Tabs } from "./tabs.tsx";

/** The call as it is written elsewhere. */
export function SnippetsView({ call }: { readonly call: SnippetCall }) {
  const offered = Object.entries(SNIPPETS).filter(([name]) => name !== "MCP client" || FACTS.has.mcp);
  const tabs = offered.map(([name, write]) => ({
    name,
    show: () => (
      <>
        <CopyButton text={write(call)} label={`Copy ${name}`} />
        <pre>{write(call)}</pre>
      </>
    ),
  }));
  return <Tabs label="The call elsewhere" tabs={tabs} />;
}
