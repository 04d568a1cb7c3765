import { prolongHoldCall } from "@tropa/api-contract/staff/calls-booking-acts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Select } from "@tropa/ui-kit/select";
import { useState } from "react";
import { useMoment } from "../../../platform/storefront/use-moment.ts";
import { ActDialog } from "./act-dialog.tsx";
import type { BookingDialogProps } from "./goodwill-dialog.tsx";

/** How much longer seats may be held, hours. */
const steps = [2, 6, 12, 24, 48, 72, 168] as const;
const hourMs = 3_600_000;

/** Holds the seats of an unpaid booking longer. */
export default function HoldDialog({ booking, onClose }: BookingDialogProps) {
  const { t } = useTranslation("staffBookings");
  const moment = useMoment();
  const { id, hold_until: held } = booking;
  const [hours, setHours] = useState("24");
  const endOf = (count: number) => new Date(Date.parse(held ?? "") + count * hourMs).toISOString();
  // The server knows the hour at which the day of the departure begins there.
  const offered = steps.filter((count) => endOf(count) < booking.start);
  const until = endOf(Number(hours));
  if (held === null) return null;
  return (
    <ActDialog<{ until: string }>
      title={t("hold.title")}
      text={t("hold.text", { moment: moment(held) })}
      choice={hours}
      renderFields={(faults) => (
        <Select
          name="until"
          label={t("hold.until")}
          value={hours}
          onValueChange={setHours}
          items={offered.map((count) => ({
            value: String(count),
            text: t("hold.choice", { count, moment: moment(endOf(count)) }),
          }))}
          error={faults.until && t("hold.tooLong")}
        />
      )}
      plan={() => Promise.resolve({ until })}
      facts={(plan) => [[t("facts.hold"), `${moment(held)} → ${moment(plan.until)}`]]}
      act={(api, { plan, reason, idempotencyKey }) =>
        api.call(prolongHoldCall, {
          body: { id, until: plan.until, hold_until: held, reason },
          idempotencyKey,
        })
      }
      submit={() => t("hold.submit")}
      done={t("hold.done", { moment: moment(until) })}
      onClose={onClose}
    />
  );
}
