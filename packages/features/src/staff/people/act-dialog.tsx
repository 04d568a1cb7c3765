import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { longestNote } from "@tropa/api-contract/staff/calls-booking-acts";
import * as calls from "@tropa/api-contract/staff/calls-people";
import type { StaffPerson } from "@tropa/api-contract/staff/calls-people";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { Modal } from "@tropa/ui-kit/modal";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useId, useState } from "react";
import { callApi } from "../../platform/api/browser-api.ts";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import { randomId } from "../../platform/browser/random-id.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import bookingStyles from "../bookings/bookings.module.css";
import { deskKey } from "../queues/desk-queries.ts";

export type PersonAct = "signOut" | "block" | "unblock" | "undoMerge";

export interface ActDialogProps {
  act: PersonAct;
  person: StaffPerson;
  onClose: () => void;
}

/** Statuses of bookings whose trip is still ahead: awaiting the organizer or payment, and booked. */
const lastAhead = 3;

/** Signs a person out, blocks or unblocks them, or undoes a merge: says what happens, and takes the reason. */
export default function ActDialog({ act, person, onClose }: ActDialogProps) {
  const { t } = useTranslation("staffPeople");
  const { t: tDesk } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const [open, setOpen] = useState(true);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [withContacts, setWithContacts] = useState(false);
  const [idempotencyKey] = useState(randomId);
  const formId = useId();
  const { account_id: id } = person;
  const ahead = person.bookings.filter(({ status }) => status <= lastAhead).length;
  const close = () => {
    setOpen(false);
    afterClosing(onClose);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const body = { account_id: id, reason: reason.trim() };
      if (act === "signOut")
        return callApi(storefront, calls.signPersonOutCall, { body, idempotencyKey });
      if (act === "unblock")
        return callApi(storefront, calls.unblockPersonCall, { body, idempotencyKey });
      if (act === "undoMerge")
        return callApi(storefront, calls.undoMergeCall, { body, idempotencyKey });
      return callApi(storefront, calls.blockPersonCall, {
        body: { ...body, with_contacts: withContacts },
        idempotencyKey,
      });
    },
    onSuccess: () => {
      showToast({ type: "success", text: t(`${act}.done`) });
      close();
    },
    onError: (error) => {
      const isOther = isApiClientError(error) && error.status === 409;
      showToast({ type: "error", text: isOther ? t("conflict") : tDesk("failed") });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
  });
  return (
    <Modal
      open={open}
      onClose={close}
      // A click outside must not discard what was typed.
      persistent={reason !== ""}
      title={t(`${act}.title`)}
      width={storefront.variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {tDesk("back")}
          </Button>
          <Button
            variant={act === "block" ? "danger" : "primary"}
            type="submit"
            form={formId}
            loading={isPending}
          >
            {t(`${act}.submit`)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={bookingStyles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(reason.trim() === "");
          if (reason.trim() !== "") mutate();
        }}
      >
        <p>{t(`${act}.text`)}</p>
        {act === "block" && <p>{t("block.bookings", { count: ahead })}</p>}
        <Textarea
          name="reason"
          label={t("reason")}
          hint={t("reasonHint")}
          rows={3}
          maxLength={longestNote}
          value={reason}
          onValueChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
          error={isMissing ? t("kit:validation.required") : undefined}
        />
        {act === "block" && (
          <Checkbox name="contacts" checked={withContacts} onValueChange={setWithContacts}>
            {t("block.contacts")}
          </Checkbox>
        )}
      </form>
    </Modal>
  );
}
