import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./date-range-field.stories.tsx";

const { Chosen, Default } = composeStories(stories);

const names = ["from", "to"] as const;
const sent = () =>
  names.map((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value);

it("takes start and end with the keyboard and closes after the end", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Default names={names} onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  const range = { from: "2027-06-10", to: "2027-06-17" };
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(range);
  const button = screen.getByRole("button", { name: "Dates of the journey" });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleDescription("Jun 10–17, 2027");
  expect(sent()).toEqual(["2027-06-10", "2027-06-17"]);
});

it("keeps its value when the choice is cancelled", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Chosen names={names} onValueChange={onValueChange} />);
  await screen.getByRole("button", { name: "Dates of the journey" }).click();
  await screen.getByRole("button", { name: "Monday, June 21, 2027" }).click();
  await userEvent.keyboard("{Escape}");
  expect(onValueChange).not.toHaveBeenCalled();
  expect(sent()).toEqual(["2027-06-12", "2027-06-20"]);
});

it("previews the end of the range under the mouse", async () => {
  const screen = await render(<Default />);
  await screen.getByRole("button", { name: "Dates of the journey" }).click();
  await screen.getByRole("button", { name: "Monday, June 14, 2027" }).click();
  await screen.getByRole("button", { name: "Thursday, June 17, 2027" }).hover();
  await expect.poll(() => document.querySelectorAll("[data-part]").length).toBe(4);
});

it("disables dates before today", async () => {
  const screen = await render(<Default />);
  await screen.getByRole("button", { name: "Dates of the journey" }).click();
  await expect
    .element(screen.getByRole("button", { name: "Tuesday, June 8, 2027" }))
    .toHaveAttribute("aria-disabled", "true");
  await expect.element(screen.getByRole("button", { name: "Previous month" })).toBeDisabled();
});
