import { DRAWER, MODAL } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { composeRefs } from "../hooks/compose-refs.ts";
import { cssVars } from "../hooks/css-vars.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useMessages } from "../messages/messages.tsx";
import { useDialog } from "../modal/use-dialog.ts";
import styles from "./drawer.module.css";

export type DrawerProps = Omit<ComponentProps<"dialog">, "open" | "title" | "onClose"> & {
  open: boolean;
  /** Asked to close: Escape, the close button, or a click beside the panel. */
  onClose: () => void;
  title: string;
  /** Largest width in CSS pixels. */
  width?: number;
  /** Stays at the lower edge while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A panel from the right side; on phones a sheet from the lower edge. */
export function Drawer({
  open,
  onClose,
  title,
  width = DRAWER.widthPx,
  footer,
  className,
  style,
  ref,
  children,
  ...rest
}: DrawerProps) {
  const messages = useMessages();
  const titleId = useId();
  const closeMs = MODAL.closeAnimationMs;
  const { present, handlers } = useDialog({ open, onClose, closeMs });
  return (
    <dialog
      {...rest}
      {...handlers}
      ref={composeRefs(handlers.ref, ref)}
      aria-labelledby={titleId}
      className={clsx(styles.root, className)}
      style={cssVars({ "--drawer-width": `${width}px`, "--drawer-motion": `${closeMs}ms` }, style)}
    >
      {present && (
        <div className={styles.panel}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
          {/* Last, so that the focus goes first to what the panel is about. */}
          <IconButton
            icon="close"
            label={messages.close}
            className={styles.close}
            onClick={onClose}
          />
        </div>
      )}
    </dialog>
  );
}
