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

/** Questions that are there to learn from alone. */
interface Given extends Pick<ScoredQuestion, "kind" | "missing"> {
  readonly prompts: readonly string[];
}

/** The questions that were written to be learned from, and are in no part. */
export function questionsToLearn(): readonly ScoredQuestion[] {
  const file = new URL("./lessons/lessons.json", import.meta.url);
  const given: readonly Given[] = JSON.parse(readFileSync(file, "utf8"));
  return given.flatMap(({ prompts, ...rest }) =>
    prompts.map((prompt): ScoredQuestion => ({ id: prompt, category: "none", prompt, ...rest })),
  );
}
