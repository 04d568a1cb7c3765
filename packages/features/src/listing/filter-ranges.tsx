import { formatMoney } from "@tropa/domain/money";
import { MAX_DAYS } from "@tropa/domain/search-filter";
import { RangeSlider } from "@tropa/ui-kit/range-slider";
import type { Range } from "@tropa/ui-kit/range-slider";
import { useTranslation } from "react-i18next";
import { useStorefront } from "../platform/storefront-context.tsx";
import { withDays, withPrice } from "./filter-links.ts";
import { useDraft } from "./use-draft.ts";
import type { ListingFilter } from "./use-listing-filter.ts";
import styles from "./filters-panel.module.css";

/** Steps of the price slider from one end to the other. */
const priceSteps = 200;

/** Price and length; the upper ends of both mean "or more". */
export function FilterRanges({ state: { filter, ceilings, apply } }: { state: ListingFilter }) {
  const { t } = useTranslation("listing");
  const { currency } = useStorefront();
  const sign = formatMoney({ minor: 0, currency }).replace(/[\d\s.,]/g, "");
  const [price, setPrice] = useDraft<Range>([filter.priceMin, filter.priceMax ?? ceilings.total]);
  const [days, setDays] = useDraft<Range>([
    Math.max(1, filter.daysMin),
    filter.daysMax ?? MAX_DAYS,
  ]);
  return (
    <>
      <div className={styles.range}>
        <RangeSlider
          label={t("groups.price")}
          unit={sign}
          min={0}
          max={ceilings.total}
          step={ceilings.total / priceSteps}
          names={["priceMin", "priceMax"]}
          value={price}
          onValueChange={setPrice}
          onValueCommit={(value) => apply(withPrice(filter, value))}
        />
      </div>
      <div className={styles.range}>
        <RangeSlider
          label={t("groups.days")}
          min={1}
          max={MAX_DAYS}
          names={["daysMin", "daysMax"]}
          value={days}
          onValueChange={setDays}
          onValueCommit={(value) => apply(withDays(filter, value))}
        />
        <p className={styles.note}>{t("daysNote", { days: MAX_DAYS })}</p>
      </div>
    </>
  );
}
