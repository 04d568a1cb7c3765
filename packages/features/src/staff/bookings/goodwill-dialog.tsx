import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import {
  giveGoodwillCall,
  goodwillPreviewCall,
  longestNote,
} from "@tropa/api-contract/staff/calls-bookings";
import type { GoodwillPreview, StaffBooking } from "@tropa/api-contract/staff/calls-bookings";
import { formatMoney } from "@tropa/domain/money";
import { goodwillBearers } from "@tropa/domain/sales/goodwill";
import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { TextField } from "@tropa/ui-kit/text-field";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useId, useState } from "react";
import { typedMinor } from "../../organizers/departures/terms-values.ts";
import { callApi } from "../../platform/api/browser-api.ts";
import { randomId } from "../../platform/browser/random-id.ts";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { deskKey } from "../queues/desk-queries.ts";
import { FactList } from "./page-section.tsx";
import styles from "./bookings.module.css";

export interface GoodwillDialogProps {
  booking: Pick<StaffBooking, "id" | "currency">;
  onClose: () => void;
}

interface Typed {
  amount: string;
  bearer: GoodwillBearer;
  note: string;
}

/** Gives back a sum: amount, bearer and reason, then what it changes, then the act. */
export default function GoodwillDialog({ booking, onClose }: GoodwillDialogProps) {
  const { t } = useTranslation("staffBookings");
  const { t: tDesk } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState<Typed>({ amount: "", bearer: "tropa", note: "" });
  const [faults, setFaults] = useState<Partial<Record<"amount" | "note", string>>>({});
  const [preview, setPreview] = useState<GoodwillPreview | null>(null);
  const formId = useId();
  const [idempotencyKey] = useState(randomId);
  const amount = typedMinor(typed.amount) ?? 0;
  const { id, currency } = booking;
  const money = (minor: number) => formatMoney({ minor, currency }, storefront.locale);

  const close = () => {
    setOpen(false);
    afterClosing(onClose);
  };
  /** Another amount or bearer changes other sums. */
  const change = (changes: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...changes }));
    setFaults({});
    setPreview(null);
  };
  const onError = (error: unknown) => {
    setPreview(null);
    const refused = isApiClientError(error) ? (error.validation.amount ?? []) : [];
    if (refused[0]) return setFaults({ amount: refused[0] });
    const isOther = isApiClientError(error) && error.status === 409;
    showToast({ type: "error", text: isOther ? t("goodwill.changed") : tDesk("failed") });
    return undefined;
  };

  const look = useMutation({
    mutationFn: () =>
      callApi(storefront, goodwillPreviewCall, {
        query: { id: String(id), amount: String(amount), bearer: typed.bearer },
      }),
    onSuccess: setPreview,
    onError,
  });
  const give = useMutation({
    mutationFn: ({ paid }: GoodwillPreview) =>
      callApi(storefront, giveGoodwillCall, {
        body: { id, amount, bearer: typed.bearer, note: typed.note.trim(), paid: paid.before },
        idempotencyKey,
      }),
    onSuccess: () => {
      showToast({ type: "success", text: t("goodwill.done", { amount: money(amount) }) });
      close();
    },
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
  });

  const submit = () => {
    const missing = {
      ...(amount <= 0 && {
        amount: t(
          typed.amount.trim() === "" ? "kit:validation.required" : "kit:validation.incorrect",
        ),
      }),
      ...(typed.note.trim() === "" && { note: t("kit:validation.required") }),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    if (preview) give.mutate(preview);
    else look.mutate();
  };

  return (
    <Modal
      open={open}
      onClose={close}
      // A click outside must not discard what was typed.
      persistent={typed.amount !== "" || typed.note !== ""}
      title={t("goodwill.title")}
      width={storefront.variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {tDesk("back")}
          </Button>
          <Button
            variant={preview ? "danger" : "primary"}
            loading={look.isPending || give.isPending}
            type="submit"
            form={formId}
          >
            {preview ? t("goodwill.submit", { amount: money(amount) }) : t("goodwill.next")}
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
        <p>{t("goodwill.text")}</p>
        <TextField
          name="amount"
          label={t("goodwill.amount", { currency })}
          inputMode="decimal"
          autoComplete="off"
          value={typed.amount}
          onValueChange={(text) => change({ amount: text })}
          error={faults.amount}
        />
        <div className={styles.bearer}>
          <span aria-hidden="true">{t("goodwill.bearer")}</span>
          <SegmentedControl
            label={t("goodwill.bearer")}
            value={typed.bearer}
            onValueChange={(chosen) => {
              const bearer = goodwillBearers.find((one) => one === chosen);
              if (bearer) change({ bearer });
            }}
            segments={goodwillBearers.map((value) => ({
              value,
              label: t(`goodwill.bearers.${value}`),
            }))}
          />
        </div>
        <Textarea
          name="reason"
          label={t("goodwill.note")}
          hint={t("goodwill.noteHint")}
          rows={3}
          maxLength={longestNote}
          value={typed.note}
          onValueChange={(note) => {
            setTyped((before) => ({ ...before, note }));
            setFaults(({ note: _note, ...others }) => others);
          }}
          error={faults.note}
        />
        <div aria-live="polite">
          {preview && (
            <FactList
              facts={(["paid", "share", "commission"] as const).map((name) => [
                t(`goodwill.${name}`),
                `${money(preview[name].before)} → ${money(preview[name].after)}`,
              ])}
            />
          )}
        </div>
      </form>
    </Modal>
  );
}
