import { formatNumber } from "@tropa/i18n/format";
import { Badge } from "@tropa/ui-kit/badge";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Mark, MarkState } from "./mark-queue.ts";
import styles from "./scanner.module.css";

const tones: Record<MarkState, "success" | "warning" | "danger"> = {
  sent: "success",
  waiting: "warning",
  repeated: "warning",
  refused: "danger",
};

/** Parties marked on this device, newest first, with whether the API has them. */
export function MarkList({ marks }: { marks: readonly Mark[] }) {
  const { t } = useTranslation("scanner");
  const { locale } = useStorefront();
  const moment = useMoment();
  if (marks.length === 0) return null;
  const come = marks.filter(({ state }) => state === "sent" || state === "repeated");
  const people = come.reduce((sum, { seats }) => sum + seats, 0);
  return (
    <section className={styles.marks} aria-labelledby="marks-title">
      <h2 id="marks-title">{t("list.title")}</h2>
      <p className={styles.muted}>
        {t("list.come", { count: people, number: formatNumber(people, locale) })}
      </p>
      <ul>
        {marks
          .toSorted((a, b) => b.scannedAt.localeCompare(a.scannedAt))
          .map((mark) => (
            <li key={mark.scan}>
              <span>
                <b>{mark.firstName || t("booking", { number: mark.bookingId })}</b>
                {mark.seats > 0 && `, ${t("seats", { count: mark.seats })}`}
                <small>
                  {mark.firstName && `${t("booking", { number: mark.bookingId })} · `}
                  {moment(mark.scannedAt)}
                </small>
              </span>
              <Badge tone={tones[mark.state]}>{t(`state.${mark.state}`)}</Badge>
            </li>
          ))}
      </ul>
    </section>
  );
}
