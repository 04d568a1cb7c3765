import type { PromoCodesAnswer } from "@tropa/api-contract/staff/calls-promo";
import { formatMoney } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import { goodwillBearers } from "@tropa/domain/sales/goodwill";
import { priceWithPromo } from "@tropa/domain/sales/money/promo-code";
import { leastCharges } from "@tropa/domain/sales/payment";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { typedMinor } from "../../organizers/departures/terms-values.ts";
import type { PromoFieldsProps } from "./promo-fields-props.ts";
import { termsOf } from "./typed-promo.ts";
import styles from "../queues/queues.module.css";
import promoStyles from "./promo.module.css";

const kinds = ["percent", "amount"] as const;

interface PromoDiscountProps extends PromoFieldsProps {
  storefronts: PromoCodesAnswer["storefronts"];
}

/** What a code takes off where and at whose cost, tried on a price. */
export function PromoDiscount({ typed, change, field, storefronts }: PromoDiscountProps) {
  const { t } = useTranslation("staffPromo");
  const { variant } = useStorefront();
  const [example, setExample] = useState("45 000");
  const currency =
    storefronts.find(({ id }) => id === typed.storefront)?.currency ?? variant.chargeCurrency;
  return (
    <fieldset className={promoStyles.group}>
      <legend>{t("form.discount")}</legend>
      <div className={styles.fields}>
        <Select
          {...field("storefront")}
          label={t("form.storefront")}
          items={storefronts.map(({ id, name, currency: sums }) => ({
            value: id,
            text: `${name} (${id}, ${sums})`,
          }))}
        />
        <Select
          name="kind"
          label={t("form.kind")}
          value={typed.kind}
          items={kinds.map((value) => ({ value, text: t(`form.kinds.${value}`) }))}
          onValueChange={(value) =>
            change({ kind: kinds.find((one) => one === value) ?? "percent" })
          }
        />
        <TextField
          {...field("terms")}
          label={t("form.size")}
          suffix={typed.kind === "percent" ? "%" : currency}
          inputMode="decimal"
        />
        <Select
          name="borne_by"
          label={t("form.bearer")}
          hint={t("form.bearerHint")}
          value={typed.borne_by}
          items={goodwillBearers.map((value) => ({ value, text: t(`form.bearers.${value}`) }))}
          onValueChange={(value) =>
            change({ borne_by: goodwillBearers.find((one) => one === value) ?? "tropa" })
          }
        />
        <TextField
          name="example"
          label={t("form.example")}
          suffix={currency}
          inputMode="decimal"
          autoComplete="off"
          value={example}
          onValueChange={setExample}
        />
      </div>
      <div aria-live="polite">
        <Preview terms={termsOf(typed)} full={{ minor: typedMinor(example) ?? 0, currency }} />
      </div>
    </fieldset>
  );
}

function Preview({
  terms,
  full,
}: {
  terms: ReturnType<typeof termsOf>;
  full: { minor: number; currency: Currency };
}) {
  const { t } = useTranslation("staffPromo");
  const { locale } = useStorefront();
  if (!terms || full.minor === 0) return null;
  const { total } = priceWithPromo(full, terms);
  const write = (minor: number) => formatMoney({ minor, currency: full.currency }, locale);
  const off =
    terms.percent === null
      ? t("amount", { amount: write(terms.amount) })
      : t("percent", { percent: terms.percent.toLocaleString(locale) });
  return (
    <p>
      <b>{t("form.preview", { off, full: write(full.minor), total: write(total.minor) })}</b>
      {total.minor === leastCharges[full.currency] && (
        <>
          <br />
          <span className={styles.hint}>{t("form.least")}</span>
        </>
      )}
    </p>
  );
}
