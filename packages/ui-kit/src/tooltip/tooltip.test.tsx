import { DROPDOWN } from "@tropa/domain/page-constants";
import { composeStories } from "@storybook/react-vite";
import { beforeEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { middleOf, tap } from "../../test/touch.ts";
import * as stories from "./tooltip.stories.tsx";

const { Default, InModal } = composeStories(stories);
const words = "The organizer confirms this date when the group has gathered.";

// Where another test has left the mouse, the words would come with it.
beforeEach(async () => {
  await page.elementLocator(document.documentElement).hover({ position: { x: 1, y: 1 } });
});

it("describes its trigger and appears on focus", async () => {
  const screen = await render(<Default />);
  const button = screen.getByRole("button", { name: "Preliminary" });
  await expect.element(button).toHaveAccessibleDescription(words);
  await expect.element(screen.getByRole("tooltip")).not.toBeInTheDocument();
  await userEvent.keyboard("{Tab}");
  await expect.element(button).toHaveFocus();
  await expect.element(screen.getByRole("tooltip")).toBeVisible();
});

it("disappears on Escape and leaves the focus", async () => {
  const screen = await render(<Default />);
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("tooltip")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("tooltip")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button")).toHaveFocus();
});

it("disappears when the focus leaves", async () => {
  const screen = await render(
    <>
      <Default />
      <button>Elsewhere</button>
    </>,
  );
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("tooltip")).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
  await expect.element(screen.getByRole("tooltip")).not.toBeInTheDocument();
});

it("stays while the mouse is over it", async () => {
  const screen = await render(
    <div>
      <Default />
      <p style={{ marginBlockStart: 200 }}>Elsewhere</p>
    </div>,
  );
  await screen.getByRole("button").hover();
  const tooltip = screen.getByRole("tooltip");
  await expect.element(tooltip).toBeVisible();
  await tooltip.hover();
  await new Promise((resolve) => setTimeout(resolve, DROPDOWN.closeDelayMs + 100));
  await expect.element(tooltip).toBeVisible();
  await screen.getByText("Elsewhere").hover();
  await expect.element(tooltip).not.toBeInTheDocument();
});

it("toggles on a tap", async () => {
  const screen = await render(<Default />);
  const button = screen.getByRole("button").element();
  await tap(middleOf(button));
  await expect.element(screen.getByRole("tooltip")).toBeVisible();
  await tap(middleOf(button));
  await expect.element(screen.getByRole("tooltip")).not.toBeInTheDocument();
});

it("closes on Escape before the window around it", async () => {
  const screen = await render(<InModal />);
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Tab}");
  await expect.element(screen.getByRole("tooltip")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("tooltip")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

it("is placed at its trigger inside a window", async () => {
  const screen = await render(<InModal />);
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Tab}");
  const tooltip = screen.getByRole("tooltip");
  await expect.element(tooltip).toBeVisible();
  const trigger = screen.getByRole("button", { name: "Preliminary" }).element();
  const distance = () =>
    tooltip.element().getBoundingClientRect().top - trigger.getBoundingClientRect().bottom;
  await expect.poll(distance).toBeCloseTo(DROPDOWN.selectOffsetPx, 0);
});
