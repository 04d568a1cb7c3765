import { timingSafeEqual } from "node:crypto";

/** Compares a given secret or signature with the expected one in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
