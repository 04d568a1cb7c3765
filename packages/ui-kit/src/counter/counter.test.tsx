import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./counter.stories.tsx";

const { AtMaximum, Default } = composeStories(stories);

it("counts up and down to its bounds", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} />);
  await screen.getByRole("button", { name: "Increase Adults" }).click();
  expect(onValueChange).toHaveBeenLastCalledWith(3);
  const fewer = screen.getByRole("button", { name: "Decrease Adults" });
  await fewer.click();
  await fewer.click();
  expect(onValueChange).toHaveBeenLastCalledWith(1);
  await expect.element(fewer).toBeDisabled();
});

it("clamps what is typed", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<AtMaximum onValueChange={onValueChange} />);
  await expect.element(screen.getByRole("button", { name: "Increase Adults" })).toBeDisabled();
  await screen.getByRole("spinbutton", { name: "Adults" }).fill("40");
  await expect.element(screen.getByRole("spinbutton", { name: "Adults" })).toHaveValue(12);
});
