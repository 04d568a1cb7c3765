import { TOAST } from "@tropa/domain/interface-constants";

export type ToastType = "success" | "error" | "warning" | "info";

export type Toast = {
  id: number;
  type: ToastType;
  title?: string;
  text: string;
  /** Action offered with the message, such as "Undo"; performing it closes the message. */
  action?: { label: string; onPress: () => void };
  /** Milliseconds until it disappears; `Infinity` keeps it until it is closed. */
  closeDelay: number;
};

export type ToastRequest = Omit<Toast, "id" | "closeDelay"> & { closeDelay?: number };

export type ToastStore = {
  show: (toast: ToastRequest) => number;
  dismiss: (id: number) => void;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly Toast[];
};

/** Holds the messages that are shown now. One for the page; tests make their own. */
export function createToastStore(): ToastStore {
  let shown: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const replace = (next: readonly Toast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    show(request) {
      lastId += 1;
      replace([...shown, { closeDelay: TOAST.closeDelayMs, ...request, id: lastId }]);
      return lastId;
    },
    dismiss(id) {
      replace(shown.filter((toast) => toast.id !== id));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => shown,
  };
}
