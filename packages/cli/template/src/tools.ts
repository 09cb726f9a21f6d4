// Your own tools, beside those of the shipped providers. Copy this one, and ask an upstream with `ctx.http`.
import { defineProvider, defineTool } from "@svckit/core";
import { z } from "zod";

const rollDice = defineTool({
  name: "roll_dice",
  title: "Roll dice",
  description: "Rolls dice with six faces, and tells each and their sum.",
  category: "games",
  effect: "read",
  keyless: true,
  input: z.object({ count: z.int().min(1).max(10).default(2).describe("How many dice, 1 to 10") }),
  output: z.object({
    faces: z.array(z.int()).describe("What each die shows"),
    sum: z.int().describe("All of them together"),
  }),
  examples: [{ description: "Two dice", args: {} }],
  execute: ({ count }) => {
    const faces = Array.from({ length: count }, () => 1 + Math.floor(Math.random() * 6));
    return { faces, sum: faces.reduce((sum, face) => sum + face, 0) };
  },
});

/** The provider that `src/service.ts` lists. */
export const games = () => defineProvider({ id: "games", title: "Games", tools: [rollDice] });
