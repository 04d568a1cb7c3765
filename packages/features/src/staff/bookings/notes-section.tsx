import type { ApiClient } from "@tropa/api-client/client";
import { longestNote } from "@tropa/api-contract/staff/calls-booking-acts";
import type { StaffBooking } from "@tropa/api-contract/staff/calls-bookings";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { useDeskAct } from "../queues/desk-queries.ts";
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
  const [typed, setTyped] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending } = useDeskAct<string>({
    send: async (api, text) => {
      const note = await add(api, text);
      setTyped("");
      return note;
    },
    done: () => ({ text: t("notes.added") }),
  });
  return (
    <PageSection title={t("notes.title")}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const text = typed.trim();
          setIsMissing(text === "");
          if (text !== "") mutate(text);
        }}
      >
        <Textarea
          label={t("notes.label")}
          hint={t("notes.hint")}
          error={isMissing ? t("notes.required") : undefined}
          name="note"
          autosize
          maxLength={longestNote}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            setIsMissing(false);
          }}
        />
        <Button type="submit" variant="secondary" loading={isPending}>
          {t("notes.add")}
        </Button>
      </form>
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
