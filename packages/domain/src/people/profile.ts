/** What completeness looks at (docs/product/accounts-and-sessions.md#profile). */
export interface ProfileNames {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly is_email_set: boolean;
}

export type MissingProfileField = "first_name" | "last_name" | "email";

const isEmpty = (text: string | null): boolean => text === null || text.trim() === "";

/** What a profile still needs, in the order of its form. */
export function missingProfileFields(profile: ProfileNames): MissingProfileField[] {
  const missing: MissingProfileField[] = [];
  if (isEmpty(profile.first_name)) missing.push("first_name");
  if (isEmpty(profile.last_name)) missing.push("last_name");
  if (!profile.is_email_set) missing.push("email");
  return missing;
}

/** A profile is incomplete when first or last name is missing or no e-mail is set. */
export function isProfileComplete(profile: ProfileNames): boolean {
  return missingProfileFields(profile).length === 0;
}
