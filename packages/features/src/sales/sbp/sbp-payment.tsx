import type { SbpCode } from "@tropa/api-contract/sales/calls-booking-link";
import { paymentStatuses } from "@tropa/domain/sales/payment";
import { Button } from "@tropa/ui-kit/button";
import { QrCode } from "@tropa/ui-kit/qr-code";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { codeOf } from "../../platform/forms/problems/error-code.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../platform/forms/use-call.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { bankPollMs } from "../payment-state/bank-look.ts";
import { useSecondsLeft } from "../hold/use-seconds-left.ts";
import { bankAddress, sbpBanks } from "./sbp-banks.ts";
import { isSbpStart } from "./sbp-start.ts";
import type { SbpStart, StartedPayment } from "./sbp-start.ts";
import styles from "./sbp.module.css";

export interface SbpPaymentProps {
  started: SbpStart;
  /** Formatted amount. */
  amount: string;
  /** Starts the same payment again to get a new code after the old one expired. */
  restart: (idempotencyKey: string) => Promise<StartedPayment>;
  /** Page to which the bank would return the payer. */
  returnUrl: string;
  /** Called when the payer chooses another method. */
  onOther: () => void;
  /** Called when there is nothing left to pay. */
  onOver: () => void;
}

/** Pays by SBP: a QR code for the phone's camera or, on a phone, links to banks' apps. Polls for the payment. */
export default function SbpPayment(props: SbpPaymentProps) {
  const { amount, restart, returnUrl, onOther, onOver } = props;
  const { t } = useTranslation("sbp");
  const storefront = useStorefront();
  const [{ payment, sbp }, setStarted] = useState(props.started);
  // The code that expired by this device's clock, and the payment that the bank has closed.
  const [endedCode, setEndedCode] = useState<string | null>(null);
  const [closed, setClosed] = useState<string | null>(null);
  const { isRunning, problem, run, release } = useCall();
  const heading = useRef<HTMLHeadingElement>(null);
  const { uuid } = payment;
  const isEnded = closed === uuid || endedCode === codeKey(sbp);

  useEffect(() => heading.current?.focus(), []);
  const settled = useEffectEvent(() => {
    const back = new URL(returnUrl);
    back.searchParams.set("payment", uuid);
    window.location.assign(back.href);
  });
  // Poll after the code has expired, too: a payment in the last second may still be confirmed.
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = async () => {
      const { watchPayment } = await import("../booking-data/watch-status.ts");
      if (isOver) return;
      stop = watchPayment(storefront, uuid, bankPollMs, ({ status }) => {
        if (status === paymentStatuses.payed) settled();
        if (status === paymentStatuses.canceled) setClosed(uuid);
      });
    };
    begin().catch(console.error);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [storefront, uuid]);

  const renew = () =>
    void run({
      body: uuid,
      send: (_, key) => restart(key),
      onDone(again) {
        release();
        if (isSbpStart(again)) setStarted(again);
      },
      onRefused(refusal) {
        const code = codeOf(refusal);
        if (code !== "conflict" && code !== "gone") return false;
        onOver();
        return true;
      },
    });

  return (
    <section className={styles.root} aria-labelledby="sbp">
      <h2 id="sbp" ref={heading} tabIndex={-1}>
        {t("title", { amount })}
      </h2>
      {isEnded ? (
        <div className={styles.ended} role="status">
          <p>{t("ended")}</p>
        </div>
      ) : (
        <SbpWays sbp={sbp} />
      )}
      <FormAlert problem={problem} />
      {isEnded ? (
        <Button size="lg" icon="refresh" loading={isRunning} onClick={renew}>
          {t("renew")}
        </Button>
      ) : (
        <div className={styles.wait}>
          <p role="status">{t("waiting")}</p>
          {sbp.ends_at !== null && (
            <CodeClock
              key={sbp.ends_at}
              until={sbp.ends_at}
              onEnd={() => setEndedCode(codeKey(sbp))}
            />
          )}
        </div>
      )}
      <Button variant="secondary" icon="arrow-left" onClick={onOther}>
        {t("other")}
      </Button>
    </section>
  );
}

/** Identifies a code. Includes its end, because codes of the sandbox differ only by that. */
const codeKey = ({ payload, ends_at: endsAt }: SbpCode) => `${payload} ${endsAt}`;

function SbpWays({ sbp: { payload, is_for_apps: isForApps } }: { sbp: SbpCode }) {
  const { t } = useTranslation("sbp");
  return (
    <div className={styles.ways}>
      <div className={styles.scan}>
        <QrCode value={payload} label={t("code")} size={224} />
        <p>{t(isForApps ? "scan" : "scanPage")}</p>
      </div>
      {isForApps && (
        <div className={styles.banks}>
          <h3>{t("choose")}</h3>
          <ul>
            {sbpBanks.map(([bank, scheme]) => (
              <li key={bank}>
                <a href={bankAddress(payload, scheme)}>{t(`banks.${bank}`)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {/* A plain link: the address belongs to the bank. */}
      <a className={styles.open} href={payload}>
        {t(isForApps ? "open" : "openPage")}
      </a>
    </div>
  );
}

/** Countdown until a code expires, by the reader's clock. */
function CodeClock({ until, onEnd }: { until: string; onEnd: () => void }) {
  const { t } = useTranslation("sbp");
  const seconds = useSecondsLeft(until, onEnd);
  if (seconds === null) return null;
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <p className={styles.clock} role="timer">
      {t("left", { left })}
    </p>
  );
}
