import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./tabs.stories.tsx";

const { Default } = composeStories(stories);

it("moves with the arrow keys, around its ends", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} />);
  await screen.getByRole("tab", { name: "Programme" }).click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("tab", { name: "Reviews 128" })).toHaveFocus();
  await expect
    .element(screen.getByRole("tabpanel"))
    .toHaveTextContent("The best week of the year.");
  await userEvent.keyboard("{End}{ArrowRight}");
  await expect.element(screen.getByRole("tab", { name: "Programme" })).toHaveFocus();
  expect(onValueChange.mock.calls.flat()).toEqual([
    "programme",
    "reviews",
    "questions",
    "programme",
  ]);
});

it("has one tab in the tab order", async () => {
  const screen = await render(<Default />);
  const tabs = screen.getByRole("tab").elements();
  expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});
