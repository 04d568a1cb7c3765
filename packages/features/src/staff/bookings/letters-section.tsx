import type { LetterOfBooking } from "@tropa/api-contract/staff/calls-bookings";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { Button } from "@tropa/ui-kit/button";
import { Collapse } from "@tropa/ui-kit/collapse";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { Suspense, useState } from "react";
import { useMayOpen } from "../queues/desk-queries.ts";
import { PageSection } from "../sections/page-section.tsx";
import styles from "./bookings.module.css";

const LetterDialog = lazyPart("staff", () => import("../queues/letter-dialog.tsx"));

/** What was sent about the booking, newest first. */
export function LettersSection({ letters }: { letters: readonly LetterOfBooking[] }) {
  const { t } = useTranslation("staffBookings");
  return (
    <PageSection title={t("letters.title")}>
      {letters.length === 0 && <p className={styles.muted}>{t("letters.empty")}</p>}
      <div>
        {letters.map((letter) => (
          <Letter key={letter.id} letter={letter} />
        ))}
      </div>
    </PageSection>
  );
}

function Letter({ letter }: { letter: LetterOfBooking }) {
  const { t } = useTranslation("staffBookings");
  const { t: tDesk } = useTranslation("staffDesk");
  const moment = useMoment();
  const [isRedirecting, setIsRedirecting] = useState(false);
  const maySend = useMayOpen("letters");
  const title = tDesk(`letters.kinds.${letter.kind}`, { defaultValue: letter.subject });
  return (
    <Collapse
      summary={
        <span className={styles.letter}>
          <span className={styles.line}>
            <b>{title || tDesk("letters.otherKind")}</b>
            <span data-state={letter.state}>{t(`letters.states.${letter.state}`)}</span>
          </span>
          <span className={styles.muted}>
            {[
              tDesk(`letters.channels.${letter.channel}`, { defaultValue: letter.channel }),
              letter.recipient,
              moment(letter.sent_at ?? letter.created_at),
              letter.state === "failed" && letter.error,
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
      }
    >
      <p className={styles.text}>{letter.text}</p>
      {letter.channel === "email" && letter.state !== "replaced" && maySend && (
        <Button variant="secondary" size="sm" onClick={() => setIsRedirecting(true)}>
          {tDesk("letters.elsewhere.title")}
        </Button>
      )}
      {isRedirecting && (
        <Suspense>
          <LetterDialog id={letter.id} onClose={() => setIsRedirecting(false)} />
        </Suspense>
      )}
    </Collapse>
  );
}
