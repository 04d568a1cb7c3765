/**
 * The open modal dialogs, lowest first. The browser makes everything outside of the top
 * one inert, so what must stay reachable (messages) has to move into it.
 */
let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly HTMLDialogElement[]): void {
  dialogs = next;
  for (const listener of listeners) listener();
}

/** Registers an open dialog as the topmost one. */
export function registerDialog(dialog: HTMLDialogElement): void {
  replace([...dialogs.filter((other) => other !== dialog), dialog]);
}

/** Removes a closed dialog. */
export function unregisterDialog(dialog: HTMLDialogElement): void {
  if (dialogs.includes(dialog)) replace(dialogs.filter((other) => other !== dialog));
}

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the dialog that the reader is in, or null. */
export function topDialog(): HTMLDialogElement | null {
  return dialogs.at(-1) ?? null;
}
