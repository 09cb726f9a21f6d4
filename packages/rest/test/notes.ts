// Notes: a package of routes with every method, for the tests of brought routes and for readers.
import { type AccountPrincipal, ServiceError } from "@svckit/core";
import {
  type RequestContext,
  type Route,
  type RouteTag,
  readCheckedBody,
  refTo,
  successOf,
  toNoContent,
  toSuccess,
} from "@svckit/rest";
import { z } from "zod";

// One schema describes the body to callers and checks it.
const NewNote = z.strictObject({ text: z.string().min(1).max(200) });

interface Note {
  readonly id: string;
  readonly text: string;
}

const tag: RouteTag = { name: "notes", description: "Notes of an account" };
const components = {
  NewNote: z.toJSONSchema(NewNote),
  Note: {
    type: "object",
    properties: { id: { type: "string" }, text: { type: "string" } },
    required: ["id", "text"],
  },
};
const body = { schema: refTo("NewNote") };
const answer = { description: "The note", schema: successOf(refTo("Note")) };
const parameters = [
  { name: "id", in: "path", description: "As its making told it", schema: { type: "string" } },
] as const;
const shared = { tag, components };

/** The routes of notes, which are kept in memory. */
export function notesRoutes(): readonly Route[] {
  const notes = new Map<string, ReadonlyMap<string, string>>();
  const notesOf = ({ principal }: RequestContext<AccountPrincipal>) =>
    notes.get(principal.account.id) ?? new Map();

  function write(context: RequestContext<AccountPrincipal>, note: Note): Note {
    notes.set(context.principal.account.id, new Map([...notesOf(context), [note.id, note.text]]));
    return note;
  }

  function read(context: RequestContext<AccountPrincipal>): Note {
    const id = context.params["id"] ?? "";
    const text: string | undefined = notesOf(context).get(id);
    if (text === undefined)
      throw new ServiceError("ENDPOINT_NOT_FOUND", { message: "There is no such note." });
    return { id, text };
  }

  return [
    {
      ...shared,
      credential: "required",
      method: "POST",
      path: "/api/v1/notes",
      operationId: "makeNote",
      summary: "Make a note",
      body,
      answer: { ...answer, status: 201 },
      async handle(context) {
        const { text } = await readCheckedBody(context, NewNote);
        return toSuccess(context.requestId, write(context, { id: context.requestId, text }), { status: 201 });
      },
    },
    {
      ...shared,
      credential: "required",
      method: "GET",
      path: "/api/v1/notes",
      operationId: "listNotes",
      summary: "The notes of the account",
      parameters: [
        { name: "with", in: "query", description: "Notes with this word alone", schema: { type: "string" } },
      ],
      answer: {
        description: "The notes",
        schema: successOf({ type: "array", items: refTo("Note") }),
      },
      handle(context) {
        const all = [...notesOf(context)].map(([id, text]): Note => ({ id, text }));
        const word = context.query.get("with") ?? "";
        return toSuccess(
          context.requestId,
          all.filter(({ text }) => text.includes(word)),
        );
      },
    },
    {
      ...shared,
      credential: "required",
      method: "GET",
      path: "/api/v1/notes/{id}",
      operationId: "getNote",
      summary: "One note",
      parameters,
      answer,
      handle: (context) => toSuccess(context.requestId, read(context)),
    },
    {
      ...shared,
      credential: "required",
      method: "PUT",
      path: "/api/v1/notes/{id}",
      operationId: "setNote",
      summary: "Write a note again",
      parameters,
      body,
      answer,
      async handle(context) {
        const { text } = await readCheckedBody(context, NewNote);
        return toSuccess(context.requestId, write(context, { id: read(context).id, text }));
      },
    },
    {
      ...shared,
      credential: "required",
      method: "PATCH",
      path: "/api/v1/notes/{id}",
      operationId: "addToNote",
      summary: "Add to a note",
      parameters,
      // A schema that is used once stands where it is used.
      body: {
        schema: {
          type: "object",
          properties: { add: { type: "string", minLength: 1 } },
          required: ["add"],
          additionalProperties: false,
        },
        examples: () => ({ word: { summary: "One more word", value: { add: " again" } } }),
      },
      answer,
      async handle(context) {
        const { add } = await readCheckedBody(context, z.strictObject({ add: z.string().min(1) }));
        const { id, text } = read(context);
        return toSuccess(context.requestId, write(context, { id, text: text + add }));
      },
    },
    {
      ...shared,
      credential: "required",
      method: "DELETE",
      path: "/api/v1/notes/{id}",
      operationId: "deleteNote",
      summary: "Delete a note",
      parameters,
      answer: { description: "It is gone", status: 204, schema: {} },
      handle(context) {
        const { id } = read(context);
        notes.set(
          context.principal.account.id,
          new Map([...notesOf(context)].filter(([each]) => each !== id)),
        );
        return toNoContent(context.requestId);
      },
    },
  ];
}
