import { useQuery } from "@tanstack/react-query";
import { handOverBookingCall } from "@tropa/api-contract/staff/calls-booking-acts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Select } from "@tropa/ui-kit/select";
import { useState } from "react";
import { ActDialog } from "./act-dialog.tsx";
import { bookingStaffQuery } from "./act-queries.ts";
import type { BookingDialogProps } from "./goodwill-dialog.tsx";

/** Puts a colleague in charge of a booking. */
export default function HandOverDialog({ booking, onClose }: BookingDialogProps) {
  const { t } = useTranslation("staffBookings");
  const { data } = useQuery(bookingStaffQuery(useStorefront()));
  const [to, setTo] = useState("");
  const { id, in_charge: inCharge } = booking;
  const colleagues = data?.colleagues.filter((one) => one.account_id !== inCharge?.account_id);
  const nameOf = (account: string) =>
    colleagues?.find((one) => String(one.account_id) === account)?.name ?? "";
  return (
    <ActDialog<{ to: number }>
      title={t("inCharge.title")}
      choice={to}
      renderFields={(faults) => (
        <Select
          name="to"
          label={t("inCharge.to")}
          placeholder={t("inCharge.choose")}
          disabled={!colleagues}
          value={to}
          onValueChange={setTo}
          items={(colleagues ?? []).map(({ account_id: account, name }) => ({
            value: String(account),
            text: name || t("number", { id: account }),
          }))}
          error={faults.to}
        />
      )}
      check={() => ({ to: to === "" ? t("kit:validation.required") : undefined })}
      plan={() => Promise.resolve({ to: Number(to) })}
      facts={() => [
        [t("inCharge.name"), `${inCharge?.name ?? t("inCharge.nobody")} → ${nameOf(to)}`],
      ]}
      act={(api, { plan, reason, idempotencyKey }) =>
        api.call(handOverBookingCall, {
          body: { id, from: inCharge?.account_id ?? null, to: plan.to, reason },
          idempotencyKey,
        })
      }
      submit={() => t("inCharge.submit")}
      done={t("inCharge.done", { name: nameOf(to) })}
      onClose={onClose}
    />
  );
}
