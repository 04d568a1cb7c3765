import { formatMoney, priceCeilings } from "@tropa/domain/money";
import { MAX_DAYS } from "@tropa/domain/discovery/search-filter";
import { formatNumber } from "@tropa/i18n/format";
import { RangeSlider } from "@tropa/ui-kit/range-slider";
import type { Range } from "@tropa/ui-kit/range-slider";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { priceEndField } from "../../choices/form-filter.ts";
import { withDays, withPrice, withPricePerDay } from "../../choices/filter-links.ts";
import { histogramPath } from "./histogram-path.ts";
import { priceScale } from "../../choices/price-scale.ts";
import type { PriceHistogram } from "../../choices/price-scale.ts";
import { useDraft } from "./use-draft.ts";
import type { ListingFilter } from "../use-listing-filter.ts";
import styles from "./filter-ranges.module.css";

function useCurrencySign(): string {
  const { currency, locale } = useStorefront();
  return formatMoney({ minor: 0, currency }, locale).replace(/[\d\s.,]/g, "");
}

interface PriceRangeProps {
  state: ListingFilter;
  histogram: PriceHistogram;
}

/** Slider for the price per person, with a histogram; its right end means no upper limit. */
export function PriceRange({ state: { filter, ceilings, apply }, histogram }: PriceRangeProps) {
  const { currency, locale } = useStorefront();
  const format = (value: number) => formatNumber(value, locale);
  const { t } = useTranslation("listing");
  const unit = useCurrencySign();
  const { total } = ceilings;
  const { counts, max } = priceScale(histogram, total, filter);
  const [price, setPrice] = useDraft<Range>([filter.priceMin, filter.priceMax ?? max]);
  return (
    <div className={styles.root}>
      <RangeSlider
        className={roomFor(counts)}
        label={t("groups.price")}
        unit={unit}
        format={format}
        min={0}
        max={max}
        step={priceCeilings[currency].step}
        names={["priceMin", "priceMax"]}
        value={price}
        onValueChange={setPrice}
        onValueCommit={([from, to]) => apply(withPrice(filter, [from, to >= max ? total : to]))}
      />
      <input type="hidden" name={priceEndField} value={max} />
      <Histogram counts={counts} from={price[0] / max} to={price[1] / max} />
    </div>
  );
}

/** Style that leaves space for a histogram above the slider. */
const roomFor = (counts: readonly number[]) =>
  counts.some((count) => count > 0) ? styles.drawn : undefined;

interface HistogramProps {
  counts: readonly number[];
  /** Ends of the chosen range, from 0 to 1. */
  from: number;
  to: number;
}

function Histogram({ counts, from, to }: HistogramProps) {
  const path = histogramPath(counts);
  if (path === "") return null;
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return (
    <div className={styles.histogram} aria-hidden="true">
      {["all", "chosen"].map((part) => (
        <svg
          key={part}
          viewBox={`0 0 ${counts.length} 100`}
          preserveAspectRatio="none"
          data-part={part}
          style={
            part === "chosen"
              ? { clipPath: `inset(0 ${percent(1 - to)} 0 ${percent(from)})` }
              : undefined
          }
        >
          <path d={path} />
        </svg>
      ))}
    </div>
  );
}

/** Slider for the price per person and day. */
export function PricePerDayRange({ state: { filter, ceilings, apply } }: { state: ListingFilter }) {
  const { currency, locale } = useStorefront();
  const format = (value: number) => formatNumber(value, locale);
  const { t } = useTranslation("listing");
  const unit = useCurrencySign();
  const { perDay } = ceilings;
  const [price, setPrice] = useDraft<Range>([
    filter.pricePerDayMin,
    filter.pricePerDayMax ?? perDay,
  ]);
  return (
    <RangeSlider
      className={styles.named ?? ""}
      label={t("groups.perDay")}
      unit={unit}
      format={format}
      min={0}
      max={perDay}
      step={priceCeilings[currency].step / 10}
      names={["pricePerDayMin", "pricePerDayMax"]}
      value={price}
      onValueChange={setPrice}
      onValueCommit={(value) => apply(withPricePerDay(filter, value))}
    />
  );
}

interface DaysRangeProps {
  state: ListingFilter;
  lengths: readonly number[];
}

/** Slider for the length in days, with a histogram; its right end means no upper limit. */
export function DaysRange({ state: { filter, apply }, lengths }: DaysRangeProps) {
  const { t } = useTranslation("listing");
  const [days, setDays] = useDraft<Range>([
    Math.max(1, filter.daysMin),
    filter.daysMax ?? MAX_DAYS,
  ]);
  return (
    <div className={styles.root}>
      <RangeSlider
        className={roomFor(lengths)}
        label={t("groups.days")}
        min={1}
        max={MAX_DAYS}
        names={["daysMin", "daysMax"]}
        value={days}
        onValueChange={setDays}
        onValueCommit={(value) => apply(withDays(filter, value))}
      />
      <Histogram counts={lengths} from={(days[0] - 1) / MAX_DAYS} to={days[1] / MAX_DAYS} />
      <p className={styles.note}>{t("daysNote", { days: MAX_DAYS })}</p>
    </div>
  );
}
