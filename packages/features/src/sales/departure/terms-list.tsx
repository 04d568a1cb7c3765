import { cancellationTimeline, refundOf } from "@tropa/domain/sales/cancellation";
import type {
  CancellationStage,
  CancellationTerms,
  PaidMoney,
} from "@tropa/domain/sales/cancellation";
import { todayIn } from "@tropa/domain/time/local-date";
import { formatMoney } from "@tropa/domain/money";
import { formatDate, formatDateRange } from "@tropa/i18n/format";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useDeadline } from "./use-deadline.ts";
import styles from "./terms-list.module.css";

/** Refunds by date, with amounts; the same in the form, before payment and after. */
export function TermsList({
  terms,
  money,
  timeZone,
  part = "all",
}: {
  terms: CancellationTerms;
  money: PaidMoney;
  /** Time zone of the place, in which its days end. */
  timeZone: string;
  /** `now` for the current stage, `later` for the following ones. */
  part?: "all" | "now" | "later";
}) {
  const stages = cancellationTimeline(terms, todayIn(timeZone));
  const shown = { all: stages, now: stages.slice(0, 1), later: stages.slice(1) }[part];
  return (
    <ol className={styles.root}>
      {shown.map((stage) => (
        <Stage key={stage.kind} stage={stage} money={money} timeZone={timeZone} />
      ))}
    </ol>
  );
}

function Stage({
  stage,
  money,
  timeZone,
}: {
  stage: CancellationStage;
  money: PaidMoney;
  timeZone: string;
}) {
  const { t } = useTranslation("booking");
  const { locale } = useStorefront();
  const day = (date: string | null) => (date === null ? "" : formatDate(date, locale, "full"));
  const deadline = useDeadline(timeZone);
  const { refund, kept } = refundOf(stage.kind, money);
  const when = {
    full: () =>
      t(stage.byDecision ? "terms.untilDecided" : "terms.until", {
        deadline: deadline(stage.to ?? ""),
      }),
    prepaymentKept: () =>
      stage.byDecision
        ? t("terms.onceDecided")
        : formatDateRange(stage.from ?? "", stage.to ?? "", locale, "full"),
    none: () => t("terms.from", { date: day(stage.from) }),
  }[stage.kind]();
  const amounts = { refund: formatMoney(refund, locale), kept: formatMoney(kept, locale) };
  // If only the prepayment is paid, nothing else can be refunded.
  const words =
    stage.kind === "prepaymentKept" && refund.minor === 0 ? "onlyPrepayment" : stage.kind;
  return (
    <li data-kind={stage.kind}>
      <b>{when}</b>
      <span>{t(`terms.${words}`, amounts)}</span>
    </li>
  );
}
