// Catalog: every tool that the chosen caller sees, loaded once for each key.
import { send } from "./api.ts";
import type { Tool } from "./envelope.ts";
import { currentSession } from "./session.ts";

const PAGE = 250;
const loaded = new Map<string, Promise<readonly Tool[]>>();

/** All tools, in the order of their names. */
export function loadCatalog(): Promise<readonly Tool[]> {
  const caller = currentSession().current ?? "";
  const known = loaded.get(caller);
  if (known) return known;
  const loading = loadPages();
  loaded.set(caller, loading);
  loading.catch(() => loaded.delete(caller));
  return loading;
}

/** Forgets what was loaded, so that the next look finds what is there now. */
export function forgetCatalog(): void {
  loaded.clear();
}

async function loadPages(): Promise<readonly Tool[]> {
  const tools: Tool[] = [];
  let cursor: string | undefined;
  do {
    const { data, meta } = await send<{ tools: Tool[] }>("/api/v1/tools", { query: { limit: PAGE, cursor } });
    tools.push(...data.tools);
    const next = meta?.["next_cursor"];
    cursor = typeof next === "string" ? next : undefined;
  } while (cursor !== undefined);
  return tools;
}

/** The first tools by name: the whole list may take a new server seconds. */
export async function loadBeginning(count: number): Promise<readonly Tool[]> {
  return (await send<{ tools: Tool[] }>("/api/v1/tools", { query: { limit: count } })).data.tools;
}

/** What fits a few words best, by the service's own ranking; 25 at most. */
export async function searchCatalog(words: string): Promise<readonly Tool[]> {
  return (await send<{ tools: Tool[] }>("/api/v1/tools", { query: { search: words } })).data.tools;
}
