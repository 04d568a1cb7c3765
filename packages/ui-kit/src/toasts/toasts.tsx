import { clsx } from "clsx";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useMessages } from "../messages/messages.tsx";
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

/** Where messages appear; once in a page. They wait while the pointer or the focus is on them. */
export function ToastRegion({ store = toasts, className, ...rest }: ToastRegionProps) {
  const messages = useMessages();
  const [paused, setPaused] = useState(false);
  // Messages are never part of a page that the server sends.
  const shown = useSyncExternalStore(store.subscribe, store.getSnapshot, () => nothing);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing to operate: only the clock stops
    <section
      aria-label={messages.notifications}
      aria-live="polite"
      {...rest}
      className={clsx(styles.root, className)}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <ul className={styles.list}>
        {shown.map((toast) => (
          <ToastItem key={toast.id} toast={toast} paused={paused} onDismiss={store.dismiss} />
        ))}
      </ul>
    </section>
  );
}
