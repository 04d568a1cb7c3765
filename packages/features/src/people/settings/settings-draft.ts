import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

/**
 * Unsaved text of a settings section, kept for this tab so that a reload loses nothing. Sign-out deletes it with all
 * other drafts: it has the prefix of `platform/forms/drafts/form-draft.ts`.
 */
export type SettingsDraft = `draft-${"profile" | "email" | "phone"}-${number}`;

export const readTyped = (key: SettingsDraft): Readonly<Record<string, string | undefined>> =>
  // Only this module writes the key.
  (tabStorage.readJson(key) ?? {}) as Record<string, string>;

export function keepTyped(key: SettingsDraft, { target }: { target: EventTarget }): void {
  if (!(target instanceof HTMLInputElement) || target.name === "") return;
  tabStorage.writeJson(key, { ...readTyped(key), [target.name]: target.value || undefined });
}

export const dropTyped = (key: SettingsDraft): void => tabStorage.remove(key);
