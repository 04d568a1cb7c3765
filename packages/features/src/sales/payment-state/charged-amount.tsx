import { formatMoney, minorPerMajor } from "@tropa/domain/money";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { ShownBooking } from "../booking-data/shown-booking.ts";
import styles from "../booking/money/booking-money.module.css";

/** The charged amount and, beside it, an estimate in the reader's currency. */
export function ChargedAmount({
  booking,
  minor,
}: {
  booking: Pick<ShownBooking, "currency" | "shown">;
  minor: number;
}) {
  const { t } = useTranslation("booking");
  const { locale } = useStorefront();
  const { currency, shown } = booking;
  const charged = formatMoney({ minor, currency }, locale);
  if (!shown) return charged;
  const units = Math.round((minor * shown.rate) / minorPerMajor);
  const amount = formatMoney({ minor: units * minorPerMajor, currency: shown.currency }, locale);
  return (
    <>
      {charged} <span className={styles.about}>{t("money.about", { amount })}</span>
    </>
  );
}
