import { COLLAPSE } from "@tropa/domain/interface-constants";
import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./collapse.stories.tsx";

const { Default, OneAtATime } = composeStories(stories);

it("opens and calls onOpenChange", async () => {
  const onOpenChange = vi.fn();
  const screen = await render(<Default onOpenChange={onOpenChange} />);
  await screen.getByText("Day 1. Barnaul to the camp on the Katun").click();
  await expect.element(screen.getByText("We meet at nine", { exact: false })).toBeVisible();
  await expect.poll(() => onOpenChange.mock.lastCall).toEqual([true]);
});

it("closes when another one of the same name opens", async () => {
  const screen = await render(<OneAtATime />);
  await screen.getByText("Can I pay on the spot?").click();
  await expect
    .element(screen.getByText("The prepayment is made here", { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByText("Yes, and a banya", { exact: false })).not.toBeVisible();
});

it.each(["{Enter}", " "])("opens and closes with the key %s", async (key) => {
  const screen = await render(<Default />);
  const text = screen.getByText("We meet at nine", { exact: false });
  await userEvent.keyboard(`{Tab}${key}`);
  await expect.element(text).toBeVisible();
  await userEvent.keyboard(key);
  await expect.element(text).not.toBeVisible();
});

it("takes the documented time to open", async () => {
  const screen = await render(<Default data-testid="section" />);
  const { style } = screen.getByTestId("section").element() as HTMLElement;
  expect(style.getPropertyValue("--collapse-motion")).toBe(`${COLLAPSE.durationMs}ms`);
});
