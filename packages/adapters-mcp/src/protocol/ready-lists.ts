// Ready lists: keeps the answers to lists as the bytes that are sent, compressed and not.
import { compress, type Encoding, type ReadyBytes } from "@svckit/rest/adapter";
import { type RpcId, resultText } from "../rpc/rpc.js";

/** A list as it is sent. */
export interface ReadyList {
  readonly text: string;
  readonly ready: ReadyBytes;
}

/** The lists of an endpoint by name. Each is made with its first use. */
export interface ReadyLists {
  /** The answer to a request with that id, in an encoding where there is one; `makeText` gives the list's own text. */
  answer(
    name: string,
    id: RpcId,
    encoding: Encoding | undefined,
    makeText: () => Promise<string>,
  ): Promise<ReadyList>;
}

interface List {
  readonly text: string;
  readonly bytes: Uint8Array;
  /** By the encoding and the id of the request, which is part of the answer. */
  readonly compressed: Map<string, Uint8Array>;
}

// Clients count their requests, and the first ones ask for lists. An answer to another id is not compressed.
const COMPRESSED_IDS = 32;
const END = new TextEncoder().encode("}");

/** Makes no list before it is asked for. */
export function createReadyLists(): ReadyLists {
  const lists = new Map<string, Promise<List>>();

  function listOf(name: string, makeText: () => Promise<string>): Promise<List> {
    const list = lists.get(name) ?? makeList(makeText);
    lists.set(name, list);
    return list;
  }

  return {
    async answer(name, id, encoding, makeText) {
      const { text, bytes, compressed } = await listOf(name, makeText);
      const answer = resultText(id, text);
      if (encoding === undefined || typeof id !== "number" || id < 0 || id >= COMPRESSED_IDS) {
        return { text: answer, ready: { bytes: Buffer.concat([Buffer.from(resultStart(id)), bytes, END]) } };
      }
      const key = `${encoding} ${id}`;
      const known = compressed.get(key) ?? (await compress(answer, encoding, "often"));
      compressed.set(key, known);
      return { text: answer, ready: { bytes: known, encoding } };
    },
  };
}

async function makeList(makeText: () => Promise<string>): Promise<List> {
  const text = await makeText();
  return { text, bytes: new TextEncoder().encode(text), compressed: new Map() };
}

/** The part of an answer before its result. */
function resultStart(id: RpcId): string {
  return resultText(id, "").slice(0, -1);
}
