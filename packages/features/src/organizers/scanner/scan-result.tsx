import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { useMoment } from "../../people/settings/use-moment.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Mark } from "./mark-queue.ts";
import type { Scan, Scanner } from "./use-scanner.ts";
import styles from "./scanner.module.css";

type Look = "good" | "warning" | "bad";

/** What is shown of a scan: its own verdict, until the API has said something else of its mark. */
function lookOf({ verdict }: Scan, mark: Mark | undefined): { look: Look; text: string } {
  if (mark?.state === "refused") return { look: "bad", text: "refused" };
  if (mark?.state === "repeated" || verdict === "twice") return { look: "warning", text: "twice" };
  if (verdict === "welcome" || verdict === "byNumber") {
    const isKnown = verdict === "welcome" || mark?.state === "sent";
    return { look: "good", text: isKnown ? "welcome" : "byNumber" };
  }
  return { look: verdict === "otherDay" ? "warning" : "bad", text: verdict };
}

const icons: Record<Look, IconName> = { good: "check-circle", warning: "warning", bad: "close" };
const refusals = ["conflict", "not_found", "forbidden", "validation"] as const;

/** What the last scan came to, large enough for the arm's length; read aloud as it changes. */
export function ScanResult({ scanner, marks }: { scanner: Scanner; marks: readonly Mark[] }) {
  const { t } = useTranslation("scanner");
  const { locale } = useStorefront();
  const moment = useMoment();
  const { scan } = scanner;
  const mark = marks.find((one) => one.scan === scan?.mark);
  if (!scan)
    return (
      <div role="status" className={styles.result} data-look="none">
        <p>{t("result.none")}</p>
      </div>
    );
  const { look, text } = lookOf(scan, mark);
  const name = mark?.firstName || (scan.facts?.firstName ?? "");
  const seats = mark?.seats || (scan.facts?.seats ?? 0);
  const refusal = refusals.find((one) => one === mark?.refusal) ?? "unknown";
  return (
    <div role="status" className={styles.result} data-look={look}>
      <Icon name={icons[look]} size={40} />
      <div>
        <p className={styles.verdict}>{t(`result.${text}`)}</p>
        {name !== "" && (
          <p className={styles.party}>
            {name}
            {seats > 0 && `, ${t("seats", { count: seats })}`}
          </p>
        )}
        {scan.bookingId !== null && <p>{t("booking", { number: scan.bookingId })}</p>}
        {text === "refused" && <p>{t(`refusal.${refusal}`)}</p>}
        {text === "twice" && mark && (
          <p>
            {mark.first
              ? t("firstBy", { moment: moment(mark.first.at), name: mark.first.by })
              : t("firstHere", { moment: moment(mark.scannedAt) })}
          </p>
        )}
        {text === "otherDay" && scan.facts && (
          <>
            <p>{t("starts", { date: formatDate(scan.facts.start, locale, "full") })}</p>
            <Button variant="secondary" size="sm" onClick={scanner.markAnyway}>
              {t("markAnyway")}
            </Button>
          </>
        )}
        {mark?.state === "waiting" && <p>{t("result.waiting")}</p>}
        {scan.isUnchecked && mark?.state === "waiting" && <p>{t("result.unchecked")}</p>}
      </div>
    </div>
  );
}
