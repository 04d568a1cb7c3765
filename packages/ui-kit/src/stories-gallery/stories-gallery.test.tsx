import { composeStories } from "@storybook/react-vite";
import { afterEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { RenderResult } from "vitest-browser-react";
import { cdp, userEvent } from "vitest/browser";
import { middleOf, swipe, tap } from "../../test/touch.ts";
import * as stories from "./stories-gallery.stories.tsx";

const { Default, RightToLeft } = composeStories(stories);

const motion = async (value: "reduce" | "no-preference") => {
  const features = [{ name: "prefers-reduced-motion", value }];
  await cdp().send("Emulation.setEmulatedMedia", { features });
};

afterEach(async () => {
  await motion("reduce");
});

const open = async (screen: RenderResult, title: string) => {
  await screen.getByRole("button", { name: new RegExp(`^${title}`) }).click();
  await expect.element(screen.getByRole("dialog", { name: title })).toBeVisible();
};

const stage = () => document.querySelector("dialog [class*='stage']") ?? document.body;

const clock = () =>
  document.getAnimations().find((animation) => {
    const { target } = (animation.effect as KeyframeEffect | null) ?? {};
    return target?.className.includes("progress");
  });

it("opens a story, reports it as seen and returns the focus", async () => {
  const onSeen = vi.fn();
  const screen = await render(<Default onSeen={onSeen} />);
  await open(screen, "Lakes of Altai");
  expect(onSeen.mock.calls).toEqual([["Lakes of Altai"]]);
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  const ring = screen.getByRole("button", { name: "Lakes of Altai (seen)" });
  await expect.element(ring).toHaveFocus();
});

it("turns with the arrow keys through all stories and closes after the last slide", async () => {
  const screen = await render(<Default />);
  await open(screen, "Dunes");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByText("Sea cliffs: day 1")).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(screen.getByText("Dunes: day 1")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

it("starts paused for readers who prefer reduced motion", async () => {
  const screen = await render(<Default />);
  await open(screen, "Volcanoes");
  await expect.element(screen.getByRole("button", { name: "Play" })).toBeVisible();
  expect(clock()?.playState).toBe("paused");
});

it("plays by itself and pauses by button and under a finger", async () => {
  await motion("no-preference");
  const screen = await render(<Default />);
  await open(screen, "Volcanoes");
  await expect.poll(() => clock()?.playState).toBe("running");
  await screen.getByRole("button", { name: "Pause" }).click();
  await expect.poll(() => clock()?.playState).toBe("paused");
  await screen.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => clock()?.playState).toBe("running");

  const holding = swipe(middleOf(stage()), { x: 1, y: 1 }, 600);
  await expect.poll(() => clock()?.playState).toBe("paused");
  await holding;
  await expect.poll(() => clock()?.playState).toBe("running");
  // Held longer than a tap: the slide is the same.
  await expect.element(screen.getByText("Volcanoes: day 1")).toBeVisible();

  clock()?.finish();
  await expect.element(screen.getByText("Volcanoes: day 2")).toBeVisible();
});

it("turns on taps and swipes, and closes on a downward swipe", async () => {
  const screen = await render(<Default />);
  await open(screen, "Lakes of Altai");
  const { left, width, top, height } = stage().getBoundingClientRect();
  const at = (share: number) => ({ x: left + width * share, y: top + height / 2 });
  await tap(at(0.8));
  await expect.element(screen.getByText("Lakes of Altai: day 2")).toBeVisible();
  await tap(at(0.1));
  await expect.element(screen.getByText("Lakes of Altai: day 1")).toBeVisible();
  await swipe(at(0.6), { x: -120, y: 0 });
  await expect.element(screen.getByText("Lakes of Altai: day 2")).toBeVisible();
  await swipe(at(0.5), { x: 0, y: 140 });
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

it("mirrors the arrow keys from right to left", async () => {
  const screen = await render(<RightToLeft />);
  await open(screen, "Lakes of Altai");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(screen.getByText("Lakes of Altai: day 2")).toBeVisible();
});

it("opens at the story given in defaultOpen", async () => {
  const screen = await render(<Default defaultOpen="Volcanoes" />);
  await expect.element(screen.getByRole("dialog", { name: "Volcanoes" })).toBeVisible();
});
