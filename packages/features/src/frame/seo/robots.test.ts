import { expect, test } from "vitest";
import { closedPaths } from "./robots.ts";

/** Whether a rule of robots.txt holds for an address, as search engines read it. */
function matches(rule: string, address: string): boolean {
  const pattern = rule
    .replaceAll(/[.+?^(){}|[\]\\]/g, String.raw`\$&`)
    .replaceAll("*", ".*")
    .replace(/\$(?!$)/, String.raw`\$`);
  return new RegExp(`^${pattern}`).test(address);
}

const isClosed = (address: string, variant: Parameters<typeof closedPaths>[0]) =>
  closedPaths(variant).some((rule) => matches(rule, address));

const intl = { locales: ["en", "de", "zh"] } as const;

test.each([
  "/booking",
  "/booking/uuid/3b9d1f64",
  "/meet?key=secret",
  "/login-via-token?token=x",
  "/r/2",
  "/de/chat",
  "/zh/booking/pay/12",
  "/de/meet?key=secret",
  "/tours?sort=price",
])("robots.txt closes %s", (address) => {
  expect(isClosed(address, intl)).toBe(true);
});

test.each([
  "/",
  "/tours?page=2",
  "/find-your-summit-12",
  "/meet-the-whales-of-teriberka-77",
  "/compare-two-coasts-of-baikal-5",
  "/de/find-your-summit-12",
  "/russia",
  "/organizers-of-altay",
  "/journal/booking-in-winter-3",
])("robots.txt leaves %s open", (address) => {
  expect(isClosed(address, intl)).toBe(false);
});

test("robots.txt closes bookings under the storefront's own segment", () => {
  const shop = { locales: ["en"], bookingBase: "trips" } as const;
  expect(isClosed("/trips/12", shop)).toBe(true);
  expect(isClosed("/booking-a-yacht-12", shop)).toBe(false);
});
