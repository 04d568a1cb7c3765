import { currencySigns, formatMoney, minorPerMajor } from "@tropa/domain/money";
import type { JoinExample } from "@tropa/domain/storefront/variant-config";
import { formatNumber } from "@tropa/i18n/format";
import { NumberInput } from "@tropa/ui-kit/number-input";
import { useId, useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import screen from "./join-screen.module.css";
import styles from "./join.module.css";

const guestsOfGroup = 8;
const groupsOfYear = 10;
const mostGuests = 50;
const mostGroups = 200;
const dearest = 10_000_000;

/** Estimates a year's income from price, group size and number of groups, with the storefront's example commission. */
export function Income({ example }: { example: JoinExample }) {
  const { t } = useTranslation("join");
  const { variant, locale } = useStorefront();
  const [price, setPrice] = useState<number | null>(example.price);
  const [guests, setGuests] = useState<number | null>(guestsOfGroup);
  const [groups, setGroups] = useState<number | null>(groupsOfYear);
  const id = useId();
  const turnover = (price ?? 0) * (guests ?? 0) * (groups ?? 0);
  const share = Math.round((turnover * (100 - example.commissionPercent)) / 100);
  return (
    <section aria-labelledby={id} className={screen.income}>
      <h2 id={id}>{t("income.title")}</h2>
      <div className={screen.fields}>
        <NumberInput
          label={t("income.price")}
          unit={currencySigns[variant.chargeCurrency]}
          value={price}
          onValueChange={setPrice}
          min={0}
          max={dearest}
          step={Math.max(1, example.price / 10)}
          size="lg"
        />
        <NumberInput
          label={t("income.guests")}
          value={guests}
          onValueChange={setGuests}
          min={1}
          max={mostGuests}
          size="lg"
        />
        <NumberInput
          label={t("income.groups")}
          value={groups}
          onValueChange={setGroups}
          min={1}
          max={mostGroups}
          size="lg"
        />
      </div>
      <div className={screen.sum}>
        <span>{t("income.year")}</span>
        <output>
          {formatMoney({ minor: share * minorPerMajor, currency: variant.chargeCurrency }, locale)}
        </output>
        <p className={styles.muted}>
          {t("income.note", { percent: formatNumber(example.commissionPercent, locale) })}
        </p>
      </div>
    </section>
  );
}
