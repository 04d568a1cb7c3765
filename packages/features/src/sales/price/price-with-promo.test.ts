import { splitPrice } from "@tropa/domain/sales/party/party-price";
import { expect, it } from "vitest";
import { orderPriceWithPromo } from "./price-with-promo.ts";

const rub = (minor: number) => ({ minor, currency: "RUB" }) as const;
const usd = (minor: number) => ({ minor, currency: "USD" }) as const;
const price = splitPrice(rub(4_500_000), 20);
const own = { adult: rub(4_500_000), price, charge: null, isConverted: false };
const ten = { percent: 10, amount: null } as const;

it("lowers what is shown and charged, with the prepayment", () => {
  expect(orderPriceWithPromo(own, ten, 20)).toMatchObject({
    price: { total: rub(4_050_000), prepayment: rub(810_000), rest: rub(3_240_000) },
    off: rub(450_000),
  });
});

it("lowers a converted price by the same part of what is charged", () => {
  const order = { ...own, charge: splitPrice(usd(50_000), 20), isConverted: true };
  const sum = { percent: null, amount: 5_000 } as const;
  expect(orderPriceWithPromo(order, sum, 20)).toMatchObject({
    price: { total: rub(4_050_000) },
    charge: { total: usd(45_000), prepayment: usd(9_000) },
    off: rub(450_000),
  });
});

it("changes nothing without a code or without a price", () => {
  expect(orderPriceWithPromo(own, null, 20)).toEqual({ ...own, off: null });
  const open = { ...own, price: null };
  expect(orderPriceWithPromo(open, ten, 20)).toEqual({ ...open, off: null });
});
