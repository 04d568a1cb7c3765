import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./counter.stories.tsx";

const { AtMaximum, Default } = composeStories(stories);

it("counts up and down within its bounds", async () => {
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

it("clamps a typed number", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<AtMaximum onValueChange={onValueChange} />);
  await expect.element(screen.getByRole("button", { name: "Increase Adults" })).toBeDisabled();
  await screen.getByRole("spinbutton", { name: "Adults" }).fill("40");
  await expect.element(screen.getByRole("spinbutton", { name: "Adults" })).toHaveValue("12");
});

it.each([
  ["{ArrowUp}", 3],
  ["{ArrowDown}", 1],
  ["{Home}", 1],
  ["{End}", 12],
  ["{PageUp}", 12],
])("%s changes two to %d", async (key, value) => {
  const onValueChange = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} />);
  await screen.getByRole("spinbutton", { name: "Adults" }).click();
  await userEvent.keyboard(key);
  expect(onValueChange).toHaveBeenLastCalledWith(value);
});

it("lets the number be cleared and typed again", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} />);
  const field = screen.getByRole("spinbutton", { name: "Adults" });
  await field.fill("");
  await userEvent.keyboard("5");
  expect(onValueChange).toHaveBeenLastCalledWith(5);
  await field.fill("");
  await userEvent.tab();
  await expect.element(field).toHaveValue("1");
});
