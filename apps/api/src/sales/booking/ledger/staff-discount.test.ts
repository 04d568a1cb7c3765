import { expect, test } from "vitest";
import { staffDiscount } from "./staff-discount.ts";

const columns = { discount_tropa_minor: 700, discount_organizer_minor: 300 };

test.each([
  [null, { total: 1000, organizer: 300 }],
  [
    { off: 700, bearer: "tropa" as const },
    { total: 300, organizer: 300 },
  ],
  [
    { off: 200, bearer: "organizer" as const },
    { total: 800, organizer: 100 },
  ],
])("counts no promo code as a discount of staff: %j", (promo, discount) => {
  expect(staffDiscount({ ...columns, promo })).toEqual(discount);
});
