import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./range-slider.stories.tsx";

const { BothAtMaximum, Default } = composeStories(stories);

it("moves a thumb with the keyboard and tells when it is let go", async () => {
  const onValueCommit = vi.fn();
  const screen = await render(<Default onValueCommit={onValueCommit} />);
  const lower = screen.getByRole("slider", { name: "Days: From" });
  lower.element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(lower).toHaveValue("21");
  expect(onValueCommit).toHaveBeenLastCalledWith([21, 70]);
});

it("never lets the thumbs cross", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} />);
  screen.getByRole("slider", { name: "Days: From" }).element().focus();
  await userEvent.keyboard("{End}");
  expect(onValueChange).toHaveBeenLastCalledWith([70, 70]);
  screen.getByRole("slider", { name: "Days: To" }).element().focus();
  await userEvent.keyboard("{Home}");
  expect(onValueChange).toHaveBeenLastCalledWith([70, 70]);
});

it("takes a typed number once it is finished, within the bounds", async () => {
  const onValueCommit = vi.fn();
  const screen = await render(<Default onValueCommit={onValueCommit} />);
  const upper = screen.getByRole("spinbutton", { name: "To" });
  await upper.fill("900");
  expect(onValueCommit).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onValueCommit).toHaveBeenLastCalledWith([20, 100]);
  await expect.element(upper).toHaveValue(100);
});

it("can be moved when both thumbs stand at the end", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<BothAtMaximum onValueChange={onValueChange} />);
  screen.getByRole("slider", { name: "Days: From" }).element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(onValueChange).toHaveBeenLastCalledWith([99, 100]);
});
