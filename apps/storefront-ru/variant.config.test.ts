import { expect, it } from "vitest";
import config from "./variant.config.ts";

it("has the configuration that docs/product/storefronts.md describes", () => {
  expect(config).toMatchObject({
    currencies: ["RUB", "USD", "EUR"],
    paymentSystems: ["tinkoff", "payanyway"],
    shareButtons: ["vk", "ok", "email"],
    features: { organizerCalling: true, reviewsFilter: true, passportCollection: true },
  });
});
