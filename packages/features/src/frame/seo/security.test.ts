import { expect, test } from "vitest";
import { securityText } from "./security.ts";

const site = {
  origin: "https://tropa.example",
  locale: "de",
  variant: {
    locales: ["en", "de"],
    brand: { name: "Tropa" },
    features: { organizersShown: true },
    contacts: { phone: "+15550100199", email: "hello@tropa.example" },
  },
} as const;
const fieldsOf = (text: string) =>
  new Map(text.split("\n").map((line) => line.split(": ") as [string, string]));

test("security.txt names contact, address and languages, and expires within a year", () => {
  const now = new Date("2031-05-07T22:10:00Z");
  const fields = fieldsOf(securityText(site, now));
  expect(fields.get("Contact")).toBe("mailto:hello@tropa.example");
  expect(fields.get("Canonical")).toBe("https://tropa.example/.well-known/security.txt");
  expect(fields.get("Preferred-Languages")).toBe("en, de");
  const expires = fields.get("Expires") ?? "";
  expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/);
  const days = (Date.parse(expires) - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test("security.txt names the storefront's security address when it has one", () => {
  const contacts = { ...site.variant.contacts, security: "security@tropa.example" };
  const text = securityText({ ...site, variant: { ...site.variant, contacts } }, new Date());
  expect(fieldsOf(text).get("Contact")).toBe("mailto:security@tropa.example");
});
