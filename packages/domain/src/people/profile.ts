/** Fields that a complete profile needs (docs/product/accounts-and-sessions.md#profile). */
export interface ProfileNames {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly is_email_set: boolean;
}

export type MissingProfileField = "first_name" | "last_name" | "email";

const isEmpty = (text: string | null): boolean => text === null || text.trim() === "";

/** Returns the missing fields, in the order of the form. */
export function missingProfileFields(profile: ProfileNames): MissingProfileField[] {
  const missing: MissingProfileField[] = [];
  if (isEmpty(profile.first_name)) missing.push("first_name");
  if (isEmpty(profile.last_name)) missing.push("last_name");
  if (!profile.is_email_set) missing.push("email");
  return missing;
}

/** Whether first name, last name and e-mail are all set. */
export function isProfileComplete(profile: ProfileNames): boolean {
  return missingProfileFields(profile).length === 0;
}
