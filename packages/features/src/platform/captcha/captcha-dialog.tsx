import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { Modal } from "@tropa/ui-kit/modal";
import { useEffect, useRef, useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { afterClosing } from "../browser/after-closing.ts";
import type { CaptchaRequest } from "./captcha-request.ts";
import styles from "./captcha-dialog.module.css";

/** Begins an attempt whenever there is a new one, and gives it up with the window. */
function useAttempts({ attempt, answer, hasFailed }: CaptchaRequest) {
  const holder = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(hasFailed);
  useEffect(() => {
    if (!holder.current || isFailed) return undefined;
    const leaving = new AbortController();
    // A widget may put things beside its own, which must not be the next one's.
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
  // Nobody is left to answer once the page is gone.
  useEffect(() => () => answer(null), [answer]);
  const again = () => setFailed(false);
  return { holder, isFailed, again };
}

/**
 * Asks whoever calls the API to show that they are a person, or to wait while their browser does. It lies over
 * whatever called: nothing that was typed is lost, and the call is made again after it.
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
