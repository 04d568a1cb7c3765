/** Sections of the settings, by the anchors that letters and menus link to, in page order. */
export const settingsSections = [
  "profile",
  "email",
  "phone",
  "password",
  "passkeys",
  "devices",
  "preferences",
  "notifications",
  "copy",
  "end",
] as const;
export type SettingsSectionId = (typeof settingsSections)[number];
