import { useQuery } from "@tanstack/react-query";
import type { Payable } from "@tropa/api-contract/staff/calls-payouts";
import { formatMoney } from "@tropa/domain/money";
import { formatDate } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { useState } from "react";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import { payableBookingsQuery } from "./money-queries.ts";
import styles from "../queues/queues.module.css";

interface PayableItemProps {
  payable: Payable;
  isChosen: boolean;
  /** Of another currency than what is chosen. */
  isOther: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** What one organizer is owed in a currency, what is held and why, and the bookings behind it. */
export function PayableItem({ payable, isChosen, isOther, onChoose }: PayableItemProps) {
  const { t } = useTranslation("staffMoney");
  const { locale } = useStorefront();
  const [isOpen, setOpen] = useState(false);
  const { organizer, currency, amount, obstacle } = payable;
  const write = (minor: number) => formatMoney({ minor, currency }, locale);
  const held = (["in_runs", "disputed", "goodwill", "cancelled"] as const).filter(
    (name) => payable[name] > 0,
  );
  return (
    <>
      <Checkbox
        checked={isChosen}
        disabled={obstacle !== null || isOther}
        onValueChange={onChoose}
        hint={t("payables.since", {
          day: formatDate(payable.since, locale, "full"),
          bookings: t("payables.bookings", { count: payable.bookings }),
        })}
        aside={<b>{write(amount)}</b>}
      >
        {t("payables.organizer", { name: organizer.title, id: organizer.id })}
      </Checkbox>
      {obstacle && <Badge tone="warning">{t(`payables.obstacles.${obstacle}`)}</Badge>}
      {held.map((name) => (
        <p key={name} className={styles.hint}>
          {t(`payables.held.${name}`, { amount: write(payable[name]) })}
        </p>
      ))}
      <div>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-label={t("payables.whyOf", { name: organizer.title })}
          onClick={() => setOpen(!isOpen)}
        >
          {t("payables.why")}
        </Button>
      </div>
      {isOpen && <Bookings payable={payable} />}
    </>
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
    </ul>
  );
}
