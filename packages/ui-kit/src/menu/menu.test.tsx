import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./menu.stories.tsx";

const { Account, Default, Disabled, OnHover } = composeStories(stories);

it("moves with arrow keys and wraps around", async () => {
  const screen = await render(<Account />);
  await screen.getByRole("button", { name: "Account" }).click();
  const item = (name: string) => screen.getByRole("menuitem", { name });
  await expect.element(item("Bookings")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Favourites")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(item("Log out")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Bookings")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(item("Log out")).toHaveFocus();
});

it("returns the focus on Escape", async () => {
  const screen = await render(<Default />);
  const button = screen.getByRole("button", { name: "EUR" });
  await button.click();
  await expect.element(screen.getByRole("menuitem", { name: "Euro" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it("closes on a choice and calls onSelect", async () => {
  const onSelect = vi.fn();
  const screen = await render(<Default onSelect={onSelect} />);
  await screen.getByRole("button", { name: "EUR" }).click();
  await screen.getByRole("menuitem", { name: "US dollar" }).click();
  expect(onSelect).toHaveBeenCalledWith("usd");
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
});

it.each([
  ["{Enter}", "Bookings"],
  [" ", "Bookings"],
  ["{ArrowDown}", "Bookings"],
  ["{ArrowUp}", "Log out"],
])("opens with the key %s on its button, with the focus on %s", async (key, first) => {
  const screen = await render(<Account />);
  const button = screen.getByRole("button", { name: "Account" });
  await expect.element(button).toHaveAttribute("aria-haspopup", "menu");
  await userEvent.keyboard("{Tab}");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(screen.getByRole("menuitem", { name: first })).toHaveFocus();
});

it("moves with Home, End and first letters", async () => {
  const onSelect = vi.fn();
  const screen = await render(<Account onSelect={onSelect} />);
  await screen.getByRole("button", { name: "Account" }).click();
  const item = (name: string) => screen.getByRole("menuitem", { name });
  await expect.element(item("Bookings")).toHaveFocus();
  await userEvent.keyboard("l");
  await expect.element(item("Log out")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(item("Bookings")).toHaveFocus();
  await userEvent.keyboard("{End}{Enter}");
  expect(onSelect).toHaveBeenCalledWith("logout");
});

it("follows a link with Space", async () => {
  const screen = await render(<Account />);
  await screen.getByRole("button", { name: "Account" }).click();
  await expect.element(screen.getByRole("menuitem", { name: "Bookings" })).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(location.hash).toBe("#bookings");
  history.replaceState(history.state, "", location.pathname + location.search);
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
});

it("closes when Tab moves the focus out", async () => {
  const screen = await render(<Account />);
  await screen.getByRole("button", { name: "Account" }).click();
  await expect.element(screen.getByRole("menuitem", { name: "Bookings" })).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
});

it("focuses a disabled item but does not choose it", async () => {
  const onSelect = vi.fn();
  const screen = await render(<Disabled onSelect={onSelect} />);
  await screen.getByRole("button", { name: "Booking" }).click();
  await expect.element(screen.getByRole("menuitem", { name: "Change the date" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  const item = screen.getByRole("menuitem", { name: "Download the ticket" });
  await expect.element(item).toHaveFocus();
  await expect.element(item).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  expect(onSelect).not.toHaveBeenCalled();
  await expect.element(screen.getByRole("menu")).toBeVisible();
});

it("opens on hover without taking the focus", async () => {
  const screen = await render(<OnHover />);
  await screen.getByRole("button", { name: "EUR" }).hover();
  await expect.element(screen.getByRole("menu", { name: "Currency" })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});
