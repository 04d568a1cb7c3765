import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

/**
 * Unsaved text of a settings section, kept for this tab so that a reload loses nothing. Sign-out deletes it with all
 * other drafts: it has the prefix of `platform/forms/drafts/form-draft.ts`.
 */
export type SettingsDraft = `draft-${"profile" | "email" | "phone"}-${number}`;

export const readSettingsDraft = (
  key: SettingsDraft,
): Readonly<Record<string, string | undefined>> =>
  // The cast is safe: only this module writes the key.
  (tabStorage.readJson(key) ?? {}) as Record<string, string>;

export function saveSettingsDraft(key: SettingsDraft, { target }: { target: EventTarget }): void {
  if (!(target instanceof HTMLInputElement) || target.name === "") return;
  tabStorage.writeJson(key, {
    ...readSettingsDraft(key),
    [target.name]: target.value || undefined,
  });
}

export const deleteSettingsDraft = (key: SettingsDraft): void => tabStorage.remove(key);
