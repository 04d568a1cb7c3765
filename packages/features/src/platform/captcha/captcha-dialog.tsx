import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { Modal } from "@tropa/ui-kit/modal";
import { useEffect, useRef, useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { afterClosing } from "../browser/after-closing.ts";
import type { CaptchaRequest } from "./captcha-request.ts";
import styles from "./captcha-dialog.module.css";

/** Starts an attempt on opening and after each failure; aborts it with the window. */
function useAttempts({ attempt, answer, hasFailed }: CaptchaRequest) {
  const holder = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(hasFailed);
  useEffect(() => {
    if (!holder.current || isFailed) return undefined;
    const leaving = new AbortController();
    // A fresh element for each attempt: widgets may leave other elements beside their own.
    const place = holder.current.appendChild(document.createElement("div"));
    attempt(place, leaving.signal).then(
      (given) => !leaving.signal.aborted && answer(given),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.error("captcha failed", error);
        setFailed(true);
      },
    );
    return () => {
      leaving.abort();
      place.remove();
    };
  }, [attempt, answer, isFailed]);
  // Resolve pending calls when the page is left.
  useEffect(() => () => answer(null), [answer]);
  const again = () => setFailed(false);
  return { holder, isFailed, again };
}

/**
 * Captcha window: asks a visitor to prove that they are a person, or to wait while their browser works. It opens over
 * the page, so nothing typed is lost; the call is repeated afterwards.
 */
export default function CaptchaDialog({ request }: { request: CaptchaRequest }) {
  const { t } = useTranslation("captcha");
  const { variant } = useStorefront();
  const [open, setOpen] = useState(true);
  const { holder, isFailed, again } = useAttempts(request);
  const cancel = () => {
    setOpen(false);
    afterClosing(() => request.answer(null));
  };
  return (
    <Modal
      open={open}
      onClose={cancel}
      title={t(isFailed ? "failedTitle" : request.isWidget ? "title" : "waitTitle")}
      width={variant.modalWidth}
      persistent
    >
      <div className={styles.root}>
        <p className={styles.purpose}>{t("purpose")}</p>
        {isFailed ? (
          <p role="alert" className={styles.failed}>
            <Icon name="warning" size={20} />
            {t("failed")}
          </p>
        ) : (
          <p role="status" className={styles.working} data-widget={request.isWidget || undefined}>
            {t(request.isWidget ? "task" : "moment")}
          </p>
        )}
        <div ref={holder} className={styles.widget} hidden={isFailed || !request.isWidget} />
        <div className={styles.actions}>
          {isFailed && <Button onClick={again}>{t("again")}</Button>}
          <Button variant="secondary" onClick={cancel}>
            {t("cancel")}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
