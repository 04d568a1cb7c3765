import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./switch.stories.tsx";

const { Default, Disabled, On } = composeStories(stories);

it("toggles with Space", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} />);
  const control = screen.getByRole("switch", { name: "Show on the map" });
  await userEvent.tab();
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(control).toBeChecked();
  expect(onValueChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(" ");
  await expect.element(control).not.toBeChecked();
});

it("is turned off by a press on its label", async () => {
  const screen = await render(<On />);
  await screen.getByText("Show on the map").click();
  await expect.element(screen.getByRole("switch")).not.toBeChecked();
});

it("does not change while disabled", async () => {
  const screen = await render(<Disabled />);
  await screen.getByRole("switch").click({ force: true });
  await expect.element(screen.getByRole("switch")).not.toBeChecked();
});
