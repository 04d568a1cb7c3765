import { DROPDOWN } from "@tropa/domain/page-constants";
import { composeStories } from "@storybook/react-vite";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import * as stories from "./dropdown.stories.tsx";

const { Default, OnHover, Sheet } = composeStories(stories);

it("opens below its button at the documented distance", async () => {
  const screen = await render(<Default />);
  const button = screen.getByRole("button");
  await button.click();
  const panel = screen.getByText("2 adults, 1 child").element().closest("[popover]");
  await expect
    .poll(
      () =>
        (panel?.getBoundingClientRect().top ?? 0) - button.element().getBoundingClientRect().bottom,
    )
    .toBeCloseTo(DROPDOWN.offsetPx, 0);
});

describe("opened before its script has come", () => {
  const app = (
    <div style={{ padding: "200px 300px" }}>
      <Default />
    </div>
  );
  const box = document.createElement("div");
  afterEach(() => box.remove());

  it("hangs from its button, and follows it once the script is there", async () => {
    box.innerHTML = renderToString(app);
    document.body.append(box);
    const button = box.querySelector("button")!;
    const panel = box.querySelector<HTMLElement>("[popover]")!;
    button.click();
    const gap = () => panel.getBoundingClientRect().top - button.getBoundingClientRect().bottom;
    const aside = () => panel.getBoundingClientRect().left - button.getBoundingClientRect().left;
    await expect.poll(aside).toBeCloseTo(0, 0);
    expect(gap()).toBeGreaterThanOrEqual(0);
    const root = hydrateRoot(box, app);
    await expect.poll(gap).toBeCloseTo(DROPDOWN.offsetPx, 0);
    expect(aside()).toBeCloseTo(0, 0);
    root.unmount();
  });
});

it("scrolls what is longer than the window", async () => {
  const screen = await render(
    <Default>
      <p style={{ blockSize: "300vh" }}>Long</p>
    </Default>,
  );
  await screen.getByRole("button").click();
  const panel = screen.getByText("Long").element().closest("[popover]")!;
  await expect.poll(() => panel.scrollHeight - panel.clientHeight).toBeGreaterThan(200);
  const scrolled = new Promise((resolve) => panel.addEventListener("scroll", resolve));
  panel.scrollTop = 200;
  await scrolled;
  expect(panel.scrollTop).toBe(200);
});

it("closes on Escape", async () => {
  const screen = await render(<Default />);
  await screen.getByRole("button").click();
  await expect.element(screen.getByText("2 adults, 1 child")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText("2 adults, 1 child")).not.toBeVisible();
});

it("opens on hover and closes after the mouse has left", async () => {
  const screen = await render(
    <div>
      <OnHover />
      <p style={{ marginBlockStart: 300 }}>Elsewhere</p>
    </div>,
  );
  await screen.getByRole("button").hover();
  await expect.element(screen.getByText("2 adults, 1 child")).toBeVisible();
  await screen.getByText("Elsewhere").hover();
  await expect.element(screen.getByText("2 adults, 1 child")).not.toBeVisible();
});

it.each(["{Enter}", " "])("opens and closes with the key %s on its button", async (key) => {
  const screen = await render(<Default />);
  const panel = screen.getByText("2 adults, 1 child");
  await userEvent.keyboard(`{Tab}${key}`);
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard(key);
  await expect.element(panel).not.toBeVisible();
  await expect.element(screen.getByRole("button")).toHaveFocus();
});

it("closes on a press outside", async () => {
  const screen = await render(<Default />);
  await screen.getByRole("button").click();
  await expect.element(screen.getByText("2 adults, 1 child")).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 600, y: 500 } });
  await expect.element(screen.getByText("2 adults, 1 child")).not.toBeVisible();
});

describe("a sheet", () => {
  afterEach(() => page.viewport(1280, 800));

  it("opens at the lower edge of a phone and closes by its button", async () => {
    await page.viewport(390, 800);
    const screen = await render(<Sheet />);
    const trigger = screen.getByRole("button", { name: "Guests" });
    await trigger.click();
    const panel = screen.getByText("2 adults, 1 child").element().closest("[popover]");
    // It comes up from below.
    await expect
      .poll(() => panel?.getBoundingClientRect())
      .toMatchObject({ left: 0, width: 390, bottom: 800 });
    await screen.getByRole("button", { name: "Close" }).click();
    await expect.element(screen.getByText("2 adults, 1 child")).not.toBeVisible();
    await trigger.click();
    await userEvent.keyboard("{Tab}");
    await expect.element(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText("2 adults, 1 child")).not.toBeVisible();
    await expect.element(trigger).toHaveFocus();
  });

  it("opens at its trigger on wide screens without a close button", async () => {
    const screen = await render(<Sheet />);
    await screen.getByRole("button", { name: "Guests" }).click();
    await expect.element(screen.getByText("2 adults, 1 child")).toBeVisible();
    expect(screen.getByRole("button", { name: "Close" }).elements()).toHaveLength(0);
  });
});
