import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./tabs.stories.tsx";

const { Default, RightToLeft } = composeStories(stories);

it("moves with the right arrow and End, and wraps around", async () => {
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

it("has one Tab stop", async () => {
  const screen = await render(<Default />);
  const tabs = screen.getByRole("tab").elements();
  expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

it("moves with the left arrow and Home, and Tab enters the panel", async () => {
  const screen = await render(<Default />);
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("tab", { name: "Programme" })).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  const questions = screen.getByRole("tab", { name: "Questions" });
  await expect.element(questions).toHaveFocus();
  await expect.element(questions).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Home}");
  await expect.element(screen.getByRole("tab", { name: "Programme" })).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("tabpanel", { name: "Programme" })).toHaveFocus();
});

it("mirrors the arrow keys from right to left", async () => {
  const screen = await render(<RightToLeft />);
  await userEvent.keyboard("{Tab}{ArrowLeft}");
  await expect.element(screen.getByRole("tab", { name: "Reviews 128" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("tab", { name: "Programme" })).toHaveFocus();
});
