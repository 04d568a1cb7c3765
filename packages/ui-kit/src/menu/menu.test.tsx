import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./menu.stories.tsx";

const { Default, Account } = composeStories(stories);

it("is moved through with arrow keys, around its ends", async () => {
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

it("gives the focus back on Escape", async () => {
  const screen = await render(<Default />);
  const button = screen.getByRole("button", { name: "EUR" });
  await button.click();
  await expect.element(screen.getByRole("menuitem", { name: "Euro" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it("closes with a choice and tells of it", async () => {
  const onSelect = vi.fn();
  const screen = await render(<Default onSelect={onSelect} />);
  await screen.getByRole("button", { name: "EUR" }).click();
  await screen.getByRole("menuitem", { name: "US dollar" }).click();
  expect(onSelect).toHaveBeenCalledWith("usd");
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
});
