import fc from "fast-check";
import { exportJWK, generateKeyPair } from "jose";
import { describe, expect, it } from "vitest";
import { readArrivalCode, signArrivalCode } from "./arrival-code.ts";
import type { ArrivalKey } from "./arrival-code.ts";

async function pair(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair("EdDSA", { extractable: true });
  const { x = "" } = await exportJWK(publicKey);
  const key: ArrivalKey = { kid, kty: "OKP", crv: "Ed25519", x };
  return { privateKey, kid, key };
}

const facts = {
  bookingId: 500_203,
  organizerId: 7,
  dateId: 81_223,
  start: "2027-06-05" as const,
  seats: 3,
  firstName: "Мария",
};

describe("an arrival code", () => {
  it("is read only with the key that signed it, and is short enough for a QR code", async () => {
    const [own, other] = await Promise.all([pair("a"), pair("a")]);
    const code = await signArrivalCode(facts, own);
    expect(await readArrivalCode(code, [(await pair("b")).key, own.key])).toEqual(facts);
    expect(await readArrivalCode(code, [other.key])).toBeNull();
    expect(await readArrivalCode(code, [])).toBeNull();
    // It has to fit a code that a phone reads from a screen in the sun.
    expect(code.length).toBeLessThan(320);
  });

  it("is never read as another booking after a letter is changed", async () => {
    const own = await pair("a");
    const code = await signArrivalCode(facts, own);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(code.length - 1),
        fc.constantFrom(..."AZaz09-_."),
        async (at, letter) => {
          fc.pre(code[at] !== letter);
          const changed = code.slice(0, at) + letter + code.slice(at + 1);
          const read = await readArrivalCode(changed, [own.key]);
          // The last letter of a part carries bits that mean nothing.
          expect(read === null || JSON.stringify(read) === JSON.stringify(facts)).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  it("is not read from arbitrary text", async () => {
    const { key } = await pair("a");
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect(await readArrivalCode(text, [key])).toBeNull();
      }),
    );
  });
});
