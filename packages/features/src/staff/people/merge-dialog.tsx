import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { longestNote } from "@tropa/api-contract/staff/calls-booking-acts";
import { mergePeopleCall, mergePreviewCall } from "@tropa/api-contract/staff/calls-people";
import type { MergePreview } from "@tropa/api-contract/staff/calls-people";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { TextField } from "@tropa/ui-kit/text-field";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useId, useState } from "react";
import { callApi } from "../../platform/api/browser-api.ts";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import { randomId } from "../../platform/browser/random-id.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { deskKey } from "../queues/desk-queries.ts";
import styles from "../sections/dialog.module.css";
import { MergePreviewList } from "./merge-preview.tsx";

export interface MergeDialogProps {
  /** The account that stays. */
  accountId: number;
  onClose: () => void;
}

/** Merges another account: its number and the reason, then what moves, then the act. */
export default function MergeDialog({ accountId, onClose }: MergeDialogProps) {
  const { t } = useTranslation("staffPeople");
  const { t: tDesk } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const [open, setOpen] = useState(true);
  const [number, setNumber] = useState("");
  const [reason, setReason] = useState("");
  const [faults, setFaults] = useState<Partial<Record<"number" | "reason", string>>>({});
  const [preview, setPreview] = useState<MergePreview | null>(null);
  const [idempotencyKey] = useState(randomId);
  const formId = useId();
  const close = () => {
    setOpen(false);
    afterClosing(onClose);
  };
  const onError = (error: unknown) => {
    setPreview(null);
    const status = isApiClientError(error) ? error.status : null;
    if (status === 409) setFaults({ number: t("merge.refused") });
    else if (status === 404) setFaults({ number: t("merge.missing") });
    else showToast({ type: "error", text: tDesk("failed") });
  };
  const look = useMutation({
    mutationFn: () =>
      callApi(storefront, mergePreviewCall, {
        query: { account_id: String(accountId), other_id: number.trim() },
      }),
    onSuccess: setPreview,
    onError,
  });
  const merge = useMutation({
    mutationFn: ({ other }: MergePreview) =>
      callApi(storefront, mergePeopleCall, {
        body: { account_id: accountId, other_id: other.account_id, reason: reason.trim() },
        idempotencyKey,
      }),
    onSuccess: () => {
      showToast({ type: "success", text: t("merge.done") });
      close();
    },
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
  });
  const submit = () => {
    const missing = {
      ...(!/^\s*[1-9]\d{0,8}\s*$/.test(number) && {
        number: t(number.trim() === "" ? "kit:validation.required" : "kit:validation.incorrect"),
      }),
      ...(reason.trim() === "" && { reason: t("kit:validation.required") }),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    if (preview) merge.mutate(preview);
    else look.mutate();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      // A click outside must not discard what was typed.
      persistent={number !== "" || reason !== ""}
      title={t("merge.title")}
      width={storefront.variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {tDesk("back")}
          </Button>
          <Button
            variant={preview ? "danger" : "primary"}
            type="submit"
            form={formId}
            loading={look.isPending || merge.isPending}
          >
            {t(preview ? "merge.submit" : "merge.next")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          name="number"
          label={t("merge.number")}
          hint={t("merge.numberHint")}
          inputMode="numeric"
          autoComplete="off"
          value={number}
          onValueChange={(text) => {
            setNumber(text);
            // Another account moves other things.
            setPreview(null);
            setFaults({});
          }}
          error={faults.number}
        />
        <Textarea
          name="reason"
          label={tDesk("actReason")}
          hint={t("reasonHint")}
          rows={3}
          maxLength={longestNote}
          value={reason}
          onValueChange={(text) => {
            setReason(text);
            setFaults(({ reason: _reason, ...others }) => others);
          }}
          error={faults.reason}
        />
        <div aria-live="polite">{preview && <MergePreviewList preview={preview} />}</div>
      </form>
    </Modal>
  );
}
