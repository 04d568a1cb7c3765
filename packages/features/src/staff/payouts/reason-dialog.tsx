import { longestMoneyReason } from "@tropa/api-contract/staff/calls-commission";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { afterClosing } from "../../platform/browser/after-closing.ts";

export interface ReasonDialogProps {
  title: string;
  text: string;
  submit: string;
  isDanger?: boolean;
  isRunning: boolean;
  onSubmit: (reason: string, close: () => void) => void;
  onClose: () => void;
}

/** Confirms an act with its reason. */
export default function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, submit, isDanger = false, isRunning, onSubmit, onClose } = props;
  const { t } = useTranslation("staffMoney");
  const { variant } = useStorefront();
  const [open, setOpen] = useState(true);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const close = () => {
    setOpen(false);
    afterClosing(onClose);
  };
  return (
    <Modal
      open={open}
      onClose={close}
      persistent={reason !== ""}
      title={title}
      width={variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t("staffDesk:back")}
          </Button>
          <Button
            variant={isDanger ? "danger" : "primary"}
            loading={isRunning}
            onClick={() => {
              setMissing(reason.trim() === "");
              if (reason.trim() !== "") onSubmit(reason.trim(), close);
            }}
          >
            {submit}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <Textarea
        name="reason"
        label={t("reason")}
        rows={3}
        maxLength={longestMoneyReason}
        value={reason}
        onValueChange={(value) => {
          setReason(value);
          setMissing(false);
        }}
        {...(isMissing && { error: t("kit:validation.required") })}
      />
    </Modal>
  );
}
