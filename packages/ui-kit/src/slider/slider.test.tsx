import { SLIDER } from "@tropa/domain/interface-constants";
import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { RenderResult } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { middleOf, swipe } from "../../test/touch.ts";
import * as stories from "./slider.stories.tsx";

const { Default, NothingToSlide, RightToLeft } = composeStories(stories);

const trackOf = (screen: RenderResult) =>
  screen.getByRole("group", { name: "Similar tours" }).element();

/** How many slides the track has gone on. */
function slidesPassed(track: Element): number {
  const [first, second] = Array.from(track.children, (slide) => slide.getBoundingClientRect());
  if (!first || !second) return 0;
  return Math.abs(track.scrollLeft) / Math.abs(second.left - first.left);
}

it("is a carousel of numbered slides", async () => {
  const screen = await render(<Default />);
  const carousel = screen.getByRole("region", { name: "Similar tours" });
  await expect.element(carousel).toHaveAttribute("aria-roledescription", "carousel");
  const slide = screen.getByRole("group", { name: "2 of 6" });
  await expect.element(slide).toHaveAttribute("aria-roledescription", "slide");
});

it("turns with its buttons, which are disabled at the ends and keep the focus", async () => {
  const screen = await render(<Default />);
  const next = screen.getByRole("button", { name: "Next" });
  const previous = screen.getByRole("button", { name: "Previous" });
  await expect.element(previous).toHaveAttribute("aria-disabled", "true");
  const track = trackOf(screen);
  await next.click();
  await expect.poll(() => track.scrollLeft).toBeGreaterThan(0);
  await expect.element(previous).toHaveAttribute("aria-disabled", "false");
  await expect.element(next).toHaveAttribute("aria-disabled", "true");
  await expect.element(next).toHaveFocus();
});

it("turns with the arrow keys and is reached by Tab after its buttons", async () => {
  const screen = await render(<Default />);
  const track = trackOf(screen);
  await expect.element(screen.getByRole("button", { name: "Next" })).toBeInTheDocument();
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("button", { name: "Previous" })).toHaveFocus();
  await userEvent.keyboard("{Tab}{Tab}");
  expect(document.activeElement).toBe(track);
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => slidesPassed(track)).toBeGreaterThanOrEqual(1);
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(() => track.scrollLeft).toBe(0);
});

it("moves one slide on a short swipe", async () => {
  const screen = await render(<Default />);
  const track = trackOf(screen);
  await expect.poll(() => track.hasAttribute("data-driven")).toBe(true);
  await swipe(middleOf(track), { x: -40, y: 0 });
  await expect.poll(() => slidesPassed(track)).toBeCloseTo(1, 1);
});

it("returns after a slow swipe of less than half a slide", async () => {
  const screen = await render(<Default />);
  const track = trackOf(screen);
  await expect.poll(() => track.hasAttribute("data-driven")).toBe(true);
  await swipe(middleOf(track), { x: -100, y: 0 }, SLIDER.longSwipeMs + 50);
  await expect.poll(() => track.hasAttribute("data-moving")).toBe(false);
  expect(track.scrollLeft).toBe(0);
  await swipe(middleOf(track), { x: -200, y: 0 }, SLIDER.longSwipeMs + 50);
  await expect.poll(() => slidesPassed(track)).toBeCloseTo(1, 1);
});

it("treats a touch of a few pixels as a press and a drag not", async () => {
  const onClick = vi.fn((event: Event) => event.preventDefault());
  const screen = await render(<Default />);
  const track = trackOf(screen);
  await expect.poll(() => track.hasAttribute("data-driven")).toBe(true);
  track.addEventListener("click", onClick);
  const link = screen.getByRole("link").first();
  await swipe(middleOf(link.element()), { x: -4, y: 0 });
  await expect.poll(() => onClick.mock.calls.length).toBe(1);
  await swipe(middleOf(link.element()), { x: -60, y: 0 });
  await expect.poll(() => slidesPassed(track)).toBeCloseTo(1, 1);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it("mirrors swipes and buttons from right to left", async () => {
  const screen = await render(<RightToLeft />);
  const track = trackOf(screen);
  await expect.poll(() => track.hasAttribute("data-driven")).toBe(true);
  await swipe(middleOf(track), { x: 40, y: 0 });
  await expect.poll(() => slidesPassed(track)).toBeCloseTo(1, 1);
  await screen.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => track.scrollLeft).toBeLessThan(-400);
});

it("has no buttons when everything fits", async () => {
  const screen = await render(<NothingToSlide />);
  await expect.element(screen.getByRole("button", { name: "Next" })).not.toBeInTheDocument();
});
