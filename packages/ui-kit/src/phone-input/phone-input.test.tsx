import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./phone-input.stories.tsx";

const { Default } = composeStories(stories);

it("lets no letters in and puts the plus sign in front", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} />);
  await screen.getByRole("textbox", { name: "Phone" }).click();
  await userEvent.keyboard("44a20");
  await expect.element(screen.getByRole("textbox")).toHaveValue("+4420");
  expect(onValueChange).toHaveBeenLastCalledWith("+4420");
});
