import { useQueryClient } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { longestMoneyReason } from "@tropa/api-contract/staff/calls-commission";
import { createPromoCodesCall } from "@tropa/api-contract/staff/calls-promo";
import type { PromoCodesAnswer } from "@tropa/api-contract/staff/calls-promo";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { TextField } from "@tropa/ui-kit/text-field";
import { useEffect, useRef, useState } from "react";
import { callApi } from "../../platform/api/browser-api.ts";
import { CallForm } from "../../platform/forms/call-form.tsx";
import { useCall } from "../../platform/forms/use-call.ts";
import { deskKey } from "../queues/desk-queries.ts";
import { PromoDiscount } from "./promo-discount.tsx";
import { PromoLimits } from "./promo-limits.tsx";
import { PromoMade } from "./promo-made.tsx";
import type { PromoFieldsProps } from "./promo-fields-props.ts";
import { bodyOf, emptyPromo, faultsOf } from "./typed-promo.ts";
import type { TypedPromo } from "./typed-promo.ts";
import styles from "../queues/queues.module.css";
import promoStyles from "./promo.module.css";

type Errors = Readonly<Record<string, string | undefined>>;

/** Makes a promo code, or many with random endings. */
export function PromoForm({ storefronts }: { storefronts: PromoCodesAnswer["storefronts"] }) {
  const { t } = useTranslation("staffPromo");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const form = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(() => emptyPromo(storefront.variant.id));
  const [errors, setErrors] = useState<Errors>({});
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { isRunning, problem, run, release } = useCall();
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  const field: PromoFieldsProps["field"] = (name) => ({
    name,
    value: typed[name],
    autoComplete: "off",
    onValueChange: (value) => setTyped((before) => ({ ...before, [name]: value })),
    ...(errors[name] !== undefined && { error: errors[name] }),
  });
  const parts = {
    typed,
    field,
    change: (changes: Partial<TypedPromo>) => setTyped((before) => ({ ...before, ...changes })),
  };
  const submit = () => {
    const faults = Object.entries(faultsOf(typed));
    setErrors(Object.fromEntries(faults.map(([name, key]) => [name, t(`kit:validation.${key}`)])));
    const body = bodyOf(typed);
    if (!body) return;
    void run({
      body,
      send: (sent, idempotencyKey) =>
        callApi(storefront, createPromoCodesCall, { body: sent, idempotencyKey }),
      onDone: (made) => {
        setCodes(made.codes);
        release();
        void queries.invalidateQueries({ queryKey: deskKey });
      },
      onRefused: (error) => {
        const found = isApiClientError(error) ? Object.entries(error.validation) : [];
        const known = found.filter(([name]) => Object.hasOwn(typed, name));
        setErrors(Object.fromEntries(known.map(([name, [message]]) => [name, message])));
        return known.length > 0;
      },
    });
  };
  if (codes)
    return (
      <PromoMade
        codes={codes}
        onAgain={() => {
          setTyped((before) => ({ ...before, code: "" }));
          setCodes(null);
        }}
      />
    );
  const isMany = Number(typed.count) > 1;
  return (
    <div ref={form} className={styles.item}>
      <h2 id="new-promo">{t("new")}</h2>
      <CallForm
        aria-labelledby="new-promo"
        problem={problem}
        className={promoStyles.form}
        onSubmit={submit}
      >
        <fieldset className={promoStyles.group}>
          <legend>{t("form.codes")}</legend>
          <div className={styles.fields}>
            <TextField
              {...field("code")}
              label={t(isMany ? "form.prefix" : "form.code")}
              hint={t(isMany ? "form.prefixHint" : "form.codeHint")}
              maxLength={64}
              autoCapitalize="characters"
              spellCheck={false}
            />
            <TextField {...field("count")} label={t("form.count")} inputMode="numeric" />
            <TextField
              {...field("campaign")}
              label={t("form.campaign")}
              hint={t("form.campaignHint")}
              maxLength={100}
            />
          </div>
        </fieldset>
        <PromoDiscount {...parts} storefronts={storefronts} />
        <PromoLimits {...parts} isMany={isMany} />
        <TextField
          {...field("reason")}
          label={t("staffDesk:actReason")}
          maxLength={longestMoneyReason}
        />
        <p className={styles.hint}>{t("form.keep")}</p>
        <div>
          <Button type="submit" loading={isRunning}>
            {t("form.submit")}
          </Button>
        </div>
      </CallForm>
    </div>
  );
}
