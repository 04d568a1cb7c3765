import { composeStories } from "@storybook/react-vite";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./range-slider.stories.tsx";

const { BothAtMaximum, Default } = composeStories(stories);

it("moves a thumb with the keyboard and calls onValueCommit", async () => {
  const onValueCommit = vi.fn();
  const screen = await render(<Default onValueCommit={onValueCommit} />);
  const lower = screen.getByRole("slider", { name: "Days: From" });
  lower.element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(lower).toHaveValue("21");
  expect(onValueCommit).toHaveBeenLastCalledWith([21, 70]);
});

it("stops a thumb at the other thumb", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} />);
  screen.getByRole("slider", { name: "Days: From" }).element().focus();
  await userEvent.keyboard("{End}");
  expect(onValueChange).toHaveBeenLastCalledWith([70, 70]);
  screen.getByRole("slider", { name: "Days: To" }).element().focus();
  await userEvent.keyboard("{Home}");
  expect(onValueChange).toHaveBeenLastCalledWith([70, 70]);
});

it("commits a typed number on Enter, clamped to the bounds", async () => {
  const onValueCommit = vi.fn();
  const screen = await render(<Default onValueCommit={onValueCommit} />);
  const upper = screen.getByRole("spinbutton", { name: "To" });
  await upper.fill("900");
  expect(onValueCommit).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onValueCommit).toHaveBeenLastCalledWith([20, 100]);
  await expect.element(upper).toHaveValue(100);
});

it("can be moved when both thumbs are at the maximum", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<BothAtMaximum onValueChange={onValueChange} />);
  screen.getByRole("slider", { name: "Days: From" }).element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(onValueChange).toHaveBeenLastCalledWith([99, 100]);
});

describe("the keyboard of each thumb", () => {
  it.each([
    ["From", "{ArrowRight}", [21, 70]],
    ["From", "{ArrowUp}", [21, 70]],
    ["From", "{ArrowLeft}", [19, 70]],
    ["From", "{ArrowDown}", [19, 70]],
    ["From", "{PageUp}", [30, 70]],
    ["From", "{PageDown}", [10, 70]],
    ["From", "{Home}", [0, 70]],
    ["From", "{End}", [70, 70]],
    ["To", "{ArrowRight}", [20, 71]],
    ["To", "{ArrowLeft}", [20, 69]],
    ["To", "{PageUp}", [20, 80]],
    ["To", "{PageDown}", [20, 60]],
    ["To", "{Home}", [20, 20]],
    ["To", "{End}", [20, 100]],
  ] as const)("%s: %s gives %j", async (thumb, key, value) => {
    const onValueChange = vi.fn();
    const screen = await render(<Default onValueChange={onValueChange} />);
    screen
      .getByRole("slider", { name: `Days: ${thumb}` })
      .element()
      .focus();
    await userEvent.keyboard(key);
    expect(onValueChange).toHaveBeenLastCalledWith(value);
  });
});

it("moves the nearer thumb to a press on the track", async () => {
  const onValueCommit = vi.fn();
  const screen = await render(<Default onValueCommit={onValueCommit} />);
  const track = screen.getByRole("slider", { name: "Days: To" }).element().parentElement;
  const { left, top, width } = track?.getBoundingClientRect() ?? new DOMRect();
  const press = (share: number) =>
    track?.dispatchEvent(
      new PointerEvent("pointerdown", {
        clientX: left + width * share,
        clientY: top + 5,
        bubbles: true,
      }),
    );
  press(0.9);
  expect(onValueCommit).toHaveBeenLastCalledWith([20, 90]);
  await expect.element(screen.getByRole("slider", { name: "Days: To" })).toHaveValue("90");
  press(0.3);
  expect(onValueCommit).toHaveBeenLastCalledWith([30, 90]);
});
