import { z } from "zod/mini";
import { minor } from "../base/primitives.ts";

/** What a promo code takes off: a percentage, or minor units of the currency that the storefront charges. */
export const promoTerms = z.union([
  z.object({ percent: z.int().check(z.gte(1), z.lte(100)), amount: z.null() }),
  z.object({ percent: z.null(), amount: minor }),
]);
