import { useQuery } from "@tanstack/react-query";
import type { WholeTask } from "@tropa/api-contract/staff/calls-tasks";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { formatNumber } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { listingPath } from "../../platform/links/paths.ts";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { bookingPath } from "../bookings/booking-paths.ts";
import { FactList, PageSection } from "../sections/page-section.tsx";
import { QueueFailed } from "../queues/queue-states.tsx";
import { taskContactsQuery } from "./task-queries.ts";
import bookings from "../bookings/bookings.module.css";
import styles from "./tasks.module.css";

/** Fields of the form, in the order shown. */
const details = [
  "city",
  "dates",
  "date_start_formatted",
  "date_end_formatted",
  "time_start",
  "adults",
  "children",
  "children_ages",
  "timezone",
  "is_travel_by_avia",
  "is_travel_by_train",
  "referer",
  "utm_source",
  "utm_campaign",
  "utm_content",
] as const;

/** What the sender wrote. */
export function RequestSection({ task }: { task: WholeTask }) {
  const { t } = useTranslation("staffTasks");
  const { locale } = useStorefront();
  const moment = useMoment();
  const shown = (value: string | number | boolean | undefined) => {
    if (value === true) return t("yes");
    return typeof value === "number" ? formatNumber(value, locale) : value;
  };
  return (
    <PageSection title={t("request.title")}>
      <p className={styles.text} lang={task.locale}>
        {task.text || t("noText")}
      </p>
      <FactList
        facts={[
          [
            t("request.tour"),
            task.tour && <Link href={listingPath(task.tour.slug)}>{task.tour.title}</Link>,
          ],
          [t("request.received"), moment(task.created_at)],
          ...details.map((name) => [t(`details.${name}`), shown(task.details[name])] as const),
        ]}
      />
      {task.booking_id !== null && (
        <p>
          <Link href={bookingPath(task.booking_id)}>{t("booking", { id: task.booking_id })}</Link>
        </p>
      )}
    </PageSection>
  );
}

/** Who wrote: contacts are masked until asked for, and each look is recorded. */
export function SenderSection({ task }: { task: WholeTask }) {
  const { t } = useTranslation("staffTasks");
  const storefront = useStorefront();
  const { data, error, refetch, isFetching } = useQuery(taskContactsQuery(storefront, task.id));
  const hasContacts = task.phone !== "" || task.email !== "";
  return (
    <PageSection title={t("contacts.title")}>
      <FactList
        facts={[
          [t("contacts.name"), task.sender || t("unknown")],
          [
            t("contacts.phone"),
            data?.phone ? (
              <a href={`tel:${data.phone}`}>{readablePhone(data.phone)}</a>
            ) : (
              task.phone
            ),
          ],
          [
            t("contacts.email"),
            data?.email ? <a href={`mailto:${data.email}`}>{data.email}</a> : task.email,
          ],
          [t("contacts.language"), languageName(task.locale, storefront.locale)],
        ]}
      />
      {error && <QueueFailed onRetry={() => void refetch()} />}
      {hasContacts && !data && !error && (
        <div className={bookings.ask}>
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {t("contacts.show")}
          </Button>
          <p className={styles.muted}>{t("contacts.hint")}</p>
        </div>
      )}
    </PageSection>
  );
}

/** A language's name in another language. */
export const languageName = (language: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: "language" }).of(language) ?? language;
