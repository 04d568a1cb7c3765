import { expect, it } from "vitest";
import intl from "../apps/storefront-intl/variant.config.ts";
import ru from "../apps/storefront-ru/variant.config.ts";
import { checkVariantConfig } from "../packages/domain/src/variant-config.ts";

it("the configurations of both storefronts are sound", () => {
  expect([ru, intl].flatMap(checkVariantConfig)).toEqual([]);
});

it("the storefronts differ as document 1 §1 and document 2 §9.5 say", () => {
  expect(ru).toMatchObject({
    currencies: ["RUB", "USD", "EUR"],
    paymentSystems: ["tinkoff", "payanyway"],
    shareButtons: ["vk", "ok", "email"],
    features: { organizerCalling: true, reviewsFilter: true, passportCollection: true },
  });
  expect(intl).toMatchObject({
    paymentSystems: ["stripe"],
    defaultCountry: "US",
    shareButtons: ["facebook", "x", "email"],
    cashback: { active: false, percent: 20 },
    identityVerification: "sumsub",
    modalWidth: 489,
    features: {
      organizerCalling: false,
      weatherWidget: false,
      ticketsWidget: false,
      excursions: false,
      organizersShown: false,
    },
  });
});
