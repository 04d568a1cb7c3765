import { longestTeamReason } from "@tropa/api-contract/staff/calls-team";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import type { ReactNode } from "react";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useTeamAct } from "./team-queries.ts";
import type { TeamAct } from "./team-queries.ts";
import styles from "./team.module.css";

export interface TeamDialogProps<Body> {
  title: string;
  /** Consequences. */
  text?: string;
  submit: string;
  isDanger?: boolean;
  /** Fields beside the reason. */
  children?: ReactNode;
  /** Whether these fields are filled in; they show what is missing themselves. */
  check?: () => boolean;
  bodyOf: (reason: string) => Body;
  send: TeamAct<Body>["send"];
  /** Toast on success. */
  done: string;
  onClose: () => void;
}

/** Changes the team, with a reason for the audit log. */
export function TeamDialog<Body>(props: TeamDialogProps<Body>) {
  const { title, text, submit, isDanger = false, children, check, bodyOf, send, done } = props;
  const { t } = useTranslation("staffTeam");
  const { variant } = useStorefront();
  const [open, setOpen] = useState(true);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { act, isRunning, problem } = useTeamAct();
  const close = () => {
    setOpen(false);
    afterClosing(props.onClose);
  };
  const onSubmit = () => {
    const isFilled = check?.() ?? true;
    setMissing(reason.trim() === "");
    if (!isFilled || reason.trim() === "") return;
    void act({ body: bodyOf(reason.trim()), send, done, onDone: close });
  };
  return (
    <Modal
      open={open}
      onClose={close}
      // A click outside must not discard what was typed.
      persistent={reason !== "" || children !== undefined}
      title={title}
      width={variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t("staffDesk:back")}
          </Button>
          <Button variant={isDanger ? "danger" : "primary"} loading={isRunning} onClick={onSubmit}>
            {submit}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormAlert problem={problem} />
        {text && <p>{text}</p>}
        {children}
        <Textarea
          name="reason"
          label={t("reason")}
          hint={t("reasonHint")}
          rows={2}
          maxLength={longestTeamReason}
          value={reason}
          onValueChange={(value) => {
            setReason(value);
            setMissing(false);
          }}
          {...(isMissing && { error: t("kit:validation.required") })}
        />
      </div>
    </Modal>
  );
}
