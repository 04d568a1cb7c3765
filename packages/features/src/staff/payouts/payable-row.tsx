import { useQuery } from "@tanstack/react-query";
import type { Payable } from "@tropa/api-contract/staff/calls-payables";
import { formatMoney } from "@tropa/domain/money";
import { formatDate } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { Link } from "@tropa/ui-kit/link";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { Fragment, useState } from "react";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import { moneyHref, payableBookingsQuery } from "./money-queries.ts";
import { MoneyRow } from "./money-table.tsx";
import styles from "../queues/queues.module.css";

interface PayableRowProps {
  columns: readonly string[];
  payable: Payable;
  isChosen: boolean;
  /** Of another currency than what is chosen. */
  isOther: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** What one organizer is owed in a currency, what is held and why, and the bookings behind it. */
export function PayableRow({ columns, payable, isChosen, isOther, onChoose }: PayableRowProps) {
  const { t } = useTranslation("staffMoney");
  const { locale } = useStorefront();
  const [isOpen, setOpen] = useState(false);
  const { organizer, currency, amount, obstacle } = payable;
  const write = (minor: number) => formatMoney({ minor, currency }, locale);
  const held = (["in_runs", "disputed", "goodwill", "cancelled"] as const).filter(
    (name) => payable[name] > 0,
  );
  return (
    <MoneyRow
      columns={columns}
      cells={[
        <Checkbox
          key="organizer"
          checked={isChosen}
          disabled={obstacle !== null || isOther}
          onValueChange={onChoose}
        >
          {t("payables.organizer", { name: organizer.title, id: organizer.id })}
        </Checkbox>,
        formatDate(payable.since, locale, "full"),
        <Button
          key="bookings"
          variant="secondary"
          size="sm"
          icon={isOpen ? "chevron-up" : "chevron-down"}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <VisuallyHidden>{t("payables.whyOf", { name: organizer.title })}</VisuallyHidden>{" "}
          {payable.bookings.toLocaleString(locale)}
        </Button>,
        <span key="state">
          {obstacle ? (
            <Badge tone="warning">{t(`payables.obstacles.${obstacle}`)}</Badge>
          ) : (
            t("payables.canBePaid")
          )}
          {held.map((name) => (
            <span key={name} className={styles.hint}>
              <br />
              {t(`payables.held.${name}`, { amount: write(payable[name]) })}
              {name === "in_runs" &&
                payable.runs.map((run) => (
                  <Fragment key={run}>
                    {" "}
                    <Link href={moneyHref("runs", { run: String(run) })}>
                      {t("payables.run", { run })}
                    </Link>
                  </Fragment>
                ))}
            </span>
          ))}
        </span>,
        <b key="amount">{write(amount)}</b>,
      ]}
      below={isOpen && <Bookings payable={payable} />}
    />
  );
}

function Bookings({ payable: { organizer, currency } }: { payable: Payable }) {
  const { t } = useTranslation("staffMoney");
  const storefront = useStorefront();
  const { locale } = storefront;
  const question = { organizerId: organizer.id, currency };
  const { data, isError, refetch } = useQuery(payableBookingsQuery(storefront, question));
  if (!data) return isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />;
  const write = (minor: number) => formatMoney({ minor, currency }, locale);
  return (
    <ul className={styles.list}>
      {data.items.map((item) => (
        <li key={item.booking_id} className={styles.head}>
          <span>
            {t("payables.booking", {
              id: item.booking_id,
              tour: item.tour_title,
              day: formatDate(item.end, locale, "full"),
            })}
            {item.is_cancelled && ` · ${t("payables.isCancelled")}`}
            {item.disputed > 0 &&
              ` · ${t("payables.held.disputed", { amount: write(item.disputed) })}`}
            {item.goodwill > 0 &&
              ` · ${t("payables.held.goodwill", { amount: write(item.goodwill) })}`}
          </span>
          <b>{write(item.unpaid)}</b>
        </li>
      ))}
      <li>
        <Link href={moneyHref("payouts", { organizer: String(organizer.id) })}>
          {t("payables.payouts")}
        </Link>
      </li>
    </ul>
  );
}
