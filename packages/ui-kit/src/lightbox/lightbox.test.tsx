import { GALLERY } from "@tropa/domain/interface-constants";
import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import type { RenderResult } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { middleOf, pinch, swipe, tap } from "../../test/touch.ts";
import * as stories from "./lightbox.stories.tsx";

const { Closed, Default, Last, RightToLeft, Single, WithVideo } = composeStories(stories);

const photoOf = (screen: RenderResult) => screen.getByRole("dialog").getByRole("img").element();

/** How much larger than the stage the photo stands. */
function enlargement(screen: RenderResult): number {
  const photo = photoOf(screen);
  return photo.getBoundingClientRect().width / (photo as HTMLElement).offsetWidth;
}

it("takes the focus, traps it and returns it on Escape", async () => {
  const screen = await render(<Closed />);
  const opener = screen.getByRole("button", { name: "All photos" });
  await opener.click();
  const dialog = screen.getByRole("dialog", { name: "Photos" });
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it("turns with the arrow keys and wraps around", async () => {
  const screen = await render(<Default />);
  await expect.element(screen.getByText("Photo 1 of 6")).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(screen.getByText("Photo 6 of 6")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByText("Photo 1 of 6")).toBeVisible();
});

it("turns with its buttons and has none for a single photo", async () => {
  const screen = await render(<Default />);
  await screen.getByRole("button", { name: "Next" }).click();
  await expect.element(screen.getByText("Photo 2 of 6")).toBeVisible();
  await screen.getByRole("button", { name: "Previous" }).click();
  await expect.element(screen.getByText("Photo 1 of 6")).toBeVisible();
  await screen.unmount();
  const single = await render(<Single />);
  await expect.element(single.getByRole("button", { name: "Next" })).not.toBeInTheDocument();
});

it("turns on a swipe longer than the documented distance and wraps around", async () => {
  const screen = await render(<Last />);
  await expect.element(screen.getByText("Photo 6 of 6")).toBeVisible();
  await swipe(middleOf(photoOf(screen)), { x: -(GALLERY.swipeThresholdPx - 2), y: 10 });
  await expect.element(screen.getByText("Photo 6 of 6")).toBeVisible();
  await swipe(middleOf(photoOf(screen)), { x: -(GALLERY.swipeThresholdPx + 2), y: 10 });
  await expect.element(screen.getByText("Photo 1 of 6")).toBeVisible();
  await swipe(middleOf(photoOf(screen)), { x: GALLERY.swipeThresholdPx + 2, y: 10 });
  await expect.element(screen.getByText("Photo 6 of 6")).toBeVisible();
});

it("turns in the opposite direction from right to left", async () => {
  const screen = await render(<RightToLeft />);
  await expect.element(screen.getByText("Photo 1 of 6")).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(screen.getByText("Photo 2 of 6")).toBeVisible();
  await swipe(middleOf(photoOf(screen)), { x: 150, y: 0 });
  await expect.element(screen.getByText("Photo 3 of 6")).toBeVisible();
});

it.each([130, -130])("closes on a vertical swipe of %d pixels", async (y) => {
  const screen = await render(<Default />);
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await swipe(middleOf(photoOf(screen)), { x: 10, y });
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

it("stays open after a short vertical swipe", async () => {
  const screen = await render(<Default />);
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await swipe(middleOf(photoOf(screen)), { x: 0, y: GALLERY.swipeThresholdPx - 2 });
  await expect.element(screen.getByRole("dialog")).toBeVisible();
});

it("zooms in on a double tap, out on another, and not on two slow taps", async () => {
  const screen = await render(<Default />);
  const at = middleOf(photoOf(screen));
  await tap(at, GALLERY.doubleTapMs + 20);
  expect(enlargement(screen)).toBeCloseTo(1, 2);
  await new Promise((resolve) => setTimeout(resolve, GALLERY.doubleTapMs + 50));
  await tap(at, GALLERY.doubleTapMs - 20);
  await expect.poll(() => enlargement(screen)).toBeCloseTo(GALLERY.zoomFactor, 1);
  await tap(at, GALLERY.doubleTapMs - 20);
  await expect.poll(() => enlargement(screen)).toBeCloseTo(1, 1);
});

it("zooms with two fingers and pans with one while zoomed", async () => {
  const screen = await render(<Default />);
  const photo = photoOf(screen);
  await pinch(middleOf(photo), 100, 300);
  await expect.poll(() => enlargement(screen)).toBeCloseTo(3, 1);
  const before = photo.getBoundingClientRect().left;
  await swipe(middleOf(photo), { x: -150, y: 0 });
  await expect.poll(() => photo.getBoundingClientRect().left).toBeLessThan(before - 100);
  await expect.element(screen.getByText("Photo 1 of 6")).toBeVisible();
  await pinch(middleOf(photo), 300, 60);
  await expect.poll(() => enlargement(screen)).toBeCloseTo(1, 1);
});

it("zooms with its button and shows the next photo unzoomed", async () => {
  const screen = await render(<Default />);
  const zoom = screen.getByRole("button", { name: "Zoom" });
  await zoom.click();
  await expect.element(zoom).toHaveAttribute("aria-pressed", "true");
  expect(enlargement(screen)).toBeCloseTo(GALLERY.zoomFactor, 1);
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(zoom).toHaveAttribute("aria-pressed", "false");
});

it("shows a video behind its poster, which can be swiped", async () => {
  const screen = await render(<WithVideo />);
  const poster = screen.getByRole("link", { name: "Play the video", exact: false });
  await expect.element(poster).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Zoom" })).not.toBeInTheDocument();
  await swipe(middleOf(poster.element()), { x: -150, y: 0 });
  await expect.element(screen.getByText("Photo 2 of 6")).toBeVisible();
});
