import { expect, test } from "vitest";
import { isMessengerWarned, messengerLinks } from "./messengers.ts";

test("a messenger is offered only if its link is configured, and carries the request's number", () => {
  const links = messengerLinks(
    { telegram: "https://t.me/bot", whatsapp: "https://wa.me/1" },
    12,
    "Hello, 12",
  );
  expect(links).toEqual([
    { messenger: "telegram", href: "https://t.me/bot?start=request-12" },
    { messenger: "whatsapp", href: "https://wa.me/1?text=Hello%2C+12" },
  ]);
  expect(messengerLinks({}, 12, "")).toEqual([]);
});

test("warns in the three regions, where the storefront warns at all", () => {
  expect(isMessengerWarned({ messengerWarning: true }, "crimea")).toBe(true);
  expect(isMessengerWarned({ messengerWarning: true }, "other")).toBe(false);
  expect(isMessengerWarned({ messengerWarning: false }, "dnr")).toBe(false);
});
