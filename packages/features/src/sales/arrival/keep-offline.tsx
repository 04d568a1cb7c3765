import { Icon } from "@tropa/ui-kit/icon";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useKeptPage } from "../offline/use-kept-page.ts";
import styles from "./arrival.module.css";

/** Larger ones would take the room of a phone, and its time, bytes. */
const largestFile = 5_000_000;

interface KeepOfflineProps {
  calendar: string;
  /** What the organizer has added. */
  files: readonly { url: string; byte_size: number }[];
}

/** Keeps the page on the device once it is there, and says so: whoever loses the signal knows what they have. */
export function KeepOffline({ calendar, files }: KeepOfflineProps) {
  const { t } = useTranslation("arrival");
  const papers = files.filter(({ byte_size: size }) => size <= largestFile).map(({ url }) => url);
  const state = useKeptPage({ of: "arrival", extra: [calendar], papers });
  return (
    <div className={styles.kept}>
      {/* The longer of both keeps the place: nothing below moves when the words come. */}
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
