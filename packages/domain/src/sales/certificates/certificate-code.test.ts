import fc from "fast-check";
import { expect, it } from "vitest";
import {
  codeEnding,
  makeCertificateCode,
  readCertificateCode,
  writeCertificateCode,
} from "./certificate-code.ts";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const bytes = fc.uint8Array({ minLength: 14, maxLength: 14 });

it("a certificate code is read back in every spelling that people type", () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = makeCertificateCode(random);
      const written = writeCertificateCode(code);
      expect(written).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
      const typed = written.toLowerCase().replaceAll("0", "o").replaceAll("1", "l");
      for (const text of [code, written, typed, ` ${written.replaceAll("-", " – ")} `])
        expect(readCertificateCode(text)).toBe(code);
      expect(written.endsWith(codeEnding(code))).toBe(true);
    }),
  );
});

it.each([
  (code: string) => `Код: ${code}`,
  (code: string) => `Code ${code}.`,
  (code: string) => `代码：${code}`,
  (code: string) => `Ihr Gutschein über 100 € (${code}), gültig bis 28. November 2027`,
])("a certificate code is found in a line of a letter", (line) => {
  const code = makeCertificateCode(new Uint8Array(14).fill(77));
  expect(readCertificateCode(line(writeCertificateCode(code)))).toBe(code);
});

it("no certificate code is read from a text with two codes", () => {
  const [one, other] = [1, 2].map((byte) => makeCertificateCode(new Uint8Array(14).fill(byte)));
  expect(readCertificateCode(`${one}, ${other}`)).toBeNull();
});

it("a certificate code is refused with one wrong character", () => {
  fc.assert(
    fc.property(bytes, fc.nat(15), fc.nat(31), (random, place, other) => {
      const code = makeCertificateCode(random);
      const wrong = `${code.slice(0, place)}${alphabet[other]}${code.slice(place + 1)}`;
      expect(readCertificateCode(wrong)).toBe(wrong === code ? code : null);
    }),
    { numRuns: 1000 },
  );
});

it("a certificate code is refused with two characters swapped", () => {
  fc.assert(
    fc.property(bytes, fc.nat(15), fc.nat(15), (random, one, other) => {
      const code = makeCertificateCode(random);
      const letters = [...code];
      [letters[one], letters[other]] = [letters[other] ?? "", letters[one] ?? ""];
      const swapped = letters.join("");
      expect(readCertificateCode(swapped)).toBe(swapped === code ? code : null);
    }),
    { numRuns: 1000 },
  );
});

it.each(["", "ABCD", "0000-0000-0000-0000", "UUUU-UUUU-UUUU-UUUU", "1".repeat(17), "🎁".repeat(8)])(
  "%j is refused as a certificate code",
  (text) => {
    expect(readCertificateCode(text)).toBeNull();
  },
);

it("makeCertificateCode refuses fewer than 14 random bytes", () => {
  expect(() => makeCertificateCode(new Uint8Array(13))).toThrow(RangeError);
});
