import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { longestNote } from "@tropa/api-contract/staff/calls-booking-acts";
import * as calls from "@tropa/api-contract/staff/calls-people";
import type { StaffPerson } from "@tropa/api-contract/staff/calls-people";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { useState } from "react";
import { callApi } from "../../platform/api/browser-api.ts";
import { randomId } from "../../platform/browser/random-id.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { deskKey } from "../queues/desk-queries.ts";
import ReasonDialog from "../sections/reason-dialog.tsx";

export type PersonAct = "signOut" | "block" | "unblock" | "undoMerge" | "exportData";

export interface ActDialogProps {
  act: PersonAct;
  person: StaffPerson;
  onClose: () => void;
}

/** Statuses of bookings whose trip is still ahead: awaiting the organizer or payment, and booked. */
const lastAhead = 3;

/** Signs a person out, blocks or unblocks them, undoes a merge, or exports their data: says what happens, and takes the reason. */
export default function ActDialog({ act, person, onClose }: ActDialogProps) {
  const { t } = useTranslation("staffPeople");
  const { t: tDesk } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const [withContacts, setWithContacts] = useState(false);
  const [idempotencyKey] = useState(randomId);
  const { account_id: id } = person;
  const ahead = person.bookings.filter(({ status }) => status <= lastAhead).length;
  const { mutate, isPending } = useMutation({
    mutationFn: async (reason: string) => {
      const body = { account_id: id, reason };
      if (act === "signOut")
        return callApi(storefront, calls.signPersonOutCall, { body, idempotencyKey });
      if (act === "unblock")
        return callApi(storefront, calls.unblockPersonCall, { body, idempotencyKey });
      if (act === "undoMerge")
        return callApi(storefront, calls.undoMergeCall, { body, idempotencyKey });
      if (act === "exportData") {
        const { url } = await callApi(storefront, calls.exportPersonCall, { body, idempotencyKey });
        // Starts the download; the page stays.
        return window.location.assign(url);
      }
      return callApi(storefront, calls.blockPersonCall, {
        body: { ...body, with_contacts: withContacts },
        idempotencyKey,
      });
    },
    onSuccess: () => showToast({ type: "success", text: t(`${act}.done`) }),
    onError: (error) => {
      const isOther = isApiClientError(error) && error.status === 409;
      showToast({ type: "error", text: isOther ? t("conflict") : tDesk("failed") });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
  });
  return (
    <ReasonDialog
      title={t(`${act}.title`)}
      text={t(`${act}.text`)}
      hint={t("reasonHint")}
      maxLength={longestNote}
      submit={t(`${act}.submit`)}
      isDanger={act === "block"}
      isRunning={isPending}
      onSubmit={(reason, close) => mutate(reason, { onSuccess: close })}
      onClose={onClose}
    >
      {act === "block" && (
        <>
          <p>{t("block.bookings", { count: ahead })}</p>
          <Checkbox name="contacts" checked={withContacts} onValueChange={setWithContacts}>
            {t("block.contacts")}
          </Checkbox>
        </>
      )}
    </ReasonDialog>
  );
}
