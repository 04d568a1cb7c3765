import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { DateField } from "@tropa/ui-kit/date-field";
import { MultiSelect } from "@tropa/ui-kit/multi-select";
import { TextField } from "@tropa/ui-kit/text-field";
import type { PromoFieldsProps } from "./promo-fields-props.ts";
import { usePlaces } from "./promo-queries.ts";
import styles from "../queues/queues.module.css";
import promoStyles from "./promo.module.css";

/** For whom and when codes work. */
export function PromoLimits({
  typed,
  change,
  field,
  isMany,
}: PromoFieldsProps & { isMany: boolean }) {
  const { t } = useTranslation("staffPromo");
  return (
    <fieldset className={promoStyles.group}>
      <legend>{t("form.limits")}</legend>
      <div className={promoStyles.pair}>
        <TextField
          {...field("tour_ids")}
          label={t("form.tours")}
          hint={t("form.toursHint")}
          maxLength={5000}
        />
        <MultiSelect
          name="places"
          label={t("form.places")}
          hint={t("form.placesHint")}
          items={usePlaces()}
          value={typed.places}
          onValueChange={(places) => change({ places })}
        />
      </div>
      <div className={styles.fields}>
        <DateField {...field("valid_from")} label={t("form.validFrom")} />
        <DateField {...field("valid_until")} label={t("form.validUntil")} />
        <DateField {...field("starts_from")} label={t("form.startsFrom")} />
        <DateField {...field("starts_until")} label={t("form.startsUntil")} />
        <TextField
          {...field("max_uses")}
          label={t(isMany ? "form.maxUsesEach" : "form.maxUses")}
          hint={t("form.noLimit")}
          inputMode="numeric"
        />
        <TextField
          {...field("max_uses_per_person")}
          label={t("form.perPerson")}
          hint={t("form.noLimit")}
          inputMode="numeric"
        />
      </div>
      <Checkbox
        name="is_first_booking"
        checked={typed.is_first_booking}
        onValueChange={(checked) => change({ is_first_booking: checked })}
      >
        {t("form.firstBooking")}
      </Checkbox>
    </fieldset>
  );
}
