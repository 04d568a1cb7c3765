import { base64url, CompactSign, compactVerify, decodeProtectedHeader, importJWK } from "jose";
import type { CryptoKey, JWK } from "jose";
import { isLocalDate } from "../../time/local-date.ts";
import type { LocalDate } from "../../time/local-date.ts";

/** What the QR code of a paid booking says: enough to let a party join where there is no network. */
export interface ArrivalFacts {
  bookingId: number;
  organizerId: number;
  /** The departure and its first day: a booking that has moved has another code. */
  dateId: number;
  start: LocalDate;
  seats: number;
  firstName: string;
}

/** A public key as it travels: Ed25519, a JSON Web Key with an id. */
export interface ArrivalKey {
  kid: string;
  kty: "OKP";
  crv: "Ed25519";
  x: string;
}

/** Each letter is a module of the code less. */
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

/** Signs a code; Ed25519 signs the same facts the same way each time. */
export function signArrivalCode(
  { bookingId: b, organizerId: o, dateId: d, start: s, seats: n, firstName: f }: ArrivalFacts,
  { privateKey, kid }: { privateKey: CryptoKey; kid: string },
): Promise<string> {
  const wire: Wire = { b, o, d, s, n, f };
  return new CompactSign(new TextEncoder().encode(JSON.stringify(wire)))
    .setProtectedHeader({ alg: "EdDSA", kid })
    .sign(privateKey);
}

/** A public key as this machine uses it; throws where it knows no Ed25519. */
export const importArrivalKey = (key: ArrivalKey) => importJWK({ ...key } satisfies JWK, "EdDSA");

function factsOf(payload: Uint8Array): ArrivalFacts | null {
  const wire: unknown = JSON.parse(new TextDecoder().decode(payload));
  if (!isWire(wire)) return null;
  const { b, o, d, s, n, f } = wire;
  return { bookingId: b, organizerId: o, dateId: d, start: s, seats: n, firstName: f };
}

/**
 * What a code claims, whoever has signed it; null for none of our form. For a scanner that cannot check signatures: the
 * API does when it hears of the code, and until then nothing more is known.
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
 * What a scanned code says; null for one that none of the keys has signed. Needs no network: the organizer's scanner
 * asks it with the keys that it has fetched before, the API with its own.
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
    // Whatever else somebody holds before the camera.
    return null;
  }
}
