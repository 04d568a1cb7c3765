import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import * as stories from "./photo-mosaic.stories.tsx";

const { Default } = composeStories(stories);

it("opens the gallery at the pressed photo", async () => {
  const onOpen = vi.fn();
  const screen = await render(<Default onOpen={onOpen} />);
  await screen.getByRole("link", { name: "Dusk over the volcano plateau" }).click();
  expect(onOpen).toHaveBeenLastCalledWith(2);
  await screen.getByRole("button", { name: "All photos (6)" }).click();
  expect(onOpen).toHaveBeenLastCalledWith(0);
});

it("counts the photos while swiping on a phone", async () => {
  await page.viewport(390, 800);
  const screen = await render(<Default />);
  await expect.element(screen.getByText("1 / 6")).toBeVisible();
  screen
    .getByRole("list")
    .element()
    .scrollTo({ left: 390 * 2 });
  await expect.element(screen.getByText("3 / 6")).toBeVisible();
  await page.viewport(1280, 800);
});
