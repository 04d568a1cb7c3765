import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./select.stories.tsx";

const { Default, Empty, Grouped, Placeholder } = composeStories(stories);

it("moves with arrows, Home, End and typed letters", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} />);
  const select = screen.getByRole("combobox", { name: "Sort by" });
  await userEvent.tab();
  await expect.element(select).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(onValueChange).toHaveBeenLastCalledWith("price");
  await userEvent.keyboard("{End}");
  expect(onValueChange).toHaveBeenLastCalledWith("-price");
  await userEvent.keyboard("{Home}");
  expect(onValueChange).toHaveBeenLastCalledWith("default");
  await userEvent.keyboard("ch");
  expect(onValueChange).toHaveBeenLastCalledWith("price");
});

it("groups items under their headers", async () => {
  const screen = await render(<Grouped />);
  const groups = Array.from(screen.container.querySelectorAll("optgroup"));
  expect(groups.map(({ label }) => label)).toEqual(["2027", "2028"]);
  await expect.element(screen.getByRole("option", { name: "July" })).toBeDisabled();
});

it("shows its placeholder while nothing is chosen", async () => {
  const screen = await render(<Placeholder />);
  await expect.element(screen.getByRole("combobox")).toHaveDisplayValue("Choose");
});

it("shows a disabled option when it has no items", async () => {
  const screen = await render(<Empty />);
  await expect.element(screen.getByRole("option", { name: "No data to show" })).toBeDisabled();
});
