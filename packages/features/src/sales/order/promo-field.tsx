import { formatMoney } from "@tropa/domain/money";
import type { Money } from "@tropa/domain/money";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { TextField } from "@tropa/ui-kit/text-field";
import { useEffect, useRef } from "react";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import type { OrderPromo } from "./use-promo.ts";
import styles from "./promo-field.module.css";

/** A quiet link that opens a field for a promo code; nothing while a code is applied. */
export function PromoField({ promo }: { promo: OrderPromo }) {
  const { t } = useTranslation("request");
  const input = useRef<HTMLInputElement>(null);
  const { applied, fault, isOpen } = promo;
  // What was pressed has given way to the field; a refusal is shown at it.
  useEffect(() => {
    if (fault !== undefined) input.current?.focus();
  }, [fault]);
  if (applied) return null;
  if (!isOpen)
    return (
      <Button
        variant="ghost"
        size="sm"
        className={styles.open}
        onClick={() => {
          promo.open();
          requestAnimationFrame(() => input.current?.focus());
        }}
      >
        {t("order.promo.open")}
      </Button>
    );
  const apply = () => promo.apply(t("order.promo.empty"));
  return (
    <div className={styles.field}>
      <TextField
        ref={input}
        name="promo"
        label={t("order.promo.label")}
        value={promo.code}
        error={fault}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onValueChange={promo.type}
        // Enter applies the code; it does not send the order.
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          apply();
        }}
      />
      <Button variant="secondary" loading={promo.isChecking} onClick={apply}>
        {t("order.promo.apply")}
      </Button>
      <FormAlert problem={promo.problem} />
    </div>
  );
}

/** The applied code among the sums, with what it takes off and a button to remove it. */
export function PromoLine({ promo, off }: { promo: OrderPromo; off: Money | null }) {
  const { t } = useTranslation("request");
  const { locale } = useStorefront();
  const { applied } = promo;
  if (!applied) return null;
  return (
    <div>
      <dt>
        {t("order.promo.applied", { code: applied.code })}{" "}
        <button type="button" className={styles.remove} onClick={promo.remove}>
          {t("order.promo.remove")}
        </button>
      </dt>
      {off && <dd>{t("order.promo.off", { amount: formatMoney(off, locale) })}</dd>}
    </div>
  );
}
