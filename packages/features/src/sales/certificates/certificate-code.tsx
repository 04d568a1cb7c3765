import { formatMoney } from "@tropa/domain/money";
import type { PaymentKind } from "@tropa/domain/sales/payment";
import { leastCharges } from "@tropa/domain/sales/payment";
import { shareOf } from "@tropa/domain/sales/certificates/certificate";
import type { CertificateShare } from "@tropa/domain/sales/certificates/certificate";
import { readCertificateCode } from "@tropa/domain/sales/certificates/certificate-code";
import type { LinkedBooking } from "@tropa/api-contract/sales/calls-booking-link";
import { Button } from "@tropa/ui-kit/button";
import { Form } from "@tropa/ui-kit/form";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { codeOf } from "../../platform/forms/problems/error-code.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../platform/forms/use-call.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { usePriceQuestion } from "../price/use-price-question.tsx";
import type { PricedBooking } from "../booking-data/shown-booking.ts";
import { payWithCode, readBalance } from "./certificate-calls.ts";
import styles from "./certificates.module.css";

export interface CertificateCodeProps {
  booking: PricedBooking;
  kind: PaymentKind;
  /** Amount due, minor units. */
  due: number;
  /** Called when a valid certificate is entered or removed, because other ways to pay are then disabled. */
  onCovering: (isCovering: boolean) => void;
  /** Called after payment; `isWhole` if it covered the whole amount due. */
  onPaid: (booking: LinkedBooking, isWhole: boolean) => void;
  /** Called if the API says that the booking has changed. */
  onChanged: () => void;
}

/** Pays with a gift certificate: enter its code, see what it covers, confirm. */
export default function CertificateCode({
  booking,
  kind,
  due,
  onCovering,
  onPaid,
  onChanged,
}: CertificateCodeProps) {
  const { t } = useTranslation("certificates");
  const storefront = useStorefront();
  const { locale } = storefront;
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<string>();
  const [found, setFound] = useState<{ code: string; balance: number } | null>(null);
  const [spent, setSpent] = useState<CertificateShare | null>(null);
  const find = (certificate: typeof found) => {
    setFound(certificate);
    onCovering(certificate !== null);
  };
  const balanceCall = useCall();
  const payCall = useCall();
  const price = usePriceQuestion();
  const share: CertificateShare | null = found && shareOf(found.balance, due, booking.currency);
  const money = (minor: number) => formatMoney({ minor, currency: booking.currency }, locale);

  const check = () => {
    const read = readCertificateCode(code);
    find(null);
    setSpent(null);
    if (read === null) {
      setFault(t(code.trim() === "" ? "balance.empty" : "balance.wrong"));
      return;
    }
    setFault(undefined);
    void balanceCall.run({
      body: read,
      send: (body) => readBalance(storefront, body),
      onDone(certificate) {
        balanceCall.release();
        if (certificate === null) setFault(t("balance.unknown"));
        else if (certificate.state !== "good") setFault(t(`pay.over.${certificate.state}`));
        else if (!certificate.is_accepted || certificate.currency !== booking.currency)
          setFault(t("balance.elsewhere"));
        else if (shareOf(certificate.balance, due, booking.currency).covered === 0)
          setFault(t("pay.tooSmall", { least: money(leastCharges[booking.currency]) }));
        else find({ code: read, balance: certificate.balance });
      },
    });
  };
  const pay = (covered: number) => {
    if (!found || !share) return;
    void payCall.run({
      body: { uuid: booking.uuid, code: found.code, kind, covered },
      send: (body, key) => payWithCode(storefront, body, key),
      onDone(paid) {
        payCall.release();
        find(null);
        setCode("");
        const payable = (kind === "prepayment" ? paid.prepayment : paid.total) ?? 0;
        const left = Math.max(0, payable - paid.paid);
        setSpent({ ...share, covered, left });
        onPaid(paid, left === 0);
      },
      onRefused(refusal) {
        if (price.ask(refusal, (now) => now && pay(now.amount))) {
          onChanged();
          return true;
        }
        const refused = codeOf(refusal);
        if (refused !== "conflict" && refused !== "gone") return false;
        find(null);
        onChanged();
        return true;
      },
    });
  };
  return (
    <div className={styles.code}>
      <Form className={styles.ask} onSubmit={check}>
        <TextField
          name="code"
          label={t("balance.code")}
          hint={t("balance.hint")}
          value={code}
          error={fault}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary" loading={balanceCall.isRunning}>
          {t("pay.ask")}
        </Button>
      </Form>
      <FormAlert problem={balanceCall.problem ?? payCall.problem} />
      {price.question}
      <div role="status">
        {spent && (
          <p>
            {t("pay.spent", { covered: money(spent.covered) })}{" "}
            {t("pay.left", { left: money(spent.left) })}
          </p>
        )}
        {share && (
          <div className={styles.found}>
            <p>{t("pay.covers", { covered: money(share.covered) })}</p>
            <p className={styles.muted}>
              {share.left > 0
                ? t("pay.left", { left: money(share.left) })
                : t("pay.keeps", { keeps: money(share.keeps) })}
            </p>
            {share.left > 0 && share.keeps > 0 && (
              <p className={styles.muted}>
                {t("pay.least", { least: money(leastCharges[booking.currency]) })}
              </p>
            )}
            <Button size="lg" loading={payCall.isRunning} onClick={() => pay(share.covered)}>
              {t("pay.send", { covered: money(share.covered) })}
            </Button>
            <Button variant="ghost" onClick={() => find(null)}>
              {t("pay.without")}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
