import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./page-loading-bar.stories.tsx";

const { Default } = composeStories(stories);

it("appears when a page takes long, finishes, and hides", async () => {
  const screen = await render(<Default active data-testid="bar" />);
  const bar = screen.getByTestId("bar");
  await expect.element(bar).toHaveAttribute("data-phase", "idle");
  await expect.element(bar).toHaveAttribute("data-phase", "running");
  await screen.rerender(<Default active={false} data-testid="bar" />);
  await expect.element(bar).toHaveAttribute("data-phase", "finished");
  await expect.element(bar).toHaveAttribute("data-phase", "hiding");
  await expect.element(bar).toHaveAttribute("data-phase", "idle");
});
