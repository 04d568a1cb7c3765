import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./segmented-control.stories.tsx";

const { Default } = composeStories(stories);

it("starts with the first segment and moves with the arrow keys", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} />);
  const first = screen.getByRole("radio", { name: "I travel" });
  await expect.element(first).toBeChecked();
  first.element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("radio", { name: "I guide tours" })).toBeChecked();
  expect(onValueChange).toHaveBeenLastCalledWith("organizer");
});
