import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./embedded-map.stories.tsx";

const { Default, NotSafe } = composeStories(stories);

it("loads the map only after a press", async () => {
  const screen = await render(<Default />);
  expect(screen.container.querySelector("iframe")).toBeNull();
  await userEvent.keyboard("{Tab}{Enter}");
  const frame = screen.getByTitle("The way from Barnaul to Mount Belukha");
  await expect.element(frame).toHaveAttribute("src", Default.args.src);
  expect(document.activeElement).toBe(frame.element());
});

it("has no button when the address is unsafe", async () => {
  const screen = await render(<NotSafe />);
  await expect.element(screen.getByRole("img")).toBeVisible();
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});
