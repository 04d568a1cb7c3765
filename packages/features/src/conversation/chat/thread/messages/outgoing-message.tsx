import { sendStatuses } from "@tropa/domain/conversation/chat-message";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Outgoing } from "../../../sending/send-queue.ts";
import { ownSendQueue } from "../../../sending/own-send-queue.ts";
import { timeOf } from "../../common/moments.ts";
import styles from "./message.module.css";

/** A message in the send queue: waiting, being sent, or failed with a way to retry. */
export function OutgoingMessage({ outgoing }: { outgoing: Outgoing }) {
  const { t } = useTranslation("chat");
  const storefront = useStorefront();
  const { key, text, file, status, failure, createdAt } = outgoing;
  const isFailed = status === sendStatuses.failed;
  const queue = ownSendQueue(storefront);
  return (
    <article className={styles.root} data-type="output" data-status={status}>
      <div className={styles.bubble}>
        <VisuallyHidden>{t("from.you")}</VisuallyHidden>
        {file && (
          <p className={styles.text}>
            <Icon name="paperclip" size={18} /> {file.name}
          </p>
        )}
        {text !== "" && <p className={styles.text}>{text}</p>}
        <p className={styles.meta}>
          <time dateTime={createdAt}>{timeOf(createdAt, storefront.locale)}</time>
          <Icon
            name={isFailed ? "warning" : "clock"}
            size={16}
            label={isFailed ? t("sending.failed") : t("sending.onItsWay")}
          />
        </p>
        {isFailed && (
          <div className={styles.failure} role="alert">
            <p>
              {failure?.isRefused ? (failure.message ?? t("sending.refused")) : t("sending.lost")}
            </p>
            <p className={styles.acts}>
              <Button size="sm" variant="secondary" onClick={() => queue.retry(key)}>
                {t("retry")}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => queue.remove(key)}>
                {t("sending.giveUp")}
              </Button>
            </p>
          </div>
        )}
      </div>
    </article>
  );
}
