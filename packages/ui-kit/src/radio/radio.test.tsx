import { composeStories } from "@storybook/react-vite";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./radio.stories.tsx";

const { Cards, Default, WithError } = composeStories(stories);

describe("the keyboard of the radio group", () => {
  it.each([
    ["{ArrowDown}", /^Everything now/],
    ["{ArrowRight}", /^Everything now/],
    ["{ArrowUp}", /^Everything now/],
    ["{ArrowLeft}", /^Everything now/],
    ["{ArrowDown}{ArrowDown}", /^Prepayment/],
  ])("%s moves to %s, skipping disabled options and wrapping around", async (keys, name) => {
    const screen = await render(<Default />);
    await userEvent.tab();
    await expect.element(screen.getByRole("radio", { name: /^Prepayment/ })).toHaveFocus();
    await userEvent.keyboard(keys);
    const radio = screen.getByRole("radio", { name });
    await expect.element(radio).toHaveFocus();
    await expect.element(radio).toBeChecked();
  });

  it("has one Tab stop, and Space chooses when nothing is chosen", async () => {
    const onValueChange = vi.fn();
    const screen = await render(<WithError onValueChange={onValueChange} />);
    await userEvent.tab();
    const first = screen.getByRole("radio", { name: /^Prepayment/ });
    await expect.element(first).toHaveFocus();
    await expect.element(first).not.toBeChecked();
    await userEvent.keyboard(" ");
    expect(onValueChange).toHaveBeenLastCalledWith("prepayment");
    await userEvent.tab();
    expect(document.activeElement?.getAttribute("type")).not.toBe("radio");
  });
});

it("labels the group and describes its error", async () => {
  const screen = await render(<WithError />);
  const group = screen.getByRole("radiogroup", { name: "Payment" });
  await expect.element(group).toHaveAccessibleDescription("Required field");
});

it("is chosen by a press anywhere on its card", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Cards onValueChange={onValueChange} />);
  await screen.getByText("890 €").click();
  expect(onValueChange).toHaveBeenLastCalledWith("full");
});
