import { EncryptJWT, jwtDecrypt } from "jose";
import { createHash } from "node:crypto";
import { z } from "zod";
import type { ApiContext } from "../../config/context.ts";

/**
 * What a register form brought, until the code of its contact is entered. It waits in the browser that sent the
 * form, sealed, and not beside the code: else a stranger could put a password of their own there and wait for
 * the contact's owner to enter the code.
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

/** As long as a code and its first repetition. */
export const registrationSeconds = 20 * 60;

const keyOf = ({ config }: Pick<ApiContext, "config">) =>
  createHash("sha256").update(`registration/${config.signingKey}`).digest();

export function sealRegistration(
  context: Pick<ApiContext, "config">,
  facts: Registration,
): Promise<string> {
  return new EncryptJWT({ ...facts })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setExpirationTime(`${registrationSeconds}s`)
    .encrypt(keyOf(context));
}

/** Null where there is none, it is over, or it is about another contact. */
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
    // Whatever is wrong with it, nothing of it is used.
    return null;
  }
}
