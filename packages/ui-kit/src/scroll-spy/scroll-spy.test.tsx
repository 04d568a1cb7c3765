import { composeStories } from "@storybook/react-vite";
import { afterEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./scroll-spy.stories.tsx";

const { Bar, Default } = composeStories(stories);

afterEach(() => {
  scrollTo(0, 0);
  history.replaceState(history.state, "", location.pathname + location.search);
});

const current = (container: Element) =>
  Array.from(container.querySelectorAll("[aria-current]"), (link) => link.textContent);

it("marks the section in view and shows its subsections", async () => {
  const screen = await render(<Default />);
  const parts = screen.getByRole("link", { name: "Day 2. Chemal" });
  await expect.element(parts).not.toBeInTheDocument();
  document.querySelector("#day-2")?.scrollIntoView();
  await expect.poll(() => current(screen.container)).toEqual(["Day 2. Chemal"]);
  await expect.element(parts).toHaveAttribute("aria-current", "location");
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => current(screen.container)).toEqual(["Reviews"]);
});

it("scrolls to a section and moves the focus there", async () => {
  const screen = await render(<Default />);
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.poll(() => document.activeElement?.id).toBe("programme");
  expect(location.hash).toBe("#programme");
  const top = () => document.querySelector("#programme")?.getBoundingClientRect().top ?? -1;
  expect(top()).toBeGreaterThanOrEqual(0);
  expect(top()).toBeLessThan(120);
  await expect.poll(() => current(screen.container)).toEqual(["Programme"]);
});

it("shows only main sections as a bar", async () => {
  const screen = await render(<Bar />);
  expect(screen.getByRole("link").elements()).toHaveLength(4);
  document.querySelector("#day-3")?.scrollIntoView();
  await expect.poll(() => current(screen.container)).toEqual(["Programme"]);
});
