import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./field.stories.tsx";

const { Default, WithError, WithHint } = composeStories(stories);

it("ties the label to the control", async () => {
  const screen = await render(<Default />);
  await expect.element(screen.getByRole("textbox", { name: "Surname" })).toBeValid();
});

it("ties the hint to the control", async () => {
  const screen = await render(<WithHint />);
  await expect
    .element(screen.getByRole("textbox"))
    .toHaveAccessibleDescription("As in your passport");
});

it("ties the error to the control and marks it", async () => {
  const screen = await render(<WithError hint="As in your passport" />);
  const control = screen.getByRole("textbox");
  await expect.element(control).toBeInvalid();
  await expect.element(control).toHaveAccessibleDescription("As in your passport Required field");
});
