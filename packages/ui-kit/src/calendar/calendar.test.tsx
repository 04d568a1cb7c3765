import { composeStories } from "@storybook/react-vite";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import * as stories from "./calendar.stories.tsx";
import { localToday } from "@tropa/domain/time/local-month";

const { Bounded, Default, Departures, OwnClock, Range, RightToLeft, TwoMonths } =
  composeStories(stories);

const focusedDate = () => document.activeElement?.getAttribute("data-date");

it("moves by days, weeks, months and years with the keyboard", async () => {
  const screen = await render(<Default />);
  await screen.getByRole("button", { name: "Wednesday, June 9, 2027" }).click();
  for (const [key, date] of [
    ["{ArrowRight}", "2027-06-10"],
    ["{ArrowDown}", "2027-06-17"],
    ["{Home}", "2027-06-14"],
    ["{End}", "2027-06-20"],
    ["{PageDown}", "2027-07-20"],
    ["{Shift>}{PageUp}{/Shift}", "2026-07-20"],
    ["{PageUp}", "2026-06-20"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(focusedDate).toBe(date);
  }
});

it("chooses one date with the keyboard", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Default onValueChange={onValueChange} />);
  await screen.getByRole("button", { name: "Wednesday, June 9, 2027" }).click();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(onValueChange).toHaveBeenLastCalledWith({ from: "2027-06-10", to: "2027-06-10" });
});

it("chooses a range by its start and its end", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Range onValueChange={onValueChange} />);
  await screen.getByRole("button", { name: "Monday, June 21, 2027" }).click();
  expect(onValueChange).toHaveBeenLastCalledWith({ from: "2027-06-21" });
  await screen.getByRole("button", { name: "Thursday, June 24, 2027" }).click();
  expect(onValueChange).toHaveBeenLastCalledWith({ from: "2027-06-21", to: "2027-06-24" });
  await expect
    .poll(() => screen.getByRole("gridcell", { selected: true }).elements())
    .toHaveLength(4);
});

it("does not choose an unavailable date", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Departures onValueChange={onValueChange} />);
  await screen.getByRole("button", { name: "Sunday, June 13, 2027" }).click({ force: true });
  expect(onValueChange).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Saturday, June 12, 2027 890 €" }).click();
  expect(onValueChange).toHaveBeenCalledTimes(1);
});

it("disables the month buttons at its bounds", async () => {
  const screen = await render(<Bounded />);
  await expect.element(screen.getByRole("button", { name: "Previous month" })).toBeDisabled();
  await expect.element(screen.getByRole("button", { name: "Next month" })).toBeDisabled();
});

it("turns to the next month when the focus leaves the second month", async () => {
  const screen = await render(<TwoMonths />);
  await screen.getByRole("button", { name: "Saturday, July 31, 2027" }).click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(focusedDate).toBe("2027-08-01");
  await expect.element(screen.getByRole("grid", { name: "July 2027" })).toBeVisible();
});

it("swaps the left and right arrow keys from right to left", async () => {
  await render(<RightToLeft />);
  document.querySelector<HTMLElement>('[data-date="2027-06-10"]')?.focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(focusedDate).toBe("2027-06-11");
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(focusedDate).toBe("2027-06-10");
});

it("marks the visitor's own date as today when none is given", async () => {
  await render(<OwnClock />);
  await expect
    .poll(() => document.querySelector('[aria-current="date"]')?.getAttribute("data-date"))
    .toBe(localToday());
});
