import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import * as stories from "./scroll-to-top.stories.tsx";

const { Default } = composeStories(stories);

it("appears after scrolling and scrolls back to the top", async () => {
  const screen = await render(<Default />);
  const button = screen.getByRole("button", { name: "Back to top" });
  await expect.element(button).not.toBeInTheDocument();
  scrollTo(0, innerHeight);
  await expect.poll(() => scrollY).toBe(innerHeight);
  await expect.element(button).not.toBeInTheDocument();
  scrollTo(0, 4 * innerHeight);
  await expect.element(button).toBeVisible();
  await button.click();
  await expect.poll(() => scrollY).toBe(0);
  await expect.element(button).not.toBeInTheDocument();
});
