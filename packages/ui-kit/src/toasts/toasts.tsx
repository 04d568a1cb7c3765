import { clsx } from "clsx";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { ComponentProps } from "react";
import { createPortal } from "react-dom";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useMessages } from "../messages/messages.tsx";
import { subscribeToDialogs, topDialog } from "../modal/open-dialogs.ts";
import { createToastStore } from "./toast-store.ts";
import type { Toast, ToastStore, ToastType } from "./toast-store.ts";
import styles from "./toasts.module.css";

export { createToastStore } from "./toast-store.ts";
export type { Toast, ToastRequest, ToastStore, ToastType } from "./toast-store.ts";

/** The page's messages: `toasts.show({ type: "success", text: "…" })`. For use in the browser. */
export const toasts = createToastStore();

const icons: Record<ToastType, IconName> = {
  success: "check-circle",
  error: "warning",
  warning: "warning",
  info: "info",
};

const nothing: readonly Toast[] = [];

type ToastItemProps = { toast: Toast; paused: boolean; onDismiss: (id: number) => void };

function ToastItem({ toast, paused, onDismiss }: ToastItemProps) {
  const messages = useMessages();
  const { id, closeDelay } = toast;

  useEffect(() => {
    if (paused || !Number.isFinite(closeDelay)) return undefined;
    const timer = setTimeout(() => onDismiss(id), closeDelay);
    return () => clearTimeout(timer);
  }, [paused, closeDelay, id, onDismiss]);

  return (
    <li className={styles.toast} data-type={toast.type}>
      <Icon name={icons[toast.type]} size={22} className={styles.icon} />
      <div className={styles.words} role={toast.type === "error" ? "alert" : undefined}>
        {toast.title && <p className={styles.title}>{toast.title}</p>}
        <p>{toast.text}</p>
        {toast.action && (
          <Button
            variant="ghost"
            size="sm"
            className={styles.action}
            onClick={() => {
              toast.action?.onPress();
              onDismiss(toast.id);
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      <IconButton
        icon="close"
        size="sm"
        label={messages.close}
        onClick={() => onDismiss(toast.id)}
      />
    </li>
  );
}

export type ToastRegionProps = Omit<ComponentProps<"section">, "children"> & {
  store?: ToastStore;
};

const noDialog = () => null;

/**
 * Where messages appear; once in a page. A live region (ARIA: polite, an alert for errors) that
 * moves into the modal window that is open, since the page behind it is inert. Messages wait while
 * the pointer or the focus is on them.
 */
export function ToastRegion({ store = toasts, className, ...rest }: ToastRegionProps) {
  const messages = useMessages();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  // Messages are never part of a page that the server sends.
  const shown = useSyncExternalStore(store.subscribe, store.getSnapshot, () => nothing);
  const dialog = useSyncExternalStore(subscribeToDialogs, topDialog, noDialog);

  const dismiss = useCallback(
    (id: number) => {
      store.dismiss(id);
      // The hovered or focused toast is gone, and no event says that pointer or focus left it.
      setHeld({ pointer: false, focus: false });
    },
    [store],
  );

  const region = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing to operate: only the clock stops
    <section
      aria-label={messages.notifications}
      aria-live="polite"
      {...rest}
      className={clsx(styles.root, className)}
      onPointerEnter={() => setHeld({ ...held, pointer: true })}
      onPointerLeave={() => setHeld({ ...held, pointer: false })}
      onFocus={() => setHeld({ ...held, focus: true })}
      onBlur={() => setHeld({ ...held, focus: false })}
    >
      <ul className={styles.list}>
        {shown.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            paused={held.pointer || held.focus}
            onDismiss={dismiss}
          />
        ))}
      </ul>
    </section>
  );
  return dialog ? createPortal(region, dialog) : region;
}
