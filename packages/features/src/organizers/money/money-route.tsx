import { useQuery } from "@tanstack/react-query";
import type {
  BookingShare,
  OrganizerBalance,
  OrganizerPayout,
} from "@tropa/api-contract/organizers/calls-money";
import { formatMoney } from "@tropa/domain/money";
import { formatDate, formatDateRange } from "@tropa/i18n/format";
import { Badge } from "@tropa/ui-kit/badge";
import { Card } from "@tropa/ui-kit/card";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { useSearchParams } from "react-router";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { MonthPicker } from "../departures/month-picker.tsx";
import { monthOfQuery } from "../departures/months.ts";
import type { DeskHandle } from "../desk/desk-handle.ts";
import { DeskHeader } from "../desk/desk-header.tsx";
import { DeskFailed, DeskSkeleton } from "../desk/desk-states.tsx";
import { moneyQuery } from "./money-queries.ts";
import { StatementButtons } from "./statement-buttons.tsx";
import styles from "./money.module.css";

export const handle: DeskHandle = { page: "money" };

/** `/organizer/money`: amounts due per booking, and pay-outs. */
export default function MoneyPage() {
  const { t } = useTranslation("organizerMoney");
  const [query, setQuery] = useSearchParams();
  const month = monthOfQuery(query);
  const { data, error, isPlaceholderData, refetch } = useQuery(moneyQuery(useStorefront(), month));
  return (
    <>
      <DeskHeader title={t("title")} />
      {!data && error && <DeskFailed onRetry={() => void refetch()} />}
      {!data && !error && <DeskSkeleton />}
      {data && <Balances balances={data.balances} />}
      {data && (
        <section className={styles.part} aria-busy={isPlaceholderData}>
          <div className={styles.toolbar}>
            <MonthPicker
              month={month}
              onChange={(value) =>
                setQuery({ month: value }, { replace: true, preventScrollReset: true })
              }
            />
            {data.items.length > 0 && <StatementButtons month={month} />}
          </div>
          <p className={styles.hint}>{t("month.hint")}</p>
          {data.items.length === 0 && <EmptyState icon="card" title={t("month.empty")} />}
          <ul className={styles.list}>
            {data.items.map((item) => (
              <li key={item.booking_id}>
                <ShareItem item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {data && data.payouts.length > 0 && <Payouts payouts={data.payouts} />}
    </>
  );
}

const sums = ["expected", "due", "paid_out", "commission"] as const;

function Balances({ balances }: { balances: readonly OrganizerBalance[] }) {
  const { t } = useTranslation("organizerMoney");
  const { locale } = useStorefront();
  if (balances.length === 0)
    return <EmptyState icon="card" title={t("empty.title")} text={t("empty.text")} />;
  return (
    <div className={styles.balances}>
      {balances.map((balance) => {
        const { currency } = balance;
        const write = (minor: number) => formatMoney({ minor, currency }, locale);
        return (
          <Card key={currency} as="section">
            <h2 className={styles.balance}>
              <span>{t("balance")}</span>
              <b>{write(balance.balance)}</b>
            </h2>
            <dl className={styles.sums}>
              {sums.map((name) => (
                <div key={name}>
                  <dt>{t(`sums.${name}`)}</dt>
                  <dd>{write(balance[name])}</dd>
                </div>
              ))}
            </dl>
          </Card>
        );
      })}
    </div>
  );
}

function ShareItem({ item }: { item: BookingShare }) {
  const { t } = useTranslation("organizerMoney");
  const { locale } = useStorefront();
  const { booking_id: id, name, start, end, state, percent, currency } = item;
  const write = (minor: number) => formatMoney({ minor, currency }, locale);
  return (
    <>
      <div className={styles.head}>
        <h3>{item.tour_title}</h3>
        <b className={styles.share}>{write(item.share)}</b>
      </div>
      <p className={styles.line}>
        <span>
          {t("item.booking", { id, name, dates: formatDateRange(start, end, locale, "dayShort") })}
        </span>
        <Badge tone={state === "due" ? "success" : "neutral"}>{t(`item.states.${state}`)}</Badge>
      </p>
      <p className={styles.hint}>
        {t("item.received", { received: write(item.received) })}
        {item.refunded > 0 && `, ${t("item.refunded", { refunded: write(item.refunded) })}`}
        {item.held > 0 && `, ${t("item.held", { held: write(item.held) })}`}
        {", "}
        {t("item.commission", {
          percent: percent.toLocaleString(locale, { maximumFractionDigits: 2 }),
          commission: write(item.commission),
        })}
      </p>
    </>
  );
}

function Payouts({ payouts }: { payouts: readonly OrganizerPayout[] }) {
  const { t } = useTranslation("organizerMoney");
  const { locale } = useStorefront();
  return (
    <section className={styles.part}>
      <h2>{t("payouts.title")}</h2>
      <ul className={styles.list}>
        {payouts.map(({ id, paid_on: day, reference, amount, currency }) => (
          <li key={id}>
            <p className={styles.line}>
              <span>{formatDate(day, locale, "full")}</span>
              <b className={styles.share}>{formatMoney({ minor: amount, currency }, locale)}</b>
            </p>
            <p className={styles.hint}>{reference}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
