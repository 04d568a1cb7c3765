import { EncryptJWT, jwtDecrypt } from "jose";
import { createHash } from "node:crypto";
import { z } from "zod";
import type { ApiContext } from "../../config/context.ts";

/**
 * The data of a registration form until its code is entered. Stored encrypted in the browser that sent the form, not
 * with the code: otherwise a stranger could submit their own password and wait for the contact's owner to enter the code.
 */
const registration = z.object({
  /** The contact that the code went to. */
  contact: z.string(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  timezone: z.string().optional(),
  country_id: z.number().int().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  password_hash: z.string().optional(),
});
export type Registration = z.infer<typeof registration>;

/** Long enough for a code and one repetition. */
export const registrationSeconds = 20 * 60;

const keyOf = ({ config }: Pick<ApiContext, "config">) =>
  createHash("sha256").update(`registration/${config.signingKey}`).digest();

/** Encrypts a registration into a token for the browser, which expires. */
export function sealRegistration(
  context: Pick<ApiContext, "config">,
  facts: Registration,
): Promise<string> {
  return new EncryptJWT({ ...facts })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setExpirationTime(`${registrationSeconds}s`)
    .encrypt(keyOf(context));
}

/** Decrypts a registration; null if missing, expired or for another contact. */
export async function openRegistration(
  context: Pick<ApiContext, "config">,
  sealed: string | null,
  contact: string,
): Promise<Registration | null> {
  if (sealed === null) return null;
  try {
    const { payload } = await jwtDecrypt(sealed, keyOf(context));
    const facts = registration.parse(payload);
    return facts.contact === contact ? facts : null;
  } catch {
    // Invalid for whatever reason.
    return null;
  }
}
