import {
  archiveTourCall,
  bookingsInTheWay,
} from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { Modal } from "@tropa/ui-kit/modal";
import { useState } from "react";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { TourEditing } from "./draft/use-tour-edits.ts";
import { useTourAct } from "./use-tour-act.ts";
import styles from "./tours.module.css";

type InTheWay = ReturnType<typeof bookingsInTheWay.parse>;

/** The bookings that prevent archiving, from the API's refusal; none if it has another reason. */
function bookingsOf(error: unknown): InTheWay {
  const given = isApiClientError(error) && error.kind === "http" ? error.data["bookings"] : null;
  return bookingsInTheWay.safeParse(given).data ?? [];
}

/** Archives a tour for good, unless travellers are still to come. */
export function ArchiveDialog({ editing, onClose }: { editing: TourEditing; onClose: () => void }) {
  const { t } = useTranslation("organizerTours");
  const { variant, locale } = useStorefront();
  const [open, setOpen] = useState(true);
  const [inTheWay, setInTheWay] = useState<InTheWay>([]);
  const { isRunning, problem, act } = useTourAct(editing.refresh);
  const { id } = editing.saved;
  const close = () => {
    setOpen(false);
    afterClosing(onClose);
  };
  const archive = () =>
    act({
      body: { id },
      send: (api) => api.call(archiveTourCall, { body: { id } }),
      done: t("done.archive"),
      onDone(tour) {
        editing.accept(tour);
        close();
      },
      onConflict(error) {
        const found = bookingsOf(error);
        setInTheWay(found);
        if (found.length === 0) close();
        return found.length > 0;
      },
    });
  return (
    <Modal
      open={open}
      onClose={close}
      title={t("archive.title")}
      width={variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t("back")}
          </Button>
          <Button variant="danger" loading={isRunning} onClick={() => void archive()}>
            {t("archive.submit")}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{t("archive.text")}</p>
        <FormAlert problem={problem} />
        {inTheWay.length > 0 && (
          <div role="alert" className={styles.reasons}>
            <h3>{t("archive.bookings")}</h3>
            <ul>
              {inTheWay.map((booking) => (
                <li key={booking.id}>
                  <Link href={organizerPath("bookings", booking.id)}>
                    {t("archive.booking", {
                      id: booking.id,
                      name: booking.name,
                      date: formatDate(booking.start, locale),
                    })}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Modal>
  );
}
