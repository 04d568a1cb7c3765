import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { organizerMoneyCall } from "@tropa/api-contract/organizers/calls-money";
import type { BoardDeparture } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { localToday, monthOf } from "@tropa/domain/time/local-month";
import { formatMoney } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import { formatDateRange, formatNumber } from "@tropa/i18n/format";
import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { boardQuery } from "../bookings/bookings-queries.ts";
import { moneyQuery } from "../money/money-queries.ts";
import type { Counter } from "./counts.ts";
import styles from "./overview.module.css";

type Money = AnswerOf<typeof organizerMoneyCall>;

const counters = {
  questions: { icon: "info", path: organizerPath("questions") },
  reviews: { icon: "star", path: organizerPath("reviews") },
  unread: { icon: "chat", path: organizerPath("chats") },
  missing: { icon: "users", path: `${organizerPath("bookings")}?view=board` },
  unpaid: { icon: "card", path: `${organizerPath("bookings")}?part=unpaid` },
} as const satisfies Record<Counter, { icon: IconName; path: string }>;
const counterNames = Object.keys(counters) as Counter[];

/** Provides the nearest departures; empty while loading or on failure. */
export function useNextDepartures(): { departures: readonly BoardDeparture[]; isKnown: boolean } {
  const board = useInfiniteQuery(boardQuery(useStorefront(), { time: "coming", tour: "" }));
  return {
    departures: board.data?.pages.flatMap(({ items }) => items) ?? [],
    isKnown: !board.isPending,
  };
}

/** Numbers of waiting items, as links. */
export function Counters({ counts }: { counts: Record<Counter, number> }) {
  const { t } = useTranslation("organizerDesk");
  const { locale } = useStorefront();
  const shown = counterNames.filter((name) => counts[name] > 0);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.counters}>
      {shown.map((name) => (
        <li key={name}>
          <Link href={counters[name].path} variant="bare">
            <Icon name={counters[name].icon} size={20} />
            <b>{formatNumber(counts[name], locale)}</b>{" "}
            <span>{t(`today.counters.${name}`, { count: counts[name] })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const mostDepartures = 4;

/** The next departures, and how full they are. */
export function NextDepartures({ departures }: { departures: readonly BoardDeparture[] }) {
  const { t } = useTranslation("organizerDesk");
  const { locale } = useStorefront();
  if (departures.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="today-next">
      <header>
        <h2 id="today-next">{t("today.next")}</h2>
        <Link
          href={`${organizerPath("bookings")}?view=board`}
          aria-label={`${t("today.all")}: ${t("today.next")}`}
        >
          {t("today.all")}
        </Link>
      </header>
      <ul className={styles.departures}>
        {departures.slice(0, mostDepartures).map((departure) => (
          <li key={departure.date_id}>
            <Link
              href={`${organizerPath("bookings")}?date=${departure.date_id}`}
              variant="bare"
              className={styles.departure}
            >
              <b>{formatDateRange(departure.start, departure.end, locale, "day")}</b>
              <span className={styles.tour}>{departure.tour.title}</span>
              <meter
                min={0}
                max={Math.max(departure.seats_total, 1)}
                value={departure.seats_taken}
                aria-hidden="true"
              />
              <span className={styles.muted}>
                {t("today.taken", { taken: departure.seats_taken, total: departure.seats_total })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The organizer's share of a month's trips, by currency. */
function sharesOf(items: Money["items"]): [Currency, number][] {
  const sums = new Map<Currency, number>();
  for (const { currency, share } of items) sums.set(currency, (sums.get(currency) ?? 0) + share);
  return [...sums];
}

/** Shows the income from this month's trips, and the amounts due now. */
export function MonthMoney() {
  const { t } = useTranslation("organizerDesk");
  const storefront = useStorefront();
  const { data } = useQuery(moneyQuery(storefront, monthOf(localToday())));
  const write = (minor: number, currency: Currency) =>
    formatMoney({ minor, currency }, storefront.locale);
  const shares = sharesOf(data?.items ?? []);
  const due = (data?.balances ?? []).filter(({ balance }) => balance > 0);
  const expected = (data?.balances ?? []).filter((balance) => balance.expected > 0);
  const lines = [
    { name: "month", sums: shares },
    { name: "due", sums: due.map(({ currency, balance }) => [currency, balance] as const) },
    { name: "expected", sums: expected.map((one) => [one.currency, one.expected] as const) },
  ] as const;
  const shown = lines.filter(({ sums }) => sums.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="today-money">
      <header>
        <h2 id="today-money">{t("today.money.title")}</h2>
        <Link
          href={organizerPath("money")}
          aria-label={`${t("today.all")}: ${t("today.money.title")}`}
        >
          {t("today.all")}
        </Link>
      </header>
      <dl className={styles.sums}>
        {shown.map(({ name, sums }) => (
          <div key={name}>
            <dt>{t(`today.money.${name}`)}</dt>
            {sums.map(([currency, minor]) => (
              <dd key={currency}>{write(minor, currency)}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
