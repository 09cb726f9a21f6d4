// The contract of links: what leads nowhere is named, and what does not lead within the repository is left alone.
import { expect, test } from "vitest";
import { anchorOf } from "../docs/anchor.js";
import { deadLinksOf } from "../docs/links.js";
import { workspace } from "./fixture.js";

const other = '# A page\n\n## `npm run x`, and more\n\n## Twice\n\n## Twice\n\n<a id="by-hand"></a>\n';
const dead = (text: string) =>
  deadLinksOf(workspace({ "docs/a.md": text, "docs/b.md": other }), ["docs/a.md"]);

test("takes a page, a heading, the second of one name, an id, and a heading of its own", () => {
  const links = ["b.md", "b.md#npm-run-x-and-more", "b.md#twice-1", "b.md#by-hand", "#here", "../packages"];
  expect(dead(`# Here\n${links.map((link) => `[x](${link})`).join("\n")}`)).toEqual([]);
});

test("names a page that is not there, a heading that its page lacks, and what leads out", () => {
  expect(dead("[`x`](c.md) ![y](d.png)")).toEqual([
    "docs/a.md: c.md is not there",
    "docs/a.md: d.png is not there",
  ]);
  expect(dead("[x](b.md#twice-2)")).toEqual(["docs/a.md: b.md#twice-2 has no such heading"]);
  expect(dead("[x](../../other/b.md)")).toEqual(["docs/a.md: ../../other/b.md leads out of the repository"]);
});

test("leaves code and addresses alone", () => {
  expect(dead("`[x](c.md)` [y](https://example.com/c)\n\n```md\n[x](c.md)\n```\n")).toEqual([]);
});

test("makes the anchors that forges make", () => {
  expect(anchorOf("One server, or several")).toBe("one-server-or-several");
  expect(anchorOf("ctx: the only doors — to the_world")).toBe("ctx-the-only-doors--to-the_world");
});
