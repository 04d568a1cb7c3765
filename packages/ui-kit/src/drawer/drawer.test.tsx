import { DRAWER } from "@tropa/domain/interface-constants";
import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import * as stories from "./drawer.stories.tsx";

const { Closed, Default } = composeStories(stories);

it("opens, locks the page's scrolling, closes on Escape and returns the focus", async () => {
  const screen = await render(<Closed />);
  const opener = screen.getByRole("button", { name: "Open" });
  await opener.click();
  const drawer = screen.getByRole("dialog", { name: "Filters" });
  await expect.element(screen.getByRole("checkbox")).toHaveFocus();
  // The panel was beside the screen when the focus went into it.
  expect(drawer.element().scrollLeft).toBe(0);
  expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");

  await userEvent.keyboard("{Escape}");
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it("is a panel at the side, and on phones a sheet at the lower edge", async () => {
  const screen = await render(<Default />);
  const panel = () =>
    screen.getByRole("dialog").element().firstElementChild?.getBoundingClientRect();
  // It slides in, from another edge on a phone.
  await expect
    .poll(panel)
    .toMatchObject({ width: DRAWER.widthPx, right: 1280, top: 0, bottom: 800 });
  await page.viewport(390, 800);
  await expect.poll(panel).toMatchObject({ width: 390, bottom: 800 });
  expect(panel()?.top).toBeGreaterThan(0);
  await page.viewport(1280, 800);
});

it("closes on a press outside", async () => {
  const screen = await render(<Default />);
  await screen.getByRole("dialog").click({ position: { x: 20, y: 300 } });
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

it("ignores a press outside when it is persistent", async () => {
  const screen = await render(<Default persistent />);
  const drawer = screen.getByRole("dialog");
  await drawer.click({ position: { x: 20, y: 300 } });
  await expect.element(drawer).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(drawer).not.toBeInTheDocument();
});
