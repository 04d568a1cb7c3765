import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskEmail, maskPhone, maskSecret } from "./masks.ts";

const stars = "********";

describe("masks", () => {
  it.each([
    ["+79991234567", `+7${stars}67`],
    ["+7 (999) 123-45-67", `+7${stars}67`],
    ["12345678", stars],
    ["", ""],
  ])("phone %j becomes %j", (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  it.each([
    ["ivan@mail.example.com", `i${stars}@${stars}.com`],
    ["я.иванов@почта.рф", `я${stars}@${stars}.рф`],
    ["a@b.co", stars], // the one letter would be all of it
    ["no address", stars],
    ["", ""],
  ])("e-mail %j becomes %j", (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  it("hides a secret including its length", () => {
    fc.assert(fc.property(fc.string({ minLength: 1 }), (secret) => maskSecret(secret) === stars));
    expect(maskSecret("")).toBe("");
  });

  it("shows at most the first digit and the last two of a phone", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d ()-]{0,25}$/), (phone) => {
        const digits = phone.replace(/\D/g, "");
        const shown = maskPhone(phone).replace(/\D/g, "");
        expect(shown.length).toBeLessThanOrEqual(3);
        if (shown !== "") expect(shown).toBe(digits.slice(0, 1) + digits.slice(-2));
        if (digits.length < 9) expect(shown).toBe("");
      }),
    );
  });

  it("shows at most one letter and the last label of an e-mail", () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), (email) => {
        const masked = maskEmail(email);
        // Anything other than one sign in front and one label behind becomes only eight asterisks.
        const parts = /^(.?)\*{8}@\*{8}\.([^.@]+)$/su.exec(masked);
        if (!parts) {
          expect([stars, ""]).toContain(masked);
          return;
        }
        const [, shown = "", rest = ""] = parts;
        expect(email.trim().startsWith(shown)).toBe(true);
        expect(email.trim().endsWith(rest)).toBe(true);
      }),
    );
  });

  it("gives the same mask to different contacts with the same ends", () => {
    expect(maskPhone("+79991234567")).toBe(maskPhone("+79000000067"));
    expect(maskEmail("ivan@a.com")).toBe(maskEmail("irina.petrova@b.example.com"));
  });
});
