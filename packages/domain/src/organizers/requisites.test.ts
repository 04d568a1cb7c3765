import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBankAccount, isBik, isInn, isKpp, isRegistrationNumber } from "./requisites.ts";

/** A text with one digit changed to another. */
const slips = (text: string) =>
  fc
    .tuple(fc.nat(text.length - 1), fc.integer({ min: 1, max: 9 }))
    .map(
      ([place, shift]) =>
        text.slice(0, place) + String((Number(text[place]) + shift) % 10) + text.slice(place + 1),
    );

describe("isInn", () => {
  // Numbers that large companies and the tax service print on their pages.
  it.each(["7707083893", "7736207543", "7707329152"])(
    "accepts %s as INN of a legal entity only",
    (inn) => {
      expect(isInn(inn, "legal_entity")).toBe(true);
      expect(isInn(inn, "natural_person")).toBe(false);
    },
  );

  it.each(["500100732259", "123456789047"])("accepts %s as INN of a person only", (inn) => {
    for (const form of ["natural_person", "individual_entrepreneur", "self_employed"] as const)
      expect(isInn(inn, form)).toBe(true);
    expect(isInn(inn, "legal_entity")).toBe(false);
  });

  it("refuses a number with a wrong digit, length or letter", () => {
    // A remainder of 10 reads 0, so a few slips of a company's number pass; of a person's two check digits none.
    fc.assert(fc.property(slips("500100732259"), (slipped) => !isInn(slipped, "natural_person")));
    expect(isInn("7707083894", "legal_entity")).toBe(false);
    expect(isInn("0000000000", "legal_entity")).toBe(false);
    expect(isInn("77070838933", "legal_entity")).toBe(false);
    expect(isInn("770708389x", "legal_entity")).toBe(false);
  });
});

it("isRegistrationNumber checks the control digit at the end", () => {
  expect(isRegistrationNumber("1027700132195", "legal_entity")).toBe(true);
  expect(isRegistrationNumber("1027700132196", "legal_entity")).toBe(false);
  expect(isRegistrationNumber("304500116000157", "individual_entrepreneur")).toBe(true);
  expect(isRegistrationNumber("304500116000158", "individual_entrepreneur")).toBe(false);
  expect(isRegistrationNumber("1027700132195", "individual_entrepreneur")).toBe(false);
});

it("isKpp and isBik check shapes", () => {
  expect(isKpp("773601001")).toBe(true);
  expect(isKpp("7736AB001")).toBe(true);
  expect(isKpp("77360100")).toBe(false);
  expect(isBik("044525225")).toBe(true);
  expect(isBik("944525225")).toBe(false);
});

it("isBankAccount accepts only an account whose check digit fits the bank", () => {
  const right = Array.from({ length: 10 }, (_, digit) => `4070281${digit}900000002851`).filter(
    (account) => isBankAccount(account, "044525225"),
  );
  expect(right).toHaveLength(1);
  expect(isBankAccount(right[0]!, "044525226")).toBe(false);
  expect(isBankAccount("4070281090000000285", "044525225")).toBe(false);
});
