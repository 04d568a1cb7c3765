import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./textarea.stories.tsx";

const { Default } = composeStories(stories);

it("starts with two rows and grows with its text", async () => {
  const screen = await render(<Default />);
  const area = screen.getByRole("textbox");
  const before = area.element().getBoundingClientRect().height;
  expect(before).toBeGreaterThanOrEqual(2 * 24);
  await area.fill("one\ntwo\nthree\nfour\nfive");
  await expect
    .poll(() => area.element().getBoundingClientRect().height)
    .toBeGreaterThan(before + 48);
});
