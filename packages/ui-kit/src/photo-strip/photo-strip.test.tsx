import { PHOTO_PREVIEW } from "@tropa/domain/interface-constants";
import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import * as stories from "./photo-strip.stories.tsx";

const { Default } = composeStories(stories);

const sizeOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return [width, height];
};

it("shows three photos in the documented sizes", async () => {
  const screen = await render(<Default />);
  const photos = screen.getByRole("listitem");
  expect(photos.elements()).toHaveLength(PHOTO_PREVIEW.count);
  expect(sizeOf(photos.first().element())).toEqual([PHOTO_PREVIEW.widthPx, PHOTO_PREVIEW.heightPx]);
  await page.viewport(390, 800);
  expect(sizeOf(photos.first().element())).toEqual([
    PHOTO_PREVIEW.narrowWidthPx,
    PHOTO_PREVIEW.narrowHeightPx,
  ]);
  await page.viewport(1280, 800);
});

it("shows the number of further photos and opens the gallery by keyboard", async () => {
  const onOpen = vi.fn();
  const screen = await render(<Default onOpen={onOpen} />);
  await expect.element(screen.getByText("+3")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "All photos (6)", exact: false }))
    .toBeInTheDocument();
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  expect(onOpen).toHaveBeenCalledWith(1);
});
