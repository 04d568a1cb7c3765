import { confirmBookingCall, declineBookingCall } from "@tropa/api-contract/sales/calls-requests";
import { Button } from "@tropa/ui-kit/button";
import { lazy, Suspense, useState } from "react";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { ActedBooking } from "./acted-booking.ts";
import { TextDialog } from "./text-dialog.tsx";
import { useBookingAct } from "./use-booking-act.ts";
import styles from "./bookings.module.css";

const ConfirmDialog = lazy(() => import("./confirm-dialog.tsx"));

const longestReason = 1000;

/** Accepts or declines a request. */
export function RequestActs({ booking }: { booking: ActedBooking }) {
  const { t } = useTranslation("organizerBookings");
  const [open, setOpen] = useState<"price" | "decline" | null>(null);
  const confirming = useBookingAct();
  const declining = useBookingAct();
  const { id, first_name: name } = booking;
  const confirm = () => {
    if (booking.total === null) {
      setOpen("price");
      return;
    }
    void confirming.act({
      body: { id },
      send: (api) => api.call(confirmBookingCall, { body: { id } }),
      done: t("confirmed"),
    });
  };
  return (
    <>
      <FormAlert problem={confirming.problem} />
      <div className={styles.acts}>
        <Button icon="check" loading={confirming.isRunning} onClick={confirm}>
          {t("confirm")}
        </Button>
        <Button variant="secondary" onClick={() => setOpen("decline")}>
          {t("decline.open")}
        </Button>
      </div>
      {open === "price" && (
        <Suspense>
          <ConfirmDialog booking={booking} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === "decline" && (
        <TextDialog
          title={t("decline.title", { id })}
          lead={t("decline.text", { name })}
          label={t("decline.reason")}
          hint={t("decline.hint")}
          submit={t("decline.submit")}
          longest={longestReason}
          isDanger
          isRunning={declining.isRunning}
          problem={declining.problem}
          onClose={() => setOpen(null)}
          onSubmit={(reason, close) =>
            void declining.act({
              body: { id, reason },
              send: (api) => api.call(declineBookingCall, { body: { id, reason } }),
              done: t("declined"),
              onDone: close,
            })
          }
        />
      )}
    </>
  );
}
