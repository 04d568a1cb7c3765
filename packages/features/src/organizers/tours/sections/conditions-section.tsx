import { currencies, currencySigns } from "@tropa/domain/money";
import { draftLimits } from "@tropa/domain/organizers/tours/tour-draft";
import { Button } from "@tropa/ui-kit/button";
import { clsx } from "clsx";
import { DateField } from "@tropa/ui-kit/date-field";
import { FieldError } from "@tropa/ui-kit/field";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { OrderButtons, OrderField } from "../draft/order-buttons.tsx";
import type { DraftFields } from "../draft/use-draft-fields.ts";
import { useRows } from "../draft/use-rows.ts";
import { Section } from "./section.tsx";
import styles from "../draft/draft.module.css";

/** Form section: price, prepayment and cancellation. */
export function ConditionsSection({ fields }: { fields: DraftFields }) {
  const { t } = useTranslation("organizerTours");
  const isPublished = fields.saved.tour_id !== null;
  const { maxLength: _, ...currency } = fields.own("currency");
  const number = (name: string) => ({
    ...fields.own(name),
    inputMode: "numeric" as const,
    autoComplete: "off",
  });
  return (
    <Section name="conditions">
      <div className={clsx(styles.numbers, styles.conditions)}>
        <TextField {...number("price")} inputMode="decimal" hint={t("hints.price")} />
        <Select
          {...currency}
          disabled={isPublished}
          items={currencies.map((code) => ({
            value: code,
            text: `${currencySigns[code]} ${t(`common:currencies.${code}`)}`,
          }))}
          {...(isPublished && { hint: t("hints.fixed") })}
        />
        <TextField {...number("prepayment_percent")} suffix="%" hint={t("hints.prepayment")} />
        <TextField {...number("cancellation_days")} hint={t("hints.cancellation")} />
      </div>
      <ChildPrices fields={fields} />
      <fieldset className={styles.checks}>
        <legend>{t("fields.request_period.all")}</legend>
        <p className={styles.muted}>{t("hints.request_period")}</p>
        <div className={styles.dates}>
          {(["start", "end"] as const).map((end) => {
            const { min: _min, max: _max, ...own } = fields.own(`request_period-${end}`);
            return <DateField key={end} {...own} optional />;
          })}
        </div>
      </fieldset>
    </Section>
  );
}

function ChildPrices({ fields }: { fields: DraftFields }) {
  const { t } = useTranslation("organizerTours");
  const rows = useRows(fields, "child_prices");
  const { error, id } = fields.own("child_prices");
  return (
    <div className={styles.rows} id={id} tabIndex={-1}>
      <h3>{t("fields.child_prices.all")}</h3>
      <p className={styles.muted}>{t("hints.child_prices")}</p>
      <OrderField rows={rows} />
      {rows.keys.length > 0 && (
        <ol>
          {rows.keys.map((key, index) => (
            <li key={key} className={styles.childPrice}>
              {(["from_age", "to_age", "percent"] as const).map((field) => (
                <TextField
                  key={field}
                  {...fields.own(`child_prices-${key}-${field}`)}
                  inputMode="numeric"
                  autoComplete="off"
                  {...(field === "percent" && { suffix: "%" })}
                />
              ))}
              <OrderButtons
                rows={rows}
                index={index}
                name={t("item.child_prices", { number: index + 1 })}
              />
            </li>
          ))}
        </ol>
      )}
      {error && <FieldError>{error}</FieldError>}
      {rows.keys.length < draftLimits.children && (
        <Button variant="secondary" icon="plus" onClick={() => rows.add(undefined, "from_age")}>
          {t("add.childPrice")}
        </Button>
      )}
    </div>
  );
}
