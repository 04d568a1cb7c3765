import { timingSafeEqual } from "node:crypto";

/** Compares two signatures without telling by its time how much of them is right. */
export function isSameSignature(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
