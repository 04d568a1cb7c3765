import { formatMoney } from "@tropa/domain/money";
import {
  readCertificateCode,
  writeCertificateCode,
} from "@tropa/domain/sales/certificates/certificate-code";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Form } from "@tropa/ui-kit/form";
import { TextField } from "@tropa/ui-kit/text-field";
import { useEffect, useState, useSyncExternalStore } from "react";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../platform/forms/use-call.ts";
import { saveFile } from "../../platform/browser/save-file.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { AboutAmount } from "../price/about-amount.tsx";
import { certificatePdf, readBalance } from "./certificate-calls.ts";
import type { Balance } from "./certificate-calls.ts";
import styles from "./certificates.module.css";

/** The certificate code from the address's fragment; empty if none. */
function codeOfHash(): string {
  const code = readCertificateCode(location.hash.slice(1));
  return code === null ? "" : writeCertificateCode(code);
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/**
 * Shows a certificate's balance and a printable file. Links in e-mails carry the code in the fragment, which is not
 * sent to servers.
 */
export function BalanceCheck() {
  const { t } = useTranslation("certificates");
  const storefront = useStorefront();
  const linkCode = useSyncExternalStore(onHashChange, codeOfHash, () => "");
  const [typedCode, setCode] = useState<string | null>(null);
  const code = typedCode ?? linkCode;
  const [fault, setFault] = useState<string>();
  const [found, setFound] = useState<{ code: string; balance: Balance } | null>(null);
  const balanceCall = useCall();
  const printCall = useCall();
  useEffect(() => {
    if (linkCode !== "") document.querySelector("#balance")?.scrollIntoView();
  }, [linkCode]);

  const check = () => {
    const read = readCertificateCode(code);
    if (read === null) {
      setFault(t(code.trim() === "" ? "balance.empty" : "balance.wrong"));
      return;
    }
    setFault(undefined);
    void balanceCall.run({
      body: read,
      send: (body) => readBalance(storefront, body),
      onDone(balance) {
        balanceCall.release();
        setFound({ code: read, balance });
      },
    });
  };
  const print = (shown: string) => {
    void printCall.run({
      body: shown,
      send: (body) => certificatePdf(storefront, body),
      onDone(file) {
        printCall.release();
        saveFile(file, "certificate.pdf");
      },
    });
  };
  return (
    <section id="balance" className={styles.block} aria-labelledby="balance-title">
      <h2 id="balance-title">{t("balance.title")}</h2>
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
          {t("balance.ask")}
        </Button>
      </Form>
      <FormAlert problem={balanceCall.problem ?? printCall.problem} />
      <div role="status">
        {found && <FoundBalance {...found} isPrinting={printCall.isRunning} onPrint={print} />}
      </div>
    </section>
  );
}

function FoundBalance({
  code,
  balance,
  isPrinting,
  onPrint,
}: {
  code: string;
  balance: Balance;
  isPrinting: boolean;
  onPrint: (code: string) => void;
}) {
  const { t } = useTranslation("certificates");
  const { locale } = useStorefront();
  if (balance === null) return <p>{t("balance.unknown")}</p>;
  const money = (minor: number) => formatMoney({ minor, currency: balance.currency }, locale);
  return (
    <div className={styles.found}>
      <p className={styles.left}>
        {money(balance.balance)}{" "}
        <span className={styles.muted}>
          <AboutAmount money={{ minor: balance.balance, currency: balance.currency }} />
        </span>
      </p>
      <p>{t(`states.${balance.state}`)}</p>
      <p className={styles.muted}>
        {t("balance.of", { amount: money(balance.amount) })}
        {balance.until !== null &&
          ` ${t("balance.until", { date: formatDate(balance.until, locale, "full") })}`}
      </p>
      {!balance.is_accepted && <p>{t("balance.elsewhere")}</p>}
      {(balance.state === "good" || balance.state === "spent") && (
        <Button variant="secondary" loading={isPrinting} onClick={() => onPrint(code)}>
          {t("balance.print")}
        </Button>
      )}
    </div>
  );
}
