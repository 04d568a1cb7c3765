import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { QueueFailed } from "../queues/queue-states.tsx";
import styles from "./bookings.module.css";

export interface ContactsRequestProps {
  /** The query of the contacts, read on demand only. */
  contacts: { data: unknown; error: unknown; isFetching: boolean };
  onShow: () => void;
}

/** Asks for contacts that are masked until then; nothing once they are there. */
export function ContactsRequest({ contacts, onShow }: ContactsRequestProps) {
  const { t } = useTranslation("staffBookings");
  if (contacts.data) return null;
  if (contacts.error) return <QueueFailed onRetry={onShow} />;
  return (
    <div className={styles.ask}>
      <Button variant="secondary" loading={contacts.isFetching} onClick={onShow}>
        {t("contacts.show")}
      </Button>
      <p className={styles.muted}>{t("contacts.hint")}</p>
    </div>
  );
}
