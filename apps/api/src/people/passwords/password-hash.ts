import { hash, verify } from "@node-rs/argon2";
import type { Options } from "@node-rs/argon2";

/** Argon2id (the library's default kind) with the costs that OWASP names for it. */
const costs: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, costs);
}

/** A dummy hash, created once, to compare with if there is no account. */
let nobody: Promise<string> | null = null;

/**
 * Verifies a password. Takes as long without an account, so that timing does not reveal who has one.
 */
export async function isPassword(stored: string | null, given: string): Promise<boolean> {
  nobody ??= hashPassword("the password of nobody");
  const isRight = await verify(stored ?? (await nobody), given);
  return stored !== null && isRight;
}
