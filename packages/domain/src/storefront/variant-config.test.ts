import { expect, it } from "vitest";
import { checkVariantConfig } from "./check-variant-config.ts";
import { localePrefix, mapAddress, readablePhone } from "./variant-config.ts";
import type { PaymentProvider } from "../sales/payment.ts";
import type { VariantConfig } from "./variant-config.ts";

const config: VariantConfig = {
  id: "test",
  brand: { name: "Test", names: { zh: "测试" }, mark: "M0 0h32" },
  heroPictures: {
    winter: { image: "/images/snow/{size}.avif", colour: "#ffffff" },
    spring: { image: "/images/lake/{size}.avif", colour: "#8f7fb5" },
    summer: { image: "https://pictures.example/{size}.jpg", colour: "#8fa27a" },
    autumn: { image: "/images/forest/{size}.avif", colour: "#d98a55" },
  },
  port: 3000,
  locales: ["en", "de"],
  currencies: ["USD", "EUR"],
  chargeCurrency: "USD",
  defaultCountry: "US",
  timeZone: "UTC",
  paymentSystems: ["stripe"],
  shareButtons: ["email"],
  mapLink: "https://www.openstreetmap.org/?mlat={lat}&mlon={lng}#map=16/{lat}/{lng}",
  mainAuthMethod: "email",
  phoneCodeChannels: ["sms"],
  consentByDefault: true,
  booksKeptYears: 5,
  messengers: {},
  contacts: { phone: "+15550100199", email: "a@b.co" },
  modalWidth: 500,
  identityVerification: null,
  cashback: { active: false, percent: 0 },
  features: {
    organizerCalling: false,
    reviewsFilter: false,
    passportCollection: false,
    weatherWidget: false,
    ticketsWidget: false,
    excursions: false,
    organizersShown: false,
    organizersJoin: true,
    contactsHidden: true,
    messengerWarning: false,
    messengerSmsLink: false,
    taxesIncluded: true,
  },
};

it("checkVariantConfig finds no fault in a valid configuration", () => {
  expect(checkVariantConfig(config)).toEqual([]);
});

it.each<[Partial<VariantConfig>, string]>([
  [{ locales: ["en", "en"] }, "locales"],
  [{ currencies: ["EUR", "EUR"], chargeCurrency: "EUR" }, "currencies"],
  [{ chargeCurrency: "RUB" }, "chargeCurrency"],
  [{ paymentSystems: [] }, "paymentSystems"],
  [{ certificates: { least: 0, most: 5, sums: [] } }, "certificates"],
  [{ certificates: { least: 5, most: 5, sums: [] } }, "certificates"],
  [{ certificates: { least: 5, most: 9, sums: [4] } }, "certificates.sums"],
  [{ certificates: { segment: "chat", least: 5, most: 9, sums: [] } }, "certificates.segment"],
  [{ certificates: { segment: "booking", least: 5, most: 9, sums: [] } }, "certificates.segment"],
  [{ paymentSystems: ["cash" as PaymentProvider] }, "paymentSystems"],
  [{ defaultCountry: "usa" }, "defaultCountry"],
  [{ id: "Shop 1" }, "id"],
  [{ port: 70_000 }, "port"],
  [{ timeZone: "Moscow" }, "timeZone"],
  [{ phoneCodeChannels: [] }, "phoneCodeChannels"],
  [{ messengers: { telegram: "@bot" } }, "messengers.telegram"],
  [{ modalWidth: 0 }, "modalWidth"],
  [{ paymentSystems: ["stripe", "stripe"] }, "paymentSystems"],
  [{ shareButtons: ["vk", "vk"] }, "shareButtons"],
  [{ mapLink: "https://maps.example/" }, "mapLink"],
  [{ mapLink: "javascript:{lat}{lng}" }, "mapLink"],
  [{ contacts: { phone: "call us", email: "a@b.co" } }, "contacts.phone"],
  [{ contacts: { phone: "+15550100199", email: "write us" } }, "contacts.email"],
  [{ cashback: { active: true, percent: 120 } }, "cashback"],
])("checkVariantConfig names the fault of %o", (change, field) => {
  expect(checkVariantConfig({ ...config, ...change }).map((fault) => fault.split(":")[0])).toEqual([
    field,
  ]);
});

it("localePrefix is empty for the first language and a prefix for others", () => {
  expect(localePrefix(config, "en")).toBe("");
  expect(localePrefix(config, "de")).toBe("/de");
});

it("readablePhone groups known numbers and leaves unknown ones unchanged", () => {
  expect(readablePhone("+15550100199")).toBe("+1\u00A0555\u00A0010\u00A00199");
  expect(readablePhone("+3545550126")).toBe("+354\u00A0555\u00A00126");
  expect(readablePhone("+995325550188")).toBe("+995\u00A032\u00A0555\u00A00188");
  expect(readablePhone("+8613800138000")).toBe("+86\u00A0138\u00A00013\u00A08000");
  expect(readablePhone("+4915112345678")).toBe("+49\u00A0151\u00A01234\u00A05678");
  expect(readablePhone("+49301234")).toBe("+49301234");
});

it("mapAddress puts a place into the storefront's map", () => {
  const mapLink = "https://maps.example/?at={lat},{lng}#16/{lat}";
  expect(mapAddress({ mapLink }, { lat: 52.28, lng: -104.26 })).toBe(
    "https://maps.example/?at=52.28,-104.26#16/52.28",
  );
});
