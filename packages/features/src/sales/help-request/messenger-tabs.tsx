import { messengerWarning } from "@tropa/domain/sales/help-request";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { QrCode } from "@tropa/ui-kit/qr-code";
import { Tabs } from "@tropa/ui-kit/tabs";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { absoluteUrl, useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { SmsLink } from "./sms-link.tsx";
import type { SentRequest } from "../calls/last-request.ts";
import { messengerLinks } from "./messengers.ts";
import type { MessengerLink } from "./messengers.ts";
import styles from "./help-success.module.css";

/** Messengers in which to continue a request, as tabs (docs/product/help-requests.md#after-sending). */
export function MessengerTabs({ sent, title }: { sent: SentRequest; title: string }) {
  const { t } = useTranslation("request");
  const { variant } = useStorefront();
  const links = messengerLinks(variant.messengers, sent.token);
  if (links.length === 0) return null;
  const warning = variant.features.messengerWarning ? messengerWarning(sent.region) : null;
  return (
    <section className={styles.chat} aria-label={title}>
      <h3>{title}</h3>
      {warning && (
        <p className={styles.warning}>
          <Icon name="warning" size={20} />
          {t(`success.warning.${warning}`)}
        </p>
      )}
      <Tabs
        label={t("success.messengers")}
        tabs={links.map((link) => ({
          value: link.messenger,
          label: t(`success.${link.messenger}`),
          content: (
            <>
              <MessengerPanel {...link} />
              {link.messenger === "telegram" && variant.features.messengerSmsLink && (
                <SmsLink sent={sent} />
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}

function MessengerPanel({ messenger, path }: MessengerLink) {
  const { t } = useTranslation("request");
  const storefront = useStorefront();
  const href = absoluteUrl(storefront, storefront.locale, path);
  const name = t(`success.${messenger}`);
  return (
    <div className={styles.panel}>
      {messenger === "vk" ? (
        <p className={styles.word} aria-hidden="true">
          {t("success.vkWord")}
        </p>
      ) : (
        <QrCode
          className={styles.qr}
          value={href}
          size={132}
          label={t("success.qr", { messenger: name })}
        />
      )}
      <div>
        {messenger === "vk" ? (
          <p>{t("success.vkText")}</p>
        ) : (
          <>
            <p className={styles.scanned}>{t(`success.${messenger}Text`)}</p>
            {/* A phone cannot scan a code on its own screen. */}
            <p className={styles.here}>{t(`success.${messenger}Here`)}</p>
          </>
        )}
        <Button variant="secondary" href={href} target="_blank" rel="noopener" iconEnd="external">
          {t(`success.${messenger}Open`)}
        </Button>
      </div>
    </div>
  );
}
