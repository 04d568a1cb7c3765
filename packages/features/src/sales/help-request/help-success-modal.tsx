import { MODAL } from "@tropa/domain/interface-constants";
import { Modal } from "@tropa/ui-kit/modal";
import { useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import type { SentRequest } from "../calls/last-request.ts";
import HelpSuccess from "./help-success.tsx";
import styles from "./help-success.module.css";

/** The success screen in a dialog, for the compact banner. */
export default function HelpSuccessModal({
  sent,
  onClose,
}: {
  sent: SentRequest;
  onClose: () => void;
}) {
  const { t } = useTranslation("request");
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    afterClosing(onClose);
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title={t("success.title", { id: sent.requestId })}
      titleHidden
      width={MODAL.completeRequestWidthPx}
    >
      <div className={styles.window}>
        <HelpSuccess sent={sent} />
      </div>
    </Modal>
  );
}
