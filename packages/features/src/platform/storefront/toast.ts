import type { ToastRequest } from "@tropa/ui-kit/toasts";

type Listener = (toast: ToastRequest) => void;

let listener: Listener | undefined;
let waiting: ToastRequest[] = [];

/** Shows a toast; its component loads with the first one. */
export function showToast(toast: ToastRequest): void {
  if (listener) listener(toast);
  else waiting.push(toast);
  for (const wake of wakers) wake();
}

const wakers = new Set<() => void>();

/** Calls back on a toast, so that the component can be loaded. */
export function onFirstToast(wake: () => void): () => void {
  wakers.add(wake);
  if (waiting.length > 0) wake();
  return () => wakers.delete(wake);
}

/** Passes waiting and future toasts to `receive`. */
export function receiveToasts(receive: Listener): void {
  listener = receive;
  const current = waiting;
  waiting = [];
  for (const toast of current) receive(toast);
}
