import type { Tour } from "@tropa/api-contract/discovery/tour";
import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { cabinsFor, hasCabins } from "@tropa/domain/sales/cabin";
import type { CabinsLeft } from "@tropa/domain/sales/cabin";
import { formatMoney } from "@tropa/domain/money";
import { RadioGroup } from "@tropa/ui-kit/radio";
import type { RadioOption } from "@tropa/ui-kit/radio";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { seatInCabin } from "./cabin-seat.ts";
import type { ShipCabin } from "./cabin-seat.ts";

/** Show how many cabins are left from this number down. */
const fewCabins = 2;

export interface CabinFieldProps {
  ship: NonNullable<Tour["ship"]>;
  date: Pick<DateVariant, "price" | "currency" | "price_without_discount">;
  cabin: ShipCabin | null;
  /** Number of travellers. */
  people: number;
  left: CabinsLeft;
  /** Shows the cabins' details. */
  isDetailed?: boolean;
  onChoose: (id: number) => void;
}

/** Chooses a kind of cabin, with its price per person and the number of cabins needed. */
export default function CabinField({
  ship,
  date,
  cabin,
  people,
  left,
  isDetailed = false,
  onChoose,
}: CabinFieldProps) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const optionOf = (kind: ShipCabin): RadioOption => {
    const free = left.get(kind.id) ?? 0;
    const isFree = hasCabins(kind, people, left);
    const count = cabinsFor(people, kind.capacity);
    const facts = [
      t("ship.capacity", { count: kind.capacity }),
      t("ship.deck", { deck: kind.deck }),
      isDetailed && kind.inside.join(", "),
      isFree && count > 1 && t("ship.needed", { count }),
      !isFree && t(free === 0 ? "ship.soldOut" : "ship.tooFew", { count: free }),
      isFree && free <= fewCabins && t("ship.left", { count: free }),
    ];
    const { price, currency } = seatInCabin(date, kind);
    return {
      value: String(kind.id),
      label: kind.kind,
      hint: facts.filter(Boolean).join(" · "),
      aside: formatMoney({ minor: price, currency }, locale),
      disabled: !isFree,
    };
  };
  return (
    <RadioGroup
      label={t("ship.cabin")}
      layout={isDetailed ? "cards" : "list"}
      value={cabin ? String(cabin.id) : ""}
      options={ship.cabins.map(optionOf)}
      onValueChange={(id) => onChoose(Number(id))}
    />
  );
}
