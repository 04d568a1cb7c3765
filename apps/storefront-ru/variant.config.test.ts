import { expect, it } from "vitest";
import config from "./variant.config.ts";

it("is the storefront of document 1 §1 and document 2 §9.5", () => {
  expect(config).toMatchObject({
    currencies: ["RUB", "USD", "EUR"],
    paymentSystems: ["tinkoff", "payanyway"],
    shareButtons: ["vk", "ok", "email"],
    features: { organizerCalling: true, reviewsFilter: true, passportCollection: true },
  });
});
