import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import styles from "./dialog.module.css";

export interface ReasonDialogProps {
  title: string;
  /** Consequences. */
  text?: string | undefined;
  /** Who reads the reason. */
  hint?: string;
  maxLength: number;
  submit: string;
  isDanger?: boolean;
  isRunning: boolean;
  /** Why the act was refused. */
  problem?: ReactNode;
  /** Fields beside the reason. */
  children?: ReactNode;
  /** Whether these fields are filled in; they show what is missing themselves. */
  check?: () => boolean;
  onSubmit: (reason: string, close: () => void) => void;
  onClose: () => void;
}

/** Confirms an act of staff with its reason. */
export default function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, hint, maxLength, submit, isDanger = false, isRunning, children } = props;
  const { t } = useTranslation("staffDesk");
  const { variant } = useStorefront();
  const [open, setOpen] = useState(true);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const formId = useId();
  const close = () => {
    setOpen(false);
    afterClosing(props.onClose);
  };
  const confirm = () => {
    const isFilled = props.check?.() ?? true;
    setMissing(reason.trim() === "");
    if (isFilled && reason.trim() !== "") props.onSubmit(reason.trim(), close);
  };
  return (
    <Modal
      open={open}
      onClose={close}
      // A click outside must not discard what was typed.
      persistent={reason !== "" || Boolean(children)}
      title={title}
      width={variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t("back")}
          </Button>
          <Button
            variant={isDanger ? "danger" : "primary"}
            type="submit"
            form={formId}
            loading={isRunning}
          >
            {submit}
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
          confirm();
        }}
      >
        {props.problem}
        {text !== undefined && <p>{text}</p>}
        {children}
        <Textarea
          name="reason"
          label={t("actReason")}
          hint={hint}
          rows={3}
          maxLength={maxLength}
          value={reason}
          onValueChange={(value) => {
            setReason(value);
            setMissing(false);
          }}
          error={isMissing ? t("kit:validation.required") : undefined}
        />
      </form>
    </Modal>
  );
}
