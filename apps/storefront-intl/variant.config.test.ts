import { expect, it } from "vitest";
import config from "./variant.config.ts";

it("has the configuration that docs/product/storefronts.md describes", () => {
  expect(config).toMatchObject({
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
