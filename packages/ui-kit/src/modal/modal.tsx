import { MODAL } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { composeRefs } from "../hooks/compose-refs.ts";
import { cssVars } from "../hooks/css-vars.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useMessages } from "../messages/messages.tsx";
import styles from "./modal.module.css";
import { useDialog } from "./use-dialog.ts";

export type ModalProps = Omit<ComponentProps<"dialog">, "open" | "title" | "onClose"> & {
  open: boolean;
  /** Asked to close: Escape, the close button, or a click beside the window. */
  onClose: () => void;
  title: string;
  /** Keeps the title for those who listen only. */
  titleHidden?: boolean;
  /** Largest width in CSS pixels. */
  width?: number;
  /** A click beside the window only shakes it. */
  persistent?: boolean;
  /** Stays at the lower edge while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A window above the page. On phones it rises from the lower edge. */
export function Modal({
  open,
  onClose,
  title,
  titleHidden = false,
  width = MODAL.widthPx,
  persistent,
  footer,
  className,
  style,
  ref,
  children,
  ...rest
}: ModalProps) {
  const messages = useMessages();
  const titleId = useId();
  const closeMs = MODAL.closeAnimationMs;
  const { present, handlers } = useDialog({ open, onClose, closeMs, persistent });
  return (
    <dialog
      {...rest}
      {...handlers}
      ref={composeRefs(handlers.ref, ref)}
      aria-labelledby={titleId}
      className={clsx(styles.root, className)}
      style={cssVars({ "--modal-width": `${width}px`, "--modal-motion": `${closeMs}ms` }, style)}
    >
      {present && (
        <div className={styles.window}>
          <div className={styles.header} data-hidden={titleHidden || undefined}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
          {/* Last, so that the focus goes first to what the window is about. */}
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
