import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { typedNumber } from "@tropa/domain/forms/typed-number";
import { formatMoney, minorPerMajor } from "@tropa/domain/money";
import { certificateLights, longestWaitDays } from "@tropa/domain/sales/certificates/certificate";
import type {
  CertificateLight,
  CertificateOffer,
} from "@tropa/domain/sales/certificates/certificate";
import { Button } from "@tropa/ui-kit/button";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { DateField } from "@tropa/ui-kit/date-field";
import { Form } from "@tropa/ui-kit/form";
import { RadioGroup } from "@tropa/ui-kit/radio";
import { TextField } from "@tropa/ui-kit/text-field";
import { Textarea } from "@tropa/ui-kit/textarea";
import { brandName } from "@tropa/domain/storefront/variant-config";
import { useState } from "react";
import { AgreementText } from "../../people/contact-fields/agreement-text.tsx";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { useDebounced } from "../../platform/browser/use-debounced.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { paymentWays } from "../payment-state/payment-state.ts";
import { PaymentWays } from "../payment-state/payment-ways.tsx";
import { AboutAmount } from "../price/about-amount.tsx";
import { isSbpStart } from "../sbp/sbp-start.ts";
import { orderAndPay, orderUrl } from "./certificate-calls.ts";
import type { StartedCertificate } from "./certificate-calls.ts";
import { CertificatePayment } from "./certificate-payment.tsx";
import { CertificateDrawing, CertificatePicture } from "./certificate-picture.tsx";
import { CertificateWishes, textsIn } from "./certificate-wishes.tsx";
import type { CertificateTexts } from "./certificate-wishes.tsx";
import { CertificateTerms } from "./certificate-terms.tsx";
import { certificateBody, certificateRules } from "./certificate-values.ts";
import type { CertificateValues } from "./certificate-values.ts";
import styles from "./certificates.module.css";

const fieldNames = [
  "amount",
  "recipient_name",
  "recipient_email",
  "wish",
  "send_on",
  "buyer_name",
  "buyer_email",
  "agree",
] as const satisfies readonly (keyof CertificateValues)[];

const minorOf = (amount: string) => Math.round(typedNumber(amount) * minorPerMajor);

