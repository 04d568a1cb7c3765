import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import type { ReactNode } from "react";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import type { FormProblem } from "../../platform/forms/problems/form-problem.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./bookings.module.css";

export interface TextDialogProps {
  title: string;
  /** Consequences of the action. */
  lead: ReactNode;
  label: string;
  hint?: string;
  /** Initial text. */
  initial?: string;
  submit: string;
  longest: number;
  isDanger?: boolean;
  /** Allows an empty text. */
  mayBeEmpty?: boolean;
  isRunning: boolean;
  problem: FormProblem | null;
  onSubmit: (text: string, close: () => void) => void;
  onClose: () => void;
}

/** The window of `TextDialog`. */
export default function TextWindow(props: TextDialogProps) {
  const { title, lead, label, hint, submit, longest, isRunning, problem } = props;
  const { initial = "", isDanger = false, mayBeEmpty = false } = props;
  const { t } = useTranslation("organizerBookings");
  const { variant } = useStorefront();
  const [open, setOpen] = useState(true);
  const [text, setText] = useState(initial);
  const [isEmpty, setEmpty] = useState(false);
  const close = () => {
    setOpen(false);
    afterClosing(props.onClose);
  };
  const send = () => {
    const words = text.trim();
    const isMissing = words === "" && !mayBeEmpty;
    setEmpty(isMissing);
    if (!isMissing) props.onSubmit(words, close);
  };
  return (
    <Modal
      open={open}
      onClose={close}
      // A click outside must not discard what was typed.
      persistent={text !== initial}
      title={title}
      width={variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t("back")}
          </Button>
          <Button variant={isDanger ? "danger" : "primary"} loading={isRunning} onClick={send}>
            {submit}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {typeof lead === "string" ? <p>{lead}</p> : lead}
        <FormAlert problem={problem} />
        <Textarea
          name="text"
          label={label}
          {...(hint !== undefined && { hint })}
          {...(isEmpty && { error: t("needed") })}
          maxLength={longest}
          rows={4}
          value={text}
          onValueChange={(value) => {
            setText(value);
            if (value.trim() !== "") setEmpty(false);
          }}
        />
      </div>
    </Modal>
  );
}
