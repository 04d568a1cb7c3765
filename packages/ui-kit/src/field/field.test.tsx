import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./field.stories.tsx";

const { Default, WithError, WithHint } = composeStories(stories);

it("links the label to the control", async () => {
  const screen = await render(<Default />);
  await expect.element(screen.getByRole("textbox", { name: "Surname" })).toBeValid();
});

it("marks an optional field in its label as a separate word", async () => {
  const screen = await render(<Default optional />);
  await expect
    .element(screen.getByRole("textbox", { name: "Surname optional", exact: true }))
    .toBeVisible();
  const label = screen.container.querySelector("label");
  expect(label?.textContent).toBe("Surname optional");
  const mark = label?.querySelector("span")?.firstChild;
  const space = document.createRange();
  if (mark) space.setStart(mark, 0);
  if (mark) space.setEnd(mark, 1);
  expect(space.getBoundingClientRect().width).toBeGreaterThan(2);
});

it("links the hint to the control", async () => {
  const screen = await render(<WithHint />);
  await expect
    .element(screen.getByRole("textbox"))
    .toHaveAccessibleDescription("As in your passport");
});

it("links the error to the control and marks the control as invalid", async () => {
  const screen = await render(<WithError hint="As in your passport" />);
  const control = screen.getByRole("textbox");
  await expect.element(control).toBeInvalid();
  await expect.element(control).toHaveAccessibleDescription("As in your passport Required field");
});
