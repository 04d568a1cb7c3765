import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

interface DeleteDialogProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before deleting a message, which cannot be undone. */
export default function DeleteDialog({ onConfirm, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("chat");
  const { variant } = useStorefront();
  return (
    <Modal
      open
      onClose={onClose}
      title={t("delete.title")}
      width={variant.modalWidth}
      footer={
        <Button variant="danger" fullWidth onClick={onConfirm}>
          {t("act.delete")}
        </Button>
      }
    >
      <p>{t("delete.text")}</p>
    </Modal>
  );
}
