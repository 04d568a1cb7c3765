import { Icon } from "@tropa/ui-kit/icon";
import { Modal } from "@tropa/ui-kit/modal";
import { useState } from "react";
import type { ReactNode } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { afterClosing } from "../browser/after-closing.ts";
import { takeLostFocus } from "../focus/lost-focus.ts";
import styles from "./small-dialog.module.css";

/** A window with a short form, which is replaced by a message once it is done. */
export function SmallDialog({
  title,
  done,
  onClose,
  children,
}: {
  title: string;
  /** The success message; null until then. */
  done: string | null;
  onClose: () => void;
  children: ReactNode;
}) {
  const { variant } = useStorefront();
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    afterClosing(onClose);
  };
  return (
    <Modal open={open} onClose={close} title={title} width={variant.modalWidth}>
      {done === null ? (
        children
      ) : (
        <p className={styles.done} role="status" tabIndex={-1} ref={takeLostFocus}>
          <Icon name="check-circle" size={28} />
          {done}
        </p>
      )}
    </Modal>
  );
}
