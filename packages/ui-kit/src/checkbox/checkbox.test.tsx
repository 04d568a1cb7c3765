import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./checkbox.stories.tsx";

const { Default, Disabled, Mixed, WithError, WithHint } = composeStories(stories);

it("toggles with Space and not with Enter", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} />);
  const box = screen.getByRole("checkbox", { name: "I agree to the privacy policy" });
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(box).toBeChecked();
  expect(onValueChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(" ");
  await expect.element(box).not.toBeChecked();
  await userEvent.keyboard("{Enter}");
  await expect.element(box).not.toBeChecked();
});

it("is checked by a press on its label", async () => {
  const screen = await render(<Default />);
  await screen.getByText("I agree to the privacy policy").click();
  await expect.element(screen.getByRole("checkbox")).toBeChecked();
});

it("can be partially checked, and Space checks it", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Mixed onValueChange={onValueChange} />);
  await expect.element(screen.getByRole("checkbox")).toBePartiallyChecked();
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(onValueChange).toHaveBeenLastCalledWith(true);
});

it("links hint and error to the box", async () => {
  const screen = await render(
    <>
      <WithHint />
      <WithError />
    </>,
  );
  const [hinted, wrong] = screen.getByRole("checkbox").all();
  await expect.element(hinted ?? screen.locator).toHaveAccessibleDescription("We never pass it on");
  await expect.element(wrong ?? screen.locator).toBeInvalid();
});

it("does not change while disabled", async () => {
  const screen = await render(<Disabled />);
  await screen.getByRole("checkbox").click({ force: true });
  await expect.element(screen.getByRole("checkbox")).not.toBeChecked();
});
