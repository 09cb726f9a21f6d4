// The routes of subjects.
import type { RouteTag } from "@svckit/rest";
import { ArchiveSubjectInput, CreateSubjectInput, ListSubjectsInput } from "../subjects/subject-tools.js";
import type { ToolRoute } from "./tool-route.js";

export const SUBJECT_TAG: RouteTag = {
  name: "subjects",
  description: "Scopes of an account's state, and the secrets that their webhooks are signed with",
};

export const SUBJECT_ROUTES: readonly ToolRoute[] = [
  {
    method: "POST",
    path: "/api/v1/subjects",
    operationId: "createSubject",
    summary: "Create a subject",
    tag: SUBJECT_TAG,
    tool: "create_subject",
    input: CreateSubjectInput,
    codes: [],
  },
  {
    method: "GET",
    path: "/api/v1/subjects",
    operationId: "listSubjects",
    summary: "The account's subjects, the newest first",
    tag: SUBJECT_TAG,
    tool: "list_subjects",
    input: ListSubjectsInput,
    codes: [],
  },
  {
    method: "POST",
    path: "/api/v1/subjects/{subject_id}/archive",
    operationId: "archiveSubject",
    summary: "Archive a subject for good",
    tag: SUBJECT_TAG,
    tool: "archive_subject",
    input: ArchiveSubjectInput,
    codes: ["STATE_SUBJECT_NOT_FOUND", "STATE_SUBJECT_ARCHIVE_FORBIDDEN"],
  },
];
