// The clauses of a tool's home: meanings count for tools of the field, and in a catalog of the field for all.
import { expect, test } from "vitest";
import { finish } from "../platform/steps.js";
import type { Findable } from "./documents.js";
import { homesOf as homeSteps } from "./home.js";
import { loadShippedTexts } from "./shipped-texts.js";
import { createToolIndex } from "./tool-index.js";

await loadShippedTexts();

const homesOf = (tools: readonly Findable[]) => finish(homeSteps(tools));

function tool(name: string, description: string): Findable {
  return { name, category: "tools", definition: { title: name.replaceAll("_", " "), description } };
}

const PHOTOS = ["frame", "crop", "sharpen", "rotate"].map((what) =>
  tool(`${what}_photo`, `Does ${what} a photo of an album, and saves it beside the old one.`),
);

test("meanings count for no tool of a catalog of another field", () => {
  expect(homesOf(PHOTOS)).toEqual([0, 0, 0, 0]);
});

test("meanings count in full for a tool of the field, wherever it stands", () => {
  const homes = homesOf([...PHOTOS, tool("sell_photo", "Sells a photo as an NFT.")]);
  expect(homes.at(-1)).toBe(1);
  expect(Math.max(...homes.slice(0, -1))).toBeLessThan(0.5);
});

test("meanings count for every tool of a catalog that is of the field as a whole", () => {
  const coins = ["price", "chart", "supply"].map((what) =>
    tool(`get_${what}`, `Gives the ${what} of a coin.`),
  );
  expect(homesOf([...coins, tool("get_news", "Gives what papers wrote today.")])).toEqual([1, 1, 1, 1]);
});

test("a word in the form in which a tool says it tells one from many", () => {
  const index = createToolIndex([
    tool("show_album", "Shows an album with its photos by the album's name."),
    tool("show_albums", "Shows albums with their photos by the albums' names."),
  ]);
  expect(index.rank("albums")[0]?.name).toBe("show_albums");
  expect(index.rank("album")[0]?.name).toBe("show_album");
});

test("a word in the description of an argument finds the tool", () => {
  const properties = { where: { type: "string", description: "Folder in which the picture is put" } };
  const save = { ...tool("save_photo", "Saves a photo."), inputSchema: { type: "object", properties } };
  expect(createToolIndex([...PHOTOS, save]).rank("folder")[0]?.name).toBe("save_photo");
});

test("a first sentence says what a tool is for, and what stands behind it says less", () => {
  const save = tool("save", "Saves an album. Frames may be added later.");
  const hang = tool("hang", "Hangs frames up. An album may be added later.");
  const index = createToolIndex([save, hang]);
  expect(index.rank("frames")[0]?.name).toBe("hang");
  expect(index.rank("album")[0]?.name).toBe("save");
});

test("what one writes in two words another finds in one, and the other way round", () => {
  const index = createToolIndex([
    ...PHOTOS,
    tool("show_timezone", "Shows the timezone in which it was taken."),
    tool("take_screen_shot", "Takes a shot of the whole screen."),
  ]);
  expect(index.rank("time zone")[0]?.name).toBe("show_timezone");
  expect(index.rank("screenshot")[0]?.name).toBe("take_screen_shot");
});

test("words that mean about the same find a tool of another field", () => {
  const index = createToolIndex([...PHOTOS, tool("remove_album", "Takes an album away for ever.")]);
  expect(index.rank("delete it")[0]?.name).toBe("remove_album");
});
