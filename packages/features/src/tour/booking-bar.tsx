import type { ShownTour } from "./tour-loader.ts";
import { formatMoney } from "@tropa/domain/money";
import { Button } from "@tropa/ui-kit/button";
import { Price } from "@tropa/ui-kit/price";
import { useTranslation } from "react-i18next";
import { bookingPanelId } from "./booking-panel.tsx";
import styles from "./booking-bar.module.css";

/** Price and the way to the dates, always at hand on phones. */
export function BookingBar({ tour, chosenId }: { tour: ShownTour; chosenId: number | null }) {
  const { t } = useTranslation("tour");
  const chosen = tour.variants.find(({ id }) => id === chosenId);
  return (
    <div className={styles.root}>
      <Price
        prefix={!chosen && tour.is_need_show_price_from ? t("priceFrom") : undefined}
        current={formatMoney({ minor: chosen?.price ?? tour.price, currency: tour.currency })}
        suffix={t("perPerson")}
      />
      <Button href={`#${bookingPanelId}`}>{t("chooseDate")}</Button>
    </div>
  );
}
