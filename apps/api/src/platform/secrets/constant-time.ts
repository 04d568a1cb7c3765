import { timingSafeEqual } from "node:crypto";

/** Compares two signatures in constant time. */
export function isSameSignature(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
