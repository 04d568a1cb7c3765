import { useQuery } from "@tanstack/react-query";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { organizerTodayCall } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { formatDateRange, formatNumber } from "@tropa/i18n/format";
import { Badge } from "@tropa/ui-kit/badge";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Link } from "@tropa/ui-kit/link";
import type { ReactNode } from "react";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useSession } from "../../people/session/session.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { GuestRow } from "../bookings/guest-row.tsx";
import { RequestCard } from "../bookings/request-card.tsx";
import type { DeskHandle } from "../desk/desk-handle.ts";
import { DeskHeader } from "../desk/desk-header.tsx";
import { DeskFailed, DeskSkeleton } from "../desk/desk-states.tsx";
import { todayQuery } from "../desk/organizer-queries.ts";
import { Counters, MonthMoney, NextDepartures, useNextDepartures } from "./overview.tsx";
import { countWaiting } from "./counts.ts";
import styles from "./today.module.css";

type Today = AnswerOf<typeof organizerTodayCall>;

export const handle: DeskHandle = { page: "today" };

/** `/organizer`: what waits for the organizer, most urgent first. */
export default function TodayPage() {
  const { t } = useTranslation("organizerDesk");
  const { data, isError, refetch } = useQuery(todayQuery(useStorefront()));
  return (
    <>
      <DeskHeader title={t("pages.today")} />
      {!data && (isError ? <DeskFailed onRetry={() => void refetch()} /> : <DeskSkeleton />)}
      {data && <Waiting today={data} />}
      {data && <MonthMoney />}
    </>
  );
}

const bookings = (query = "") => `${organizerPath("bookings")}${query}`;

function Waiting({ today }: { today: Today }) {
  const { t } = useTranslation("organizerDesk");
  const { tasks, requests, unpaid, due, incomplete, arrivals, chats } = today;
  const { departures, isKnown } = useNextDepartures();
  const counts = countWaiting(today, departures);
  const isCalm =
    isKnown &&
    tasks.length === 0 &&
    Object.values(counts).every((count) => count === 0) &&
    [requests, unpaid, due, incomplete, arrivals].every(({ total }) => total === 0);
  return (
    <>
      {isCalm && (
        <EmptyState
          icon="sun"
          headingLevel={2}
          title={t("today.calm.title")}
          text={t("today.calm.text")}
        />
      )}
      <Counters counts={counts} />
      <Part id="requests" total={requests.total} href={bookings("?part=requests")}>
        {requests.items.map((booking) => (
          <li key={booking.id}>
            <RequestCard booking={booking} />
          </li>
        ))}
      </Part>
      <Part id="chats" total={chats.unread} href={organizerPath("chats")}>
        {chats.items.map((chat) => (
          <li key={chat.id}>
            <Chat chat={chat} />
          </li>
        ))}
      </Part>
      <Tasks tasks={tasks.filter(({ kind }) => kind !== "questions" && kind !== "reviews")} />
      <Part id="arrivals" total={arrivals.total} href={bookings("?view=board")}>
        {arrivals.items.map((departure) => (
          <li key={departure.date_id}>
            <Arrival departure={departure} />
          </li>
        ))}
      </Part>
      <Part id="incomplete" total={incomplete.total} href={bookings("?part=paid")}>
        <Rows items={incomplete.items} />
      </Part>
      <Part id="due" total={due.total} href={bookings("?part=paid")}>
        <Rows items={due.items} />
      </Part>
      <Part id="unpaid" total={unpaid.total} href={bookings("?part=unpaid")}>
        <Rows items={unpaid.items} />
      </Part>
      <NextDepartures departures={departures} />
    </>
  );
}

const Rows = ({ items }: { items: Today["due"]["items"] }) =>
  items.map((booking) => (
    <li key={booking.id} className={styles.card}>
      <GuestRow booking={booking} />
    </li>
  ));

interface PartProps {
  id: Exclude<keyof Today, "tasks">;
  total: number;
  /** Path of the page with all items. */
  href: string;
  children: ReactNode;
}

function Part({ id, total, href, children }: PartProps) {
  const { t } = useTranslation("organizerDesk");
  const { locale } = useStorefront();
  if (total === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={`today-${id}`}>
      <header>
        <h2 id={`today-${id}`}>{t(`today.${id}`)}</h2>
        <span>
          <Badge tone={id === "requests" ? "warning" : "neutral"}>
            {formatNumber(total, locale)}
          </Badge>
        </span>
        <Link href={href} aria-label={`${t("today.all")}: ${t(`today.${id}`)}`}>
          {t("today.all")}
        </Link>
      </header>
      <ul>{children}</ul>
    </section>
  );
}

/** Waiting items other than bookings, each a link to where it is handled. */
function Tasks({ tasks }: Pick<Today, "tasks">) {
  const { t } = useTranslation("organizerDesk");
  const profile = useSession((session) => session.profile);
  if (tasks.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="today-tasks">
      <header>
        <h2 id="today-tasks">{t("today.tasks")}</h2>
      </header>
      <ul>
        {tasks.map((task) => (
          <li key={task.kind}>
            <Link
              href={taskPath(task, profile?.organizer_id)}
              variant="bare"
              className={styles.line}
            >
              <b>{t(`today.task.${task.kind}`, { count: task.count })}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to the only item, or to the list of several. */
function taskPath({ kind, id }: Today["tasks"][number], organizerId?: number | null): string {
  const only = id === null ? [] : [id];
  switch (kind) {
    case "returned":
      return organizerPath("tours", ...only);
    case "questions":
    case "reviews":
      return organizerPath(kind);
    case "record":
    case "publish":
      return organizerPath("records", ...only);
    case "contract": {
      const record = organizerId ? [organizerId] : [];
      return organizerPath("records", ...record, ...(id === null ? [] : ["contracts", id]));
    }
  }
}

function Chat({ chat }: { chat: Today["chats"]["items"][number] }) {
  const { t } = useTranslation("organizerDesk");
  return (
    <Link href={organizerPath("chats", chat.id)} variant="bare" className={styles.line}>
      <span>
        <b>{chat.name}</b>
        <span className={styles.text}>{chat.text}</span>
      </span>
      <span>{t("unread", { count: chat.unread })}</span>
    </Link>
  );
}

function Arrival({ departure }: { departure: Today["arrivals"]["items"][number] }) {
  const { t } = useTranslation("organizerDesk");
  const { locale } = useStorefront();
  const { start, end, tour, travellers, date_id: dateId } = departure;
  return (
    <Link href={bookings(`?date=${dateId}&part=paid`)} variant="bare" className={styles.line}>
      <span>
        <b>{formatDateRange(start, end, locale, "day")}</b>
        <span className={styles.text}>{tour.title}</span>
      </span>
      <span>{t("today.travellers", { count: travellers })}</span>
    </Link>
  );
}
