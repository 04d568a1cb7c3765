import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { email } from "./forms/form-rules.ts";
import { readPhone } from "./forms/phone-number.ts";
import { foldText, plainText } from "./text/plain-text.ts";
import { pastedCode } from "./people/one-time-code.ts";
import { makeCertificateCode, readCertificateCode } from "./sales/certificates/certificate-code.ts";

/** Signs that come along with copied text and that nobody sees. */
const invisible = fc.constantFrom(
  ..."\u200b\u200d\ufeff\u00ad\u2060\u200e\u200f\u202a\u202c\u2066\u2069",
);

/** A text with such signs anywhere in it. */
const strewn = (text: string) =>
  fc
    .array(invisible, { minLength: text.length + 1, maxLength: text.length + 1 })
    .map((signs) =>
      [...text].reduce((all, letter, at) => all + letter + (signs[at + 1] ?? ""), signs[0] ?? ""),
    );

const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const inDigitsFrom = (zero: number) => (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const writing = fc.constantFrom(
  (text: string) => text,
  fullWidth,
  inDigitsFrom(0x660),
  inDigitsFrom(0x6f0),
  inDigitsFrom(0x966),
  (text: string) => text.replaceAll(" ", "\u00a0"),
);
const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 6, maxLength: 6 });

describe("plainText", () => {
  it("is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
    );
  });

  it("leaves keyboard input as it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."abzйёß 09.,-@+") }), (text) => {
        expect(plainText(text)).toBe(text.normalize("NFKC"));
      }),
    );
  });

  it("removes invisible characters anywhere in the text", () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom("a.b@example.org", "1 000,50", "море")
          .chain((text) => strewn(text).map((given) => [given, text] as const)),
        ([given, text]) => {
          expect(plainText(given)).toBe(text);
        },
      ),
    );
  });
});

describe("a pasted", () => {
  it("phone number is read in digits of any script and with invisible characters", () => {
    fc.assert(
      fc.property(strewn("8 (917) 234-56-78"), writing, (text, write) => {
        expect(readPhone(write(text), "RU")?.number).toBe("+79172345678");
      }),
    );
  });

  it("code is read from the message that contains it", () => {
    const message = fc.constantFrom(
      (code: string) => code,
      (code: string) => ` ${code}\r\n`,
      (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`,
      (code: string) => `${code.slice(0, 3)}-${code.slice(3)}\n`,
      (code: string) => `Ваш код ${code}, никому его не сообщайте.`,
      (code: string) => `Tropa: ${code} is your code, valid for 10 minutes.`,
      (code: string) => `您的验证码：${code}。`,
    );
    fc.assert(
      fc.property(digits, message, writing, (code, say, write) => {
        expect(pastedCode(write(say(code)), 6)).toBe(code);
      }),
    );
  });

  it("e-mail address passes validation with invisible or full-width characters", () => {
    fc.assert(
      fc.property(strewn("anna@example.org"), (text) => {
        expect(email(text, {})).toBeNull();
        expect(email(fullWidth(text), {})).toBeNull();
      }),
    );
  });

  it("certificate code is read with invisible or full-width characters", () => {
    const code = makeCertificateCode(new Uint8Array(14).map((_, at) => at * 7));
    fc.assert(
      fc.property(strewn(code), (text) => {
        expect(readCertificateCode(text)).toBe(code);
        expect(readCertificateCode(fullWidth(text))).toBe(code);
      }),
    );
  });
});

describe("foldText", () => {
  it.each([
    ["İSTANBUL", "istanbul"],
    ["Diyarbakır", "diyarbakir"],
    ["Đà Nẵng", "da nang"],
    ["ŁÓDŹ", "lodz"],
    ["Tromsø", "tromso"],
    ["Höfði", "hofdi"],
    ["Ёлка", "елка"],
    ["ﬁord", "fiord"],
    ["ＴＯＫＹＯ", "tokyo"],
    ["straße", "strasse"],
  ])("folds %s to %s", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
