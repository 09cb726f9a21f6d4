// The tools of subjects: svc_create_subject, svc_list_subjects and svc_archive_subject.
import { ServiceError, type Tool } from "@svckit/core";
import * as z from "zod";
import { DEFAULT_SUBJECT } from "../records/accounts.js";
import { nameOf } from "../tools/name.js";
import { type NativeParts, nativeTool, readAccount } from "../tools/native-tool.js";
import { subjectId } from "../tools/record-id.js";
import { NextCursor, page, toPage } from "../tools/wire.js";
import { Subject, toSubject } from "./subject.js";
import { archiveSubject, createSubject, listSubjects } from "./subject-verbs.js";

export const CreateSubjectInput = z.object({ name: nameOf("What the subject is called") });
export const ListSubjectsInput = z.object(page);
export const ArchiveSubjectInput = z.object({
  subject_id: subjectId("The subject's `id`"),
});

const One = z.object({ subject: Subject });

/** The tools of subjects. */
export function subjectTools(parts: NativeParts): readonly Tool[] {
  return [createTool(parts), listTool(parts), archiveTool(parts)];
}

function createTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "create_subject",
    title: "Create a subject",
    description:
      "Makes a subject: a scope of the account that monitors, alerts, memory facts and webhooks belong to, and that can be archived as a whole.",
    keywords: ["new scope", "workspace", "project", "namespace", "separate my state"],
    effect: "write",
    input: CreateSubjectInput,
    output: One,
    examples: [
      { description: "A subject for a treasury", args: { name: "Treasury" } },
      { description: "A subject for one customer", args: { name: "Customer 17" } },
    ],
    async run({ name }, context) {
      if (name.trim().toLowerCase() === DEFAULT_SUBJECT) throw takenName();
      const { state } = context;
      const row = await state.write(() => createSubject({ ...context, name, limits: state.limits }));
      return { subject: toSubject(row) };
    },
  });
}

function takenName(): ServiceError {
  return new ServiceError("VALIDATION_ERROR", {
    message: "`default` is the name of the subject that every account has.",
    next: "Give the subject another name, or use `default` as it is.",
    param: "name",
    runtimeStatus: "invalid_input",
  });
}

function listTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "list_subjects",
    title: "List subjects",
    description:
      "The account's subjects with their status, archived ones among them, the newest first. `default` is always there.",
    keywords: ["my scopes", "workspaces", "projects", "namespaces"],
    effect: "read",
    input: ListSubjectsInput,
    output: z.object({ subjects: z.array(Subject), next_cursor: NextCursor }),
    examples: [
      { description: "All subjects", args: {} },
      { description: "The ten newest subjects", args: { limit: 10 } },
    ],
    async run({ limit, cursor }, context) {
      const { state, accountId } = context;
      await readAccount(context);
      const rows = await state.read(() => listSubjects({ accountId, after: cursor, limit: limit + 1 }));
      const shown = toPage(rows, limit, ({ id }) => id);
      return { subjects: shown.rows.map(toSubject), next_cursor: shown.next_cursor };
    },
  });
}

function archiveTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "archive_subject",
    title: "Archive a subject",
    description:
      "Archives a subject for good: what it holds can be read, and nothing is written to it again. Only the credential that made it may, and `default` stays.",
    keywords: ["close a scope", "retire a workspace", "end a project"],
    effect: "destroy",
    idempotent: true,
    input: ArchiveSubjectInput,
    output: One,
    examples: [
      {
        description: "Archive a subject by its id",
        args: { subject_id: "0190b1de-0000-7000-8000-000000000001" },
      },
    ],
    async run({ subject_id: subjectId }, context) {
      const row = await context.state.write(() => archiveSubject({ ...context, subjectId }));
      return { subject: toSubject(row) };
    },
  });
}
