import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { afterClosing } from "../../platform/browser/after-closing.ts";

export interface SureDialogProps {
  title: string;
  /** Consequences of the action. */
  text: string;
  submit: string;
  isDanger?: boolean;
  isRunning: boolean;
  onSure: (close: () => void) => void;
  onClose: () => void;
}

/** Confirms an action that cannot be undone. */
export default function SureDialog(props: SureDialogProps) {
  const { title, text, submit, isDanger = false, isRunning, onSure, onClose } = props;
  const { t } = useTranslation("staffDesk");
  const { variant } = useStorefront();
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    afterClosing(onClose);
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title={title}
      width={variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t("back")}
          </Button>
          <Button
            variant={isDanger ? "danger" : "primary"}
            loading={isRunning}
            onClick={() => onSure(close)}
          >
            {submit}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Modal>
  );
}
