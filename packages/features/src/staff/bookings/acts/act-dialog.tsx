import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import type { ApiClient } from "@tropa/api-client/client";
import { longestNote } from "@tropa/api-contract/staff/calls-booking-acts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { browserApi } from "../../../platform/api/browser-api.ts";
import { afterClosing } from "../../../platform/browser/after-closing.ts";
import { randomId } from "../../../platform/browser/random-id.ts";
import { codeOf } from "../../../platform/forms/problems/error-code.ts";
import { showToast } from "../../../platform/storefront/toast.ts";
import { deskKey } from "../../queues/desk-queries.ts";
import { FactList } from "../../sections/page-section.tsx";
import dialogStyles from "../../sections/dialog.module.css";
import styles from "./acts.module.css";

/** Messages of fields by their names in the call. */
export type Faults = Readonly<Record<string, string | undefined>>;

export interface ActDialogProps<Plan> {
  title: string;
  text?: string;
  /** What the reason is for, or who reads it. */
  reasonHint?: string;
  /** What was typed or chosen: another choice hides what it would change. */
  choice: unknown;
  /** Own fields of the act. */
  renderFields: (faults: Faults) => ReactNode;
  /** Returns faults of own fields that need no call. */
  check?: () => Faults;
  /** Finds what the act changes. */
  plan: (api: ApiClient) => Promise<Plan>;
  /** What the act changes, shown before it. */
  facts: (plan: Plan) => readonly (readonly [string, ReactNode])[];
  act: (
    api: ApiClient,
    agreed: { plan: Plan; reason: string; idempotencyKey: string },
  ) => Promise<unknown>;
  /** The button that acts. */
  submit: (plan: Plan) => string;
  done: string;
  onClose: () => void;
}

const codesWithText = ["gone", "no_seats", "no_cabins", "price_changed"] as const;

/** On a phone it appears below what is in sight. */
const bringIntoView = (plan: HTMLElement | null): void =>
  plan?.scrollIntoView({ block: "nearest" });

/** An act of staff in two steps: fields with a reason, then what changes, then the act. */
export function ActDialog<Plan>(props: ActDialogProps<Plan>) {
  const { t } = useTranslation("staffBookings");
  const { t: tDesk } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const [open, setOpen] = useState(true);
  const [reason, setReason] = useState("");
  const [faults, setFaults] = useState<Faults>({});
  const [shown, setShown] = useState<{ plan: Plan; choice: string } | null>(null);
  const [idempotencyKey] = useState(randomId);
  const formId = useId();
  const choice = JSON.stringify(props.choice);
  const [untouched] = useState(choice);
  const plan = shown?.choice === choice ? shown.plan : null;

  const close = () => {
    setOpen(false);
    afterClosing(props.onClose);
  };
  const onError = (error: unknown) => {
    setShown(null);
    const refused = isApiClientError(error) ? Object.entries(error.validation) : [];
    if (refused.length > 0)
      return setFaults(Object.fromEntries(refused.map(([field, texts]) => [field, texts?.[0]])));
    const code = codesWithText.find((one) => one === codeOf(error));
    const isOther = isApiClientError(error) && error.status === 409;
    const problem = isOther ? t("acts.changed") : tDesk("failed");
    return showToast({ type: "error", text: code ? t(`acts.refused.${code}`) : problem });
  };
  const look = useMutation({
    mutationFn: async () => props.plan(await browserApi(storefront)),
    onSuccess: (found) => setShown({ plan: found, choice }),
    onError,
  });
  const act = useMutation({
    mutationFn: async (agreed: Plan) =>
      props.act(await browserApi(storefront), {
        plan: agreed,
        reason: reason.trim(),
        idempotencyKey,
      }),
    onSuccess: () => {
      showToast({ type: "success", text: props.done });
      close();
    },
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
  });
  const submit = () => {
    const found: Faults = {
      ...props.check?.(),
      ...(reason.trim() === "" && { reason: t("kit:validation.required") }),
    };
    setFaults(found);
    if (Object.values(found).some(Boolean)) return;
    if (plan === null) look.mutate();
    else act.mutate(plan);
  };

  return (
    <Modal
      open={open}
      onClose={close}
      // A click outside must not discard what was typed.
      persistent={choice !== untouched || reason !== ""}
      title={props.title}
      width={storefront.variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {tDesk("back")}
          </Button>
          <Button
            variant={plan === null ? "primary" : "danger"}
            loading={look.isPending || act.isPending}
            type="submit"
            form={formId}
          >
            {plan === null ? t("acts.next") : props.submit(plan)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={dialogStyles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {props.text !== undefined && <p>{props.text}</p>}
        {props.renderFields(faults)}
        <Textarea
          name="reason"
          label={t("acts.reason")}
          hint={props.reasonHint ?? t("acts.reasonHint")}
          rows={3}
          maxLength={longestNote}
          value={reason}
          onValueChange={(text) => {
            setReason(text);
            setFaults(({ reason: _reason, ...others }) => others);
          }}
          error={faults.reason ?? faults.note}
        />
        <div aria-live="polite">
          {plan !== null && (
            <div ref={bringIntoView} className={styles.plan}>
              <FactList facts={props.facts(plan)} />
            </div>
          )}
        </div>
      </form>
    </Modal>
  );
}
