import { minorPerMajor, priceCeilings } from "@tropa/domain/money";
import type { Dictionary, Reader } from "../../catalogue/catalogue.ts";

/** Bars under the price slider. The slider's maximum in every currency is a multiple of this. */
const bars = 40;

/** Returns the width of a bar in minor units of the reader's currency. */
export function histogramStep({ currency }: Pick<Reader, "currency">): number {
  return (priceCeilings[currency].total / bars) * minorPerMajor;
}

/** Lower edges of the bars in minor units of the rouble; the last one begins above the slider's maximum. */
export function priceEdges(dictionary: Dictionary, reader: Reader): number[] {
  const step = histogramStep(reader);
  return Array.from({ length: bars + 1 }, (_, i) =>
    i === 0
      ? 0
      : dictionary.convert({ minor: i * step, currency: reader.currency }, "RUB", "minor"),
  );
}
