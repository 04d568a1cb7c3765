import { composeStories } from "@storybook/react-vite";
import { beforeEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import * as booking from "../../src/sales/booking/booking-screen.stories.tsx";
import * as listing from "../../src/discovery/listing/listing-screen.stories.tsx";
import * as orders from "../../src/sales/order/order-drawer.stories.tsx";
import { wordsOf } from "../harness/acts.ts";
import { asPhone, show } from "./show.tsx";

const orderStories = composeStories(orders);
const listingStories = composeStories(listing);
const bookingStories = composeStories(booking);

const dialog = () => document.querySelector("dialog[open]");
const field = (name: string) => document.querySelector(`dialog[open] [name=${name}]`);

beforeEach(asPhone);

it.each([
  ["an order", orderStories.Default, "tour:book"],
  ["a question about dates", orderStories.Asking, "tour:askDates"],
  ["the filters", listingStories.Filters, "listing:filters"],
  ["giving a booking up", bookingStories.Cancelling, "booking:actions.cancelPaid"],
])("%s: the window keeps the focus until Escape, and gives it back", async (_, Story, opener) => {
  await show(Story);
  await expect.poll(() => dialog()?.contains(document.activeElement)).toBe(true);
  for (const keys of ["{Shift>}{Tab}{/Shift}", "{Tab}{Tab}{Tab}"]) {
    await userEvent.keyboard(keys);
    // From the last one the keys lead out of the page, to the browser itself.
    const { activeElement } = document;
    expect(activeElement === document.body || dialog()?.contains(activeElement)).toBe(true);
  }
  await userEvent.keyboard("{Escape}");
  await expect.poll(dialog).toBeNull();
  expect(document.activeElement?.textContent).toBe(wordsOf(opener));
});

it("an order that is not filled in leads to its first field, and a refused field to itself", async () => {
  await show(orderStories.Incomplete);
  await expect.poll(() => document.activeElement).toBe(field("first_name"));
  expect(field("agree")?.getAttribute("aria-invalid")).toBe("true");
  await show(orderStories.FieldRefused);
  await expect.poll(() => document.activeElement).toBe(field("email"));
  // What the call itself says stands in the corner, and not above the form as well.
  await expect
    .poll(() => document.querySelector("dialog[open]")?.textContent)
    .toContain("validation");
  expect(document.querySelector("dialog[open] form [role=alert]")).toBeNull();
});

it("a code that is asked for has the focus; seats that are gone put it at the date", async () => {
  await show(orderStories.PhoneCode);
  await expect.poll(() => document.activeElement).toBe(field("phone_code"));
  await show(orderStories.NoSeats);
  await expect.poll(() => document.activeElement?.id).toMatch(/-date$/);
});
