import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./rating-input.stories.tsx";

const { Chosen, Default } = composeStories(stories);

it("is chosen by the name of a mark", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} />);
  await screen.getByRole("radio", { name: "Good" }).click({ force: true });
  expect(onValueChange).toHaveBeenLastCalledWith(4);
});

it("moves with the arrow keys to the next mark", async () => {
  const screen = await render(<Chosen />);
  screen.getByRole("radio", { name: "Good" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("radio", { name: "Excellent" })).toBeChecked();
});
