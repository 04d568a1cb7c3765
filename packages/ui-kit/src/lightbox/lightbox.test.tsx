import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import type { RenderResult } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./lightbox.stories.tsx";

const { Default, Last } = composeStories(stories);

/** A finger that goes down, moves and lifts. */
function swipe(screen: RenderResult, across: number, along: number) {
  const stage = screen.getByRole("dialog").getByRole("img").element();
  const at = (clientX: number, clientY: number) => ({ bubbles: true, clientX, clientY });
  stage.dispatchEvent(new PointerEvent("pointerdown", at(500, 400)));
  stage.dispatchEvent(new PointerEvent("pointermove", at(500 + across / 2, 400 + along / 2)));
  stage.dispatchEvent(new PointerEvent("pointerup", at(500 + across, 400 + along)));
}

it("turns with the arrow keys, around its ends", async () => {
  const screen = await render(<Default />);
  await expect.element(screen.getByText("Photo 1 of 6")).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(screen.getByText("Photo 6 of 6")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByText("Photo 1 of 6")).toBeVisible();
});

it("turns with a swipe that is long enough", async () => {
  const screen = await render(<Last />);
  await expect.element(screen.getByText("Photo 6 of 6")).toBeVisible();
  swipe(screen, -90, 0);
  await expect.element(screen.getByText("Photo 6 of 6")).toBeVisible();
  swipe(screen, -120, 0);
  await expect.element(screen.getByText("Photo 1 of 6")).toBeVisible();
});

it("closes with a swipe up or down", async () => {
  const screen = await render(<Default />);
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  swipe(screen, 0, 130);
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

it("enlarges and shrinks with a double tap", async () => {
  const screen = await render(<Default />);
  const zoom = screen.getByRole("button", { name: "Zoom" });
  await screen.getByRole("dialog").getByRole("img").dblClick();
  await expect.element(zoom).toHaveAttribute("aria-pressed", "true");
  await zoom.click();
  await expect.element(zoom).toHaveAttribute("aria-pressed", "false");
});

it("closes on Escape", async () => {
  const screen = await render(<Default />);
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});
