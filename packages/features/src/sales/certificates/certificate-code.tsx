import { formatMoney } from "@tropa/domain/money";
import type { PaymentKind } from "@tropa/domain/sales/payment";
import { shareOf } from "@tropa/domain/sales/certificate";
import type { CertificateShare } from "@tropa/domain/sales/certificate";
import { readCertificateCode } from "@tropa/domain/sales/certificate-code";
import type { LinkedBooking } from "@tropa/api-contract/sales/calls-booking-link";
import { Button } from "@tropa/ui-kit/button";
import { Form } from "@tropa/ui-kit/form";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { codeOf } from "../../platform/forms/error-code.ts";
import { FormAlert } from "../../platform/forms/form-alert.tsx";
import { useCall } from "../../platform/forms/use-call.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { PricedBooking } from "../booking-data/shown-booking.ts";
import { payWithCode, readBalance } from "./certificate-calls.ts";
import styles from "./certificates.module.css";

export interface CertificateCodeProps {
  booking: PricedBooking;
  kind: PaymentKind;
  /** What is due by that kind, minor units. */
  due: number;
  onPaid: (booking: LinkedBooking) => void;
  /** The API says that the booking is not what the page shows. */
  onChanged: () => void;
}

/** Paying with a certificate: the code, what it covers, and the press that spends from it. */
export default function CertificateCode({
  booking,
  kind,
  due,
  onPaid,
  onChanged,
}: CertificateCodeProps) {
  const { t } = useTranslation("certificates");
  const storefront = useStorefront();
  const { locale } = storefront;
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<string>();
  const [found, setFound] = useState<{ code: string; balance: number } | null>(null);
  const asking = useCall();
  const paying = useCall();
  const share: CertificateShare | null = found && shareOf(found.balance, due);
  const money = (minor: number) => formatMoney({ minor, currency: booking.currency }, locale);

  const ask = () => {
    const read = readCertificateCode(code);
    setFound(null);
    if (read === null) {
      setFault(t(code.trim() === "" ? "balance.empty" : "balance.wrong"));
      return;
    }
    setFault(undefined);
    void asking.run({
      body: read,
      send: (body) => readBalance(storefront, body),
      onDone(certificate) {
        asking.release();
        if (certificate === null) setFault(t("balance.unknown"));
        else if (certificate.state !== "good") setFault(t("pay.over"));
        else if (!certificate.is_accepted || certificate.currency !== booking.currency)
          setFault(t("balance.elsewhere"));
        else setFound({ code: read, balance: certificate.balance });
      },
    });
  };
  const pay = (covered: number) => {
    if (!found) return;
    void paying.run({
      body: { uuid: booking.uuid, code: found.code, kind, covered },
      send: (body, key) => payWithCode(storefront, body, key),
      onDone(paid) {
        paying.release();
        onPaid(paid);
      },
      onRefused(refusal) {
        const refused = codeOf(refusal);
        if (refused !== "conflict" && refused !== "gone") return false;
        setFound(null);
        onChanged();
        return true;
      },
    });
  };
  return (
    <div className={styles.code}>
      <Form className={styles.ask} onSubmit={ask}>
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
        <Button type="submit" variant="secondary" loading={asking.isRunning}>
          {t("pay.ask")}
        </Button>
      </Form>
      <FormAlert problem={asking.problem ?? paying.problem} />
      <div role="status">
        {share && (
          <div className={styles.found}>
            <p>{t("pay.covers", { covered: money(share.covered) })}</p>
            <p className={styles.muted}>
              {share.left > 0
                ? t("pay.left", { left: money(share.left) })
                : t("pay.keeps", { keeps: money(share.keeps) })}
            </p>
            <Button loading={paying.isRunning} onClick={() => pay(share.covered)}>
              {t("pay.send", { covered: money(share.covered) })}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
