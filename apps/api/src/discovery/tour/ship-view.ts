import type { Tour } from "@tropa/api-contract/discovery/tour";
import { cabinSeat } from "@tropa/domain/sales/cabin";
import { choiceName, pictureOf } from "../catalogue/catalogue.ts";
import type { Dictionary, Reader, ShipRow, TourRow } from "../catalogue/catalogue.ts";

/** Returns the ship of a cruise as its page shows it, with prices in the reader's currency. */
export function shipOf(
  { name, vessel, built, decks, passengers, image, cabins }: ShipRow,
  { price_minor: minor, currency }: Pick<TourRow, "price_minor" | "currency">,
  reader: Reader,
  dictionary: Dictionary,
): NonNullable<Tour["ship"]> {
  const { locale } = reader;
  return {
    name,
    vessel: choiceName(locale, "vessel", vessel),
    built,
    decks,
    passengers,
    image: image === null ? null : pictureOf(image, name),
    cabins: cabins.map((cabin) => ({
      ...cabin,
      kind: choiceName(locale, "cabin", cabin.kind),
      inside: cabin.inside.map((thing) => choiceName(locale, "cabin_inside", thing)),
      price: cabinSeat(
        {
          minor: dictionary.convert({ minor, currency }, reader.currency, "major"),
          currency: reader.currency,
        },
        cabin.supplement_percent,
      ).minor,
    })),
  };
}
