import { createHash } from "node:crypto";

export type TokenFields = Record<string, unknown>;

/**
 * T-Bank's signature of a request or a notification: the values of its root scalars and the password, in the order
 * of their keys, as SHA-256 in hex. Nested objects, lists and the token itself are left out; booleans are words.
 */
export function tinkoffToken(fields: TokenFields, password: string): string {
  const all: TokenFields = { ...fields, Password: password };
  const signed = Object.entries(all).filter(([name, value]) => name !== "Token" && isScalar(value));
  const joined = signed
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, value]) => String(value))
    .join("");
  return createHash("sha256").update(joined).digest("hex");
}

function isScalar(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
