import { hash, verify } from "@node-rs/argon2";
import type { Options } from "@node-rs/argon2";

/** Argon2id (the library's default kind) with the costs that OWASP names for it. */
const costs: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, costs);
}

/** Made once: what a password is compared with where there is none. */
let nobody: Promise<string> | null = null;

/**
 * Whether a password is right. It takes as long where there is no password to compare with, so that time does
 * not tell who has an account.
 */
export async function isPassword(stored: string | null, given: string): Promise<boolean> {
  nobody ??= hashPassword("the password of nobody");
  const isRight = await verify(stored ?? (await nobody), given);
  return stored !== null && isRight;
}
