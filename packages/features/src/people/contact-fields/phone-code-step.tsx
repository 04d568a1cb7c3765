import { Button } from "@tropa/ui-kit/button";
import { Countdown } from "@tropa/ui-kit/countdown";
import { OneTimeCode } from "@tropa/ui-kit/one-time-code";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { PhoneConfirmation } from "./phone-confirmation.ts";
import styles from "./phone-code-step.module.css";

export interface PhoneCodeStepProps {
  confirmation: PhoneConfirmation;
  field: { name: string; error: string | undefined };
  onCode: (code: string) => void;
  /** Sends the order again without a code, which makes the API send another. */
  onResend: () => void;
}

/** Asks for the code sent to an order's phone, and says why. Give each requested code its own `key`. */
export default function PhoneCodeStep({
  confirmation,
  field,
  onCode,
  onResend,
}: PhoneCodeStepProps) {
  const { t } = useTranslation("request");
  const { reason, codeLength, resendAfter, sendError } = confirmation;
  const root = useRef<HTMLFieldSetElement>(null);
  const [mayResend, setMayResend] = useState(resendAfter === 0);
  // The result of the refused press is shown here: move the focus to the code, or to the message.
  useEffect(() => {
    const shown = root.current;
    if (shown) (shown.querySelector("input") ?? shown).focus();
  }, []);
  return (
    <fieldset ref={root} tabIndex={-1} className={styles.root}>
      <legend>{t("order.confirm.title")}</legend>
      <p role="status">{sendError ?? t(`order.confirm.${reason}`)}</p>
      {sendError === null ? (
        <>
          <OneTimeCode
            {...field}
            // Pasting fires no change event.
            onValueChange={onCode}
            label={t("order.confirm.code")}
            length={codeLength}
            onComplete={() => root.current?.form?.requestSubmit()}
          />
          <p className={styles.resend}>
            {mayResend ? (
              <Button variant="ghost" size="sm" onClick={onResend}>
                {t("order.confirm.resend")}
              </Button>
            ) : (
              <span>
                <Countdown
                  seconds={resendAfter}
                  onEnd={() => setMayResend(true)}
                  format={(seconds) => t("order.confirm.resendIn", { seconds })}
                />
              </span>
            )}
          </p>
        </>
      ) : (
        <p>{t("order.confirm.otherwise")}</p>
      )}
    </fieldset>
  );
}
