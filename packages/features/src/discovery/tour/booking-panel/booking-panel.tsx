import { discountPercent } from "@tropa/domain/discovery/discount";
import { formatMoney } from "@tropa/domain/money";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { Button } from "@tropa/ui-kit/button";
import { Price } from "@tropa/ui-kit/price";
import { useState } from "react";
import type { ComponentType } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { choiceFields } from "../../../sales/choice/choice-query.ts";
import { DateCertainty } from "../dates/date-certainty.tsx";
import { DateChoice } from "./date-choice.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { PartyChoice, RoomForParty } from "./party-choice.tsx";
import { PartyMoney } from "./party-money.tsx";
import { StartTimes } from "../dates/start-times.tsx";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import type { DateStatusProps } from "../dates/date-status.tsx";
import type { BookingPromisesProps } from "./booking-promises.tsx";
import type { TourChoice } from "../../../sales/choice/use-tour-choice.ts";
import { shipSectionId } from "../section/tour-section.tsx";
import { bookingPanelId } from "./booking-panel-id.ts";
import styles from "./booking-panel.module.css";

interface BookingPanelProps {
  tour: ShownTour;
  choice: TourChoice;
  today: string;
  /** Components for the chosen date: a tour's page loads them late, a preview at once. */
  parts: {
    DateStatus: ComponentType<DateStatusProps>;
    BookingPromises: ComponentType<BookingPromisesProps>;
  };
}

/**
 * Price, date, travellers, total and booking button in one column: beside the picture on wide screens, below it on
 * narrow ones. The fields open their choices.
 */
export function BookingPanel({
  tour,
  choice,
  today,
  parts: { DateStatus, BookingPromises },
}: BookingPanelProps) {
  const { t } = useTranslation("tour");
  const {
    variant: { contacts },
  } = useStorefront();
  const [ordering, setOrdering] = useState(false);
  const { date } = choice;
  const canBook = date !== null && !date.is_busy;
  return (
    <section id={bookingPanelId} className={styles.root} aria-label={t("dates.title")}>
      {/* Without scripts this form reloads the page with the chosen date, its price and its terms. */}
      <form
        className={styles.body}
        method="get"
        action={`#${bookingPanelId}`}
        onSubmit={(event) => event.preventDefault()}
      >
        <PanelPrice tour={tour} choice={choice} />
        {choice.unavailableReason && (
          <p role="status" className={styles.unavailable}>
            {t(`dates.missed.${choice.unavailableReason}`)} {date && t("dates.missed.nearest")}
          </p>
        )}
        <div className={styles.fields}>
          <DateChoice tour={tour} choice={choice} today={today} DateStatus={DateStatus} />
          <PartyChoice tour={tour} choice={choice} />
        </div>
        <RoomForParty tour={tour} choice={choice} />
        {canBook && (
          <>
            <DateCertainty tour={tour} date={date} today={today} />
            <StartTimes choice={choice} hours={tour.duration.hours} />
          </>
        )}
        <CabinLine choice={choice} />
        <PartyMoney tour={tour} choice={choice} />
        <Button type="submit" variant="secondary" className={styles.reckon}>
          {t("reckon")}
        </Button>
      </form>
      <div className={styles.footer}>
        <p className={styles.reckon}>
          {t("bookByHand")} <a href={`tel:${contacts.phone}`}>{readablePhone(contacts.phone)}</a>{" "}
          <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
        </p>
        <Button className={styles.book} size="lg" fullWidth onClick={() => setOrdering(true)}>
          {t(canBook ? "book" : "askDates")}
        </Button>
        {canBook && <BookingPromises tour={tour} date={date} today={today} />}
      </div>
      {ordering && <OrderDialog tour={tour} choice={choice} onClose={() => setOrdering(false)} />}
    </section>
  );
}

function PanelPrice({ tour, choice: { date, priced } }: { tour: ShownTour; choice: TourChoice }) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const { price, price_without_discount: before } = priced;
  const percent = discountPercent(price, before);
  const isReduced = percent !== null && before !== null;
  return (
    <Price
      size="lg"
      prefix={!date && tour.is_need_show_price_from ? t("priceFrom") : undefined}
      current={formatMoney({ minor: price, currency: tour.currency }, locale)}
      old={isReduced ? formatMoney({ minor: before, currency: tour.currency }, locale) : undefined}
      discount={isReduced ? `−${percent}%` : undefined}
      suffix={t("perPerson")}
    />
  );
}

/** The party's cabin, with a link to the others. */
function CabinLine({ choice: { cabin } }: { choice: TourChoice }) {
  const { t } = useTranslation("tour");
  if (!cabin) return null;
  return (
    <p className={styles.cabin}>
      <span>
        {t("ship.cabin")}: <strong>{cabin.kind}</strong>
      </span>
      <a href={`#${shipSectionId}`}>{t("ship.others")}</a>
      <input type="hidden" name={choiceFields.cabin} value={cabin.id} />
    </p>
  );
}
