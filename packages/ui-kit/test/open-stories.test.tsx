import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { allStories } from "./stories.ts";

const opening = allStories.filter(({ name, Story }) => Story.play && name.endsWith(" Open"));

const open = "dialog[open], :popover-open, details[open], [aria-expanded=true]";

it("stories that open themselves exist", () => {
  expect(opening.length).toBeGreaterThan(4);
});

it.each(opening)("$name is open", async ({ Story }) => {
  const { container } = await render(<Story />);
  await Story.play?.({ canvasElement: container });
  await expect.poll(() => document.querySelectorAll(open).length).toBeGreaterThan(0);
});
