import { Icon } from "@tropa/ui-kit/icon";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useOfflinePage } from "../offline/use-kept-page.ts";
import styles from "./arrival.module.css";

/** Larger files are not stored, to save space and time on a phone, bytes. */
const largestFile = 5_000_000;

interface KeepOfflineProps {
  calendar: string;
  /** Files the organizer has added. */
  files: readonly { url: string; byte_size: number }[];
}

/** Stores the page for offline use and says when it is done. */
export function KeepOffline({ calendar, files }: KeepOfflineProps) {
  const { t } = useTranslation("arrival");
  const papers = files.filter(({ byte_size: size }) => size <= largestFile).map(({ url }) => url);
  const state = useOfflinePage({ of: "arrival", extra: [calendar], papers });
  return (
    <div className={styles.kept}>
      {/* Both texts take part in the layout, so that nothing moves when one appears. */}
      {(["kept", "notKept"] as const).map((key) => (
        <p key={key} className={styles.place} aria-hidden>
          <Icon name="check" size={20} />
          {t(key)}
        </p>
      ))}
      <p role="status" data-state={state}>
        {state === "kept" && (
          <>
            <Icon name="check" size={20} />
            {t("kept")}
          </>
        )}
        {state === "failed" && t("notKept")}
      </p>
    </div>
  );
}
