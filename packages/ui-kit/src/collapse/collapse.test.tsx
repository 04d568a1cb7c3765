import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./collapse.stories.tsx";

const { Default, OneAtATime } = composeStories(stories);

it("opens and tells of it", async () => {
  const onOpenChange = vi.fn();
  const screen = await render(<Default onOpenChange={onOpenChange} />);
  await screen.getByText("Day 1. Barnaul to the camp on the Katun").click();
  await expect.element(screen.getByText("We meet at nine", { exact: false })).toBeVisible();
  await expect.poll(() => onOpenChange.mock.lastCall).toEqual([true]);
});

it("closes when another of the same name opens", async () => {
  const screen = await render(<OneAtATime />);
  await screen.getByText("Can I pay on the spot?").click();
  await expect
    .element(screen.getByText("The prepayment is made here", { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByText("Yes, and a banya", { exact: false })).not.toBeVisible();
});
