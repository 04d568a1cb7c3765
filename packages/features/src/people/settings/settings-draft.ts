/**
 * What somebody has typed into a part of their settings and not saved, for this tab: a reload loses nothing, and a
 * sign-out takes it along with all other drafts (`platform/forms/form-draft.ts`, whose prefix it has).
 */
export type SettingsDraft = `draft-${"profile" | "email" | "phone"}-${number}`;

export function readTyped(key: SettingsDraft): Readonly<Record<string, string | undefined>> {
  try {
    // Ours alone.
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export function keepTyped(key: SettingsDraft, { target }: { target: EventTarget }): void {
  if (!(target instanceof HTMLInputElement) || target.name === "") return;
  try {
    const typed = { ...readTyped(key), [target.name]: target.value || undefined };
    sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // The browser keeps nothing.
  }
}

export function dropTyped(key: SettingsDraft): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was nothing.
  }
}
