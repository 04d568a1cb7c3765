import { MODAL } from "@tropa/domain/interface-constants";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import styles from "./sms-link.module.css";

/** Says that the text message has been sent. */
export default function SmsSent({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("request");
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    afterClosing(onClose);
  };
  return (
    <Modal open={open} onClose={close} title={t("sms.sentTitle")} width={MODAL.successWidthPx}>
      <div className={styles.sent}>
        <p>{t("sms.sentText")}</p>
        <Button onClick={close} fullWidth>
          {t("sms.fine")}
        </Button>
      </div>
    </Modal>
  );
}
