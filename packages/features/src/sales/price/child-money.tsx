import type { Tour } from "@tropa/api-contract/discovery/tour";
import { formatMoney } from "@tropa/domain/money";
import type { Money } from "@tropa/domain/money";
import type { Party } from "@tropa/domain/sales/party/party";
import { childSeatAt, unpricedAges } from "@tropa/domain/sales/party/party-price";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { isTooYoung } from "./order-price.ts";
import { agesText, childrenText, unknownPriceText } from "../party-fields/party-texts.ts";
import styles from "./child-money.module.css";

interface ChildMoneyProps {
  tour: Pick<Tour, "min_age" | "child_prices">;
  /** Price of an adult's seat. */
  adult: Money;
  party: Party;
}

/** Groups children by the price of their seats, the most expensive first. */
function groupsOf({ tour, adult, party }: ChildMoneyProps): { seat: Money; ages: number[] }[] {
  const groups = new Map<number, { seat: Money; ages: number[] }>();
  for (const age of party.childAges) {
    const seat = childSeatAt(adult, tour.child_prices, age);
    if (seat === null) continue;
    const group = groups.get(seat.minor) ?? { seat, ages: [] };
    group.ages.push(age);
    groups.set(seat.minor, group);
  }
  return [...groups.values()].toSorted((a, b) => b.seat.minor - a.seat.minor);
}

/** Prices of the children's seats as rows of a price list, or a note that only the organizer knows them. */
export default function ChildMoney(props: ChildMoneyProps) {
  const { t } = useTranslation("party");
  const { locale } = useStorefront();
  const { tour, party } = props;
  if (isTooYoung(tour, party))
    return (
      <div className={styles.open}>
        <dt>{childrenText(t, party.childAges)}</dt>
        <dd>{t("tooYoung", { count: tour.min_age })}</dd>
      </div>
    );
  const open = unpricedAges(tour.child_prices, party);
  return (
    <>
      {groupsOf(props).map(({ seat, ages }) => (
        <div key={seat.minor}>
          <dt>
            {t("childSeats", { price: formatMoney(seat, locale), count: ages.length })}{" "}
            <span className={styles.ages}>{agesText(t, ages)}</span>
          </dt>
          <dd>{formatMoney({ ...seat, minor: seat.minor * ages.length }, locale)}</dd>
        </div>
      ))}
      {open.length > 0 && (
        <div className={styles.open}>
          <dt>{unknownPriceText(t, open)}</dt>
          <dd>{t("openNote")}</dd>
        </div>
      )}
    </>
  );
}
