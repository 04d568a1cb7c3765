import { Icon } from "@tropa/ui-kit/icon";
import { useEffect, useRef } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { SentRequest } from "../calls/last-request.ts";
import { EmailStep } from "./email-step.tsx";
import { MessengerTabs } from "./messenger-tabs.tsx";
import { VideoMockup } from "../programme/video-mockup.tsx";
import styles from "./help-success.module.css";

/**
 * Shown after a request (docs/product/help-requests.md#after-sending): its number, an e-mail field and messengers. If
 * an e-mail address is known already, only messengers are offered.
 */
export default function HelpSuccess({ sent }: { sent: SentRequest }) {
  const { t } = useTranslation("request");
  const heading = useRef<HTMLHeadingElement>(null);
  const isChatOnly = sent.hasEmail ?? false;
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus({ preventScroll: false }), []);
  return (
    <div className={styles.frame}>
      <div className={styles.root}>
        <div className={styles.steps}>
          <header className={styles.header}>
            <span className={styles.mark}>
              <Icon name="check" size={28} />
            </span>
            <div>
              <h2 ref={heading} tabIndex={-1}>
                {t("success.title", { id: sent.requestId })}
              </h2>
              <p>{t(isChatOnly ? "success.textWithEmail" : "success.text")}</p>
            </div>
          </header>
          {!isChatOnly && <EmailStep sent={sent} />}
          <MessengerTabs
            sent={sent}
            title={t(isChatOnly ? "success.chatTitleOnly" : "success.chatTitle")}
          />
        </div>
        <VideoMockup className={styles.video} label={t("success.video")} />
      </div>
    </div>
  );
}
