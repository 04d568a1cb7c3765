import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

/**
 * What somebody has typed into a part of their settings and not saved, for this tab: a reload loses nothing, and a
 * sign-out takes it along with all other drafts (`platform/forms/drafts/form-draft.ts`, whose prefix it has).
 */
export type SettingsDraft = `draft-${"profile" | "email" | "phone"}-${number}`;

export const readTyped = (key: SettingsDraft): Readonly<Record<string, string | undefined>> =>
  // Ours alone.
  (tabStorage.readJson(key) ?? {}) as Record<string, string>;

export function keepTyped(key: SettingsDraft, { target }: { target: EventTarget }): void {
  if (!(target instanceof HTMLInputElement) || target.name === "") return;
  tabStorage.writeJson(key, { ...readTyped(key), [target.name]: target.value || undefined });
}

export const dropTyped = (key: SettingsDraft): void => tabStorage.remove(key);
