import type { Arrival } from "@tropa/api-contract/sales/calls-arrival";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { writeTime } from "@tropa/domain/time/write-time";
import { formatDate } from "@tropa/i18n/format";
import { Facts } from "@tropa/ui-kit/facts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./arrival.module.css";
import { openCachedFile } from "./open-kept.ts";

/** Shows when and where to meet and whom to call: the organizer's text, else the tour's. */
export function Meeting({ booking, meeting }: Pick<Arrival, "booking" | "meeting">) {
  const { t } = useTranslation("arrival");
  const { locale } = useStorefront();
  const date = formatDate(booking.start, locale, "full");
  const { time, place, phone } = booking.meeting;
  const { organizer } = booking;
  const call = (number: string) => <a href={`tel:${number}`}>{readablePhone(number)}</a>;
  return (
    <>
      <Facts
        layout="list"
        items={[
          {
            icon: "calendar",
            label: t("meet.when"),
            value: time ? t("meet.at", { date, time: writeTime(time, locale) }) : date,
          },
          {
            icon: "map-pin",
            label: t("meet.where"),
            value: place,
          },
          {
            icon: "user",
            label: t("meet.who"),
            value: meeting?.contact_name || organizer.name,
          },
          ...(phone
            ? [{ icon: "phone", label: t("meet.phone"), value: call(phone) } as const]
            : []),
          ...(organizer.phone && organizer.phone !== phone
            ? [
                {
                  icon: "phone",
                  label: t("meet.organizer", { name: organizer.name }),
                  value: call(organizer.phone),
                } as const,
              ]
            : []),
          ...(meeting?.contact_messenger
            ? [
                {
                  icon: "chat",
                  label: t("meet.messenger"),
                  value: meeting.contact_messenger,
                } as const,
              ]
            : []),
          ...(meeting?.emergency_phone && meeting.emergency_phone !== phone
            ? [
                {
                  icon: "warning",
                  label: t("meet.emergency"),
                  value: call(meeting.emergency_phone),
                } as const,
              ]
            : []),
        ]}
      />
      {meeting?.notes && <p className={styles.text}>{meeting.notes}</p>}
      {meeting && meeting.files.length > 0 && (
        <div>
          <p className={styles.muted}>{t("meet.files")}</p>
          <ul className={styles.list}>
            {meeting.files.map(({ name, url }) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  onClick={(event) => openCachedFile(event, name)}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!meeting && <p className={styles.muted}>{t("meet.notYet")}</p>}
    </>
  );
}
