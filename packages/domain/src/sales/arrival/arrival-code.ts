import { base64url, CompactSign, compactVerify, decodeProtectedHeader, importJWK } from "jose";
import type { CryptoKey, JWK } from "jose";
import { isLocalDate } from "../../time/local-date.ts";
import type { LocalDate } from "../../time/local-date.ts";

/** Contents of the QR code of a paid booking: enough to check a party in without a network. */
export interface ArrivalFacts {
  bookingId: number;
  organizerId: number;
  /** The departure and its first day: moving a booking changes its code. */
  dateId: number;
  start: LocalDate;
  seats: number;
  firstName: string;
}

/** A public Ed25519 key as a JSON Web Key with an id. */
export interface ArrivalKey {
  kid: string;
  kty: "OKP";
  crv: "Ed25519";
  x: string;
}

/** Short field names keep the QR code small. */
interface Wire {
  b: number;
  o: number;
  d: number;
  s: string;
  n: number;
  f: string;
}

const isWire = (value: unknown): value is Wire => {
  if (typeof value !== "object" || value === null) return false;
  const facts: Partial<Record<keyof Wire, unknown>> = value;
  return (
    [facts.b, facts.o, facts.d, facts.n].every(Number.isSafeInteger) &&
    typeof facts.f === "string" &&
    typeof facts.s === "string" &&
    isLocalDate(facts.s)
  );
};

/** Signs a code. Ed25519 is deterministic, so the same facts give the same code. */
export function signArrivalCode(
  { bookingId: b, organizerId: o, dateId: d, start: s, seats: n, firstName: f }: ArrivalFacts,
  { privateKey, kid }: { privateKey: CryptoKey; kid: string },
): Promise<string> {
  const wire: Wire = { b, o, d, s, n, f };
  return new CompactSign(new TextEncoder().encode(JSON.stringify(wire)))
    .setProtectedHeader({ alg: "EdDSA", kid })
    .sign(privateKey);
}

/** Imports a public key for verification; throws if this browser does not support Ed25519. */
export const importArrivalKey = (key: ArrivalKey) => importJWK({ ...key } satisfies JWK, "EdDSA");

function factsOf(payload: Uint8Array): ArrivalFacts | null {
  const wire: unknown = JSON.parse(new TextDecoder().decode(payload));
  if (!isWire(wire)) return null;
  const { b, o, d, s, n, f } = wire;
  return { bookingId: b, organizerId: o, dateId: d, start: s, seats: n, firstName: f };
}

/**
 * Returns the contents of a code without checking its signature; null for other codes. For scanners
 * that cannot check signatures: the API checks when it receives the code.
 */
export function claimedArrival(code: string): ArrivalFacts | null {
  try {
    const [, payload = ""] = code.split(".");
    return factsOf(base64url.decode(payload));
  } catch {
    return null;
  }
}

/**
 * Returns the contents of a scanned code; null if none of the keys has signed it. Needs no network:
 * the organizer's scanner passes keys that it has fetched before, the API its own.
 */
export async function readArrivalCode(
  code: string,
  keys: readonly ArrivalKey[],
): Promise<ArrivalFacts | null> {
  try {
    const { kid } = decodeProtectedHeader(code);
    const key = keys.find((one) => one.kid === kid);
    if (!key) return null;
    const publicKey = await importArrivalKey(key);
    const { payload } = await compactVerify(code, publicKey, { algorithms: ["EdDSA"] });
    return factsOf(payload);
  } catch {
    // The QR code is not one of ours.
    return null;
  }
}