/** A form to choose and pay for a certificate, with a live preview. */
export function CertificateForm({ offer, path }: { offer: CertificateOffer; path: string }) {
  const { t, i18n } = useTranslation("certificates");
  const storefront = useStorefront();
  const { variant, locale } = storefront;
  const { chargeCurrency: currency } = variant;
  const [amount, setAmount] = useState(String((offer.sums[0] ?? offer.least) / minorPerMajor));
  const [light, setLight] = useState<CertificateLight>("dawn");
  const ways = paymentWays(variant.paymentSystems, currency);
  const [method, choose] = useState(ways[0]?.method);
  const [texts, setTexts] = useState<CertificateTexts>({ recipient: "", wish: "", buyer: "" });
  const [started, setStarted] = useState<StartedCertificate | null>(null);
  const { form, state, field } = useApiForm(() =>
    createApiForm<CertificateValues>({
      rules: certificateRules(offer),
      text: failureText(i18n.t),
    }),
  );
  const way = ways.find((one) => one.method === method);
  const minor = minorOf(amount);
  const debouncedMinor = minorOf(useDebounced(amount)) || 0;
  const money = (sum: number) => formatMoney({ minor: sum, currency }, locale);
  const shown = Number.isSafeInteger(minor) && minor > 0 ? money(minor) : "";
  const faults = fieldNames
    .filter((name) => name in state.errors)
    .map((name) => ({ fieldId: `certificate-${name}`, label: t(`fields.${name}`) }));
  const fieldProps = (name: keyof CertificateValues) => ({
    ...field(name),
    id: `certificate-${name}`,
  });
  const today = todayIn(variant.timeZone);
  const takeAmount = (sum: string) => {
    setAmount(sum);
    form.set("amount", sum);
  };
  const submit = () => {
    if (!way) return;
    form.set("light", light);
    void form.submit({
      body: certificateBody,
      send: (body, key) => orderAndPay(storefront, body, key, { choices: way.choices, path }),
      onSent(started) {
        if (isSbpStart(started)) setStarted(started);
        else window.location.assign(started.url);
      },
    });
  };
  const amountField = fieldProps("amount");
  if (started)
    return (
      <CertificatePayment
        started={started}
        path={path}
        amount={shown}
        onOther={() => window.location.assign(orderUrl(storefront, path, started.order))}
      />
    );
  return (
    <div className={styles.columns}>
      <Form
        className={styles.form}
        busy={state.isSending}
        onSubmit={submit}
        onInput={({ currentTarget }) => setTexts(textsIn(currentTarget))}
      >
        <FormAlert key={state.attempt} problem={state.problem} faults={faults} />
        <section className={styles.part} aria-labelledby="what">
          <h2 id="what">{t("order.what")}</h2>
          <div className={styles.sums} role="group" aria-label={t("order.sums")}>
            {offer.sums.map((sum) => {
              const major = String(sum / minorPerMajor);
              return (
                <Button
                  key={sum}
                  variant="secondary"
                  aria-pressed={major === amount}
                  onClick={() => takeAmount(major)}
                >
                  {money(sum)}
                </Button>
              );
            })}
          </div>
          <TextField
            {...amountField}
            label={t("fields.amount")}
            hint={t("order.anySum", { least: money(offer.least), most: money(offer.most) })}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={amount}
            onInput={(event) => setAmount(event.currentTarget.value)}
          />
          {shown && debouncedMinor <= offer.most && (
            <p className={styles.muted} role="status">
              <AboutAmount money={{ minor: debouncedMinor, currency }} />
            </p>
          )}
          <RadioGroup
            className={styles.lights}
            label={t("fields.light")}
            layout="cards"
            value={light}
            options={certificateLights.map((one) => ({
              value: one,
              label: (
                <>
                  <CertificateDrawing light={one} />
                  <span>{t(`lights.${one}`)}</span>
                </>
              ),
            }))}
            onValueChange={(value) =>
              setLight(certificateLights.find((one) => one === value) ?? "dawn")
            }
          />
        </section>
        <section className={styles.part} aria-labelledby="whom">
          <h2 id="whom">{t("order.whom")}</h2>
          <TextField
            {...fieldProps("recipient_name")}
            label={t("fields.recipient_name")}
            autoComplete="off"
            optional
          />
          <TextField
            {...fieldProps("recipient_email")}
            type="email"
            label={t("fields.recipient_email")}
            hint={t("order.ownAddress")}
            autoComplete="off"
          />
          <Textarea {...fieldProps("wish")} label={t("fields.wish")} maxLength={300} optional />
          <DateField
            {...fieldProps("send_on")}
            label={t("fields.send_on")}
            hint={t("order.sendOn")}
            min={today}
            max={addDays(today, longestWaitDays)}
            optional
          />
        </section>
        <section className={styles.part} aria-labelledby="who">
          <h2 id="who">{t("order.who")}</h2>
          <TextField
            {...fieldProps("buyer_name")}
            label={t("fields.buyer_name")}
            autoComplete="name"
          />
          <TextField
            {...fieldProps("buyer_email")}
            type="email"
            label={t("fields.buyer_email")}
            hint={t("order.receipt")}
            autoComplete="email"
          />
        </section>
        {ways.length > 1 && <PaymentWays ways={ways} value={method} onChoose={choose} />}
        <Checkbox {...fieldProps("agree")} defaultChecked={variant.consentByDefault}>
          <AgreementText />
        </Checkbox>
        <div className={styles.send}>
          <Button type="submit" size="lg" fullWidth icon="lock" loading={state.isSending}>
            {shown ? t("booking:pay.send", { amount: shown }) : t("order.send")}
          </Button>
          <p className={styles.muted}>
            <CertificateTerms />
          </p>
          <p className={styles.muted}>{t("booking:pay.safe")}</p>
        </div>
      </Form>
      <aside className={styles.aside} aria-label={t("order.preview")}>
        <CertificatePicture
          light={light}
          brand={brandName(variant, locale)}
          title={t("gift")}
          amount={shown}
        />
        <CertificateWishes {...texts} />
        <p className={styles.muted}>{t("order.previewHint")}</p>
      </aside>
    </div>
  );
}
