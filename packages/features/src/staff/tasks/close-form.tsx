import { isApiClientError } from "@tropa/api-client/api-client-error";
import { longestTaskNote, setTaskStatesCall } from "@tropa/api-contract/staff/calls-tasks";
import type { Task } from "@tropa/api-contract/staff/calls-tasks";
import { nextTaskStates } from "@tropa/domain/people/task";
import type { TaskState } from "@tropa/domain/people/task";
import { formatNumber } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { showToast } from "../../platform/storefront/toast.ts";
import { useDeskAct } from "../queues/desk-queries.ts";
import styles from "./tasks.module.css";

interface CloseFormProps {
  tasks: readonly Pick<Task, "id" | "kind" | "state">[];
  onDone?: () => void;
}

/** Closes tasks with a result and a reason, or opens closed ones again. */
export function CloseForm({ tasks, onDone }: CloseFormProps) {
  const { t } = useTranslation("staffTasks");
  const { locale } = useStorefront();
  const [chosen, setChosen] = useState<TaskState | "">("");
  const [reason, setReason] = useState("");
  const [booking, setBooking] = useState("");
  const [faults, setFaults] = useState<Partial<Record<"reason" | "booking", string>>>({});
  const possible = [...new Set(tasks.flatMap(({ kind, state }) => nextTaskStates(kind, state)))]
    // A booking comes of one request.
    .filter((state) => tasks.length === 1 || state !== "booked");
  const to = possible.find((state) => state === chosen) ?? possible[0];
  const number = (value: number) => formatNumber(value, locale);
  const act = useDeskAct<TaskState>({
    send: async (api, state) => {
      const items = tasks.map((task) => ({ id: task.id, from: task.state }));
      const body = {
        items,
        to: state,
        reason: reason.trim(),
        ...(state === "booked" && { booking_id: Number(booking) }),
      };
      try {
        const answer = await api.call(setTaskStatesCall, { body });
        const done = answer.items.filter((item) => item.is_done).length;
        const isWhole = done === items.length;
        showToast({
          type: isWhole ? "success" : "error",
          text: isWhole
            ? t("done")
            : t("partly", { done: number(done), all: number(items.length) }),
        });
        setReason("");
        onDone?.();
      } catch (error) {
        if (!isApiClientError(error) || !error.validation.booking_id) throw error;
        setFaults({ booking: t("close.badBooking") });
      }
    },
  });
  if (to === undefined) return null;
  const isOpening = to === "in_work";
  const submit = () => {
    const missing = {
      ...(reason.trim() === "" && { reason: t("kit:validation.required") }),
      ...(to === "booked" && !/^[1-9]\d{0,8}$/.test(booking) && { booking: t("close.badBooking") }),
    };
    setFaults(missing);
    if (Object.keys(missing).length === 0) act.mutate(to);
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {!isOpening && (
        <Select
          label={t("close.to")}
          value={to}
          items={possible.map((state) => ({ value: state, text: t(`states.${state}`) }))}
          onValueChange={(value) => setChosen(possible.find((state) => state === value) ?? "")}
        />
      )}
      {to === "booked" && (
        <TextField
          label={t("close.booking")}
          name="booking"
          inputMode="numeric"
          maxLength={9}
          error={faults.booking}
          value={booking}
          onValueChange={setBooking}
        />
      )}
      <Textarea
        label={t("close.reason")}
        hint={t("close.reasonHint")}
        name="reason"
        rows={2}
        autosize
        maxLength={longestTaskNote}
        error={faults.reason}
        value={reason}
        onValueChange={setReason}
      />
      <Button type="submit" variant="secondary" loading={act.isPending}>
        {t(isOpening ? "close.reopen" : "close.submit")}
      </Button>
    </form>
  );
}
