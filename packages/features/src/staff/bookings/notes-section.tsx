import type { ApiClient } from "@tropa/api-client/client";
import { longestNote } from "@tropa/api-contract/staff/calls-booking-acts";
import type { StaffBooking } from "@tropa/api-contract/staff/calls-bookings";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { useMayOpen } from "../queues/desk-queries.ts";
import { NoteForm } from "../sections/note-form.tsx";
import { PageSection } from "../sections/page-section.tsx";
import styles from "./bookings.module.css";

export interface NotesSectionProps {
  notes: StaffBooking["notes"];
  add: (api: ApiClient, text: string) => Promise<unknown>;
}

/** Notes that staff write for each other. */
export function NotesSection({ notes, add }: NotesSectionProps) {
  const { t } = useTranslation("staffBookings");
  const moment = useMoment();
  const mayAdd = useMayOpen("bookings", "act");
  return (
    <PageSection title={t("notes.title")}>
      {mayAdd && (
        <NoteForm
          texts={{
            label: t("notes.label"),
            hint: t("notes.hint"),
            required: t("notes.required"),
            add: t("notes.add"),
            added: t("notes.added"),
          }}
          maxLength={longestNote}
          add={add}
        />
      )}
      {!mayAdd && notes.length === 0 && <p className={styles.muted}>{t("notes.empty")}</p>}
      <ul className={styles.entries}>
        {notes.map(({ id, at, by, text }) => (
          <li key={id}>
            <p className={styles.text}>{text}</p>
            <p className={styles.muted}>{[by, moment(at)].filter(Boolean).join(" · ")}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
