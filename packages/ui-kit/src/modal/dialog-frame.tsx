import { MODAL } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { composeRefs } from "../hooks/compose-refs.ts";
import { cssVars } from "../hooks/css-vars.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useMessages } from "../messages/messages.tsx";
import base from "./dialog-frame.module.css";
import { useDialog } from "./use-dialog.ts";
import wholeScreen from "./whole-screen.module.css";

export type DialogProps = Omit<ComponentProps<"dialog">, "open" | "title" | "onClose"> & {
  open: boolean;
  /** Called on Escape, the close button, or a click beside it. */
  onClose: () => void;
  title: string;
  /** Largest width in CSS pixels. */
  width?: number;
  /** Stays at the lower edge while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

type DialogFrameProps = DialogProps & {
  width: number;
  titleHidden?: boolean;
  persistent?: boolean | undefined;
  /**
   * Class names of the component's style sheet: `root`, `panel`, `header`, `title`, `body`,
   * `footer`, `close`.
   */
  styles: Readonly<Record<string, string>>;
};

/**
 * Common frame of modals and drawers: a titled dialog with a close button, scrolling body and
 * footer.
 */
export function DialogFrame({
  open,
  onClose,
  title,
  titleHidden,
  width,
  persistent,
  footer,
  styles,
  className,
  style,
  ref,
  children,
  ...rest
}: DialogFrameProps) {
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
      className={clsx(wholeScreen.root, base.root, styles.root, className)}
      style={cssVars({ "--dialog-width": `${width}px`, "--dialog-motion": `${closeMs}ms` }, style)}
    >
      {present && (
        <div className={clsx(base.panel, styles.panel)}>
          <div className={clsx(base.header, styles.header)} data-hidden={titleHidden || undefined}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          </div>
          <div className={clsx(base.body, styles.body)}>{children}</div>
          {footer && <div className={clsx(base.footer, styles.footer)}>{footer}</div>}
          {/* Last, so that the content is focused first. */}
          <IconButton
            icon="close"
            label={messages.close}
            className={clsx(base.close, styles.close)}
            onClick={onClose}
          />
        </div>
      )}
    </dialog>
  );
}
