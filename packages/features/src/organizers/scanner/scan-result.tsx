import { formatMoney } from "@tropa/domain/money";
import { isMarkedAtOnce } from "@tropa/domain/sales/arrival/arrival-scan";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Mark } from "./mark-queue.ts";
import type { Scan, Scanner } from "./use-scanner.ts";
import styles from "./scanner.module.css";

type Look = "good" | "here" | "day" | "debt" | "waiting" | "bad";

type ResultText =
  | Exclude<Scan["verdict"], "begun">
  | "unconfirmed"
  | "owes"
  | "notFound"
  | "refused";

/**
 * Shows the result of a scan. Only the API knows whether a booking is still valid and paid, so nothing looks like approval
 * before it has answered.
 */
function lookOf({ verdict }: Scan, mark: Mark | undefined): { look: Look; text: ResultText } {
  if (mark?.state === "waiting")
    return { look: "waiting", text: mark.code === null ? "byNumber" : "unconfirmed" };
  if (mark?.state === "repeated" || verdict === "twice") return { look: "here", text: "twice" };
  if (mark?.state === "sent") return { look: "good", text: "welcome" };
  if (mark?.refusal === "not_today" || verdict === "otherDay")
    return { look: "day", text: "otherDay" };
  if (mark?.refusal === "owes") return { look: "debt", text: "owes" };
  if (mark?.refusal === "not_found") return { look: "bad", text: "notFound" };
  return { look: "bad", text: mark || isMarkedAtOnce(verdict) ? "refused" : verdict };
}

const icons: Record<Look, IconName> = {
  good: "check-circle",
  here: "users",
  day: "calendar",
  debt: "card",
  waiting: "clock",
  bad: "close",
};
const refusals = ["unpaid", "canceled", "moved", "forbidden", "validation"] as const;

/** The last scan's result, readable at arm's length and announced to screen readers. */
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
  const start = mark?.start ?? scan.facts?.start;
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
        {(text === "twice" || scan.verdict === "twice") && mark && (
          <p>
            {mark.first
              ? t("firstBy", { moment: moment(mark.first.at), name: mark.first.by })
              : t("firstHere", { moment: moment(mark.scannedAt) })}
          </p>
        )}
        {text === "otherDay" && start && (
          <p>{t("starts", { date: formatDate(start, locale, "full") })}</p>
        )}
        {text === "owes" && mark && (
          <>
            {mark.debt && <p>{t("debt", { amount: formatMoney(mark.debt, locale) })}</p>}
            <Button variant="secondary" size="sm" onClick={() => scanner.markWithDebt(mark)}>
              {t("markWithDebt")}
            </Button>
          </>
        )}
        {mark?.state === "waiting" && <p>{t("result.waiting")}</p>}
        {scan.isUnchecked && mark?.state === "waiting" && <p>{t("result.unchecked")}</p>}
        {mark && mark.state !== "refused" && (
          <Button variant="secondary" size="sm" onClick={() => void scanner.undo(mark)}>
            {t("undo")}
          </Button>
        )}
        {scanner.isUndoFailed && <p>{t("undoFailed")}</p>}
      </div>
    </div>
  );
}
