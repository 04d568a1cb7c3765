import { useSyncExternalStore } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./offline-note.module.css";

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

/** Says that there is no connection and the page comes from this device. */
export function OfflineNote() {
  const { t } = useTranslation("booking");
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <p role="status" className={styles.root}>
      {t("offline")}
    </p>
  );
}
