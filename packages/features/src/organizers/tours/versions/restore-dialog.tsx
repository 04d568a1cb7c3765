import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { afterClosing } from "../../../platform/browser/after-closing.ts";

export interface RestoreDialogProps {
  /** Number of the version to restore. */
  number: number;
  onSure: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a draft is replaced that was never submitted, because no version has its content. */
export default function RestoreDialog({ number, onSure, onClose }: RestoreDialogProps) {
  const { t } = useTranslation("organizerTours");
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
      title={t("versions.sure.title", { number })}
      width={variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t("back")}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              close();
              onSure();
            }}
          >
            {t("versions.restore")}
          </Button>
        </>
      }
    >
      <p>{t("versions.sure.text")}</p>
    </Modal>
  );
}
