import { composeStories } from "@storybook/react-vite";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./number-input.stories.tsx";

const { AtMaximum, Default, Disabled, Empty, Fractions, ReadOnly, Unbounded } =
  composeStories(stories);

describe("the keyboard of the number field", () => {
  it.each([
    ["{ArrowUp}", 13],
    ["{ArrowDown}", 11],
    ["{PageUp}", 22],
    ["{PageDown}", 5],
    ["{Home}", 5],
    ["{End}", 40],
  ])("%s changes 12 to %d", async (key, value) => {
    const onValueChange = vi.fn();
    const screen = await render(<Default onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(onValueChange).toHaveBeenLastCalledWith(value);
    const field = screen.getByRole("spinbutton");
    await expect.element(field).toHaveAttribute("aria-valuenow", String(value));
    await expect.element(field).toHaveAttribute("aria-valuetext", `${value} kg`);
  });

  it("exposes its bounds", async () => {
    const screen = await render(<Default />);
    const field = screen.getByRole("spinbutton", { name: "Weight of the luggage" });
    await expect.element(field).toHaveAttribute("aria-valuemin", "5");
    await expect.element(field).toHaveAttribute("aria-valuemax", "40");
  });

  it("keeps Home and End for the caret when there are no bounds", async () => {
    const onValueChange = vi.fn();
    await render(<Unbounded onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard("{Home}{End}");
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe("clamping", () => {
  it("is immediate when no further digit can bring the number into the bounds", async () => {
    const onValueChange = vi.fn();
    const screen = await render(<Default onValueChange={onValueChange} />);
    await screen.getByRole("spinbutton").fill("");
    await userEvent.keyboard("47");
    await expect.element(screen.getByRole("spinbutton")).toHaveValue("40");
    expect(onValueChange).toHaveBeenLastCalledWith(40);
  });

  it("waits while the number may still grow into the bounds", async () => {
    const onValueChange = vi.fn();
    const screen = await render(<Empty onValueChange={onValueChange} />);
    const field = screen.getByRole("spinbutton");
    await field.click();
    await userEvent.keyboard("1");
    expect(onValueChange).not.toHaveBeenCalled();
    await expect.element(field).toHaveValue("1");
    await userEvent.keyboard("5");
    expect(onValueChange).toHaveBeenLastCalledWith(15);
    await field.fill("2");
    await userEvent.tab();
    await expect.element(field).toHaveValue("5");
    expect(onValueChange).toHaveBeenLastCalledWith(5);
  });
});

it("refuses letters and accepts a decimal comma", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Fractions onValueChange={onValueChange} />);
  await screen.getByRole("spinbutton").fill("");
  await userEvent.keyboard("2a,5");
  expect(onValueChange).toHaveBeenLastCalledWith(2.5);
});

it("reports null when it is cleared", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} />);
  await screen.getByRole("spinbutton").fill("");
  expect(onValueChange).toHaveBeenLastCalledWith(null);
});

it("steps with its buttons up to the bound", async () => {
  const screen = await render(<AtMaximum />);
  const more = screen.getByRole("button", { name: "Increase Weight of the luggage" });
  await expect.element(more).toBeDisabled();
  await screen.getByRole("button", { name: "Decrease Weight of the luggage" }).click();
  await expect.element(screen.getByRole("spinbutton")).toHaveValue("39");
  await expect.element(more).toBeEnabled();
});

it.each([
  ["disabled", <Disabled key="disabled" />],
  ["read-only", <ReadOnly key="readOnly" />],
])("does not step while it is %s", async (_state, story) => {
  const screen = await render(story);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(screen.getByRole("spinbutton")).toHaveValue("12");
});
