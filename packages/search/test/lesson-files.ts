// Lesson files: the questions that were written to be learned from, and the parts that are learned from since they were scored.
import { readdirSync, readFileSync } from "node:fs";
import type { ScoredQuestion } from "./score.js";

/** Where questions stand: the parts, or lessons of a kind. */
export type LessonFolder = "questions" | "lessons/answers" | "lessons/follow-ups";

/** A file of questions. */
export interface LessonFile {
  readonly name: string;
  readonly rows: readonly ScoredQuestion[];
}

/** The files of a folder, in the order of their names. */
export function lessonFiles(folder: LessonFolder): readonly LessonFile[] {
  const all = new URL(`./${folder}/`, import.meta.url);
  return readdirSync(all)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => ({
      name: name.replace(/\.json$/, ""),
      rows: JSON.parse(readFileSync(new URL(name, all), "utf8")),
    }));
}
