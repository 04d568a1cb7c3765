import { describe, expect, it } from "vitest";
import { bankAddress, sbpBanks } from "./sbp-banks.ts";

describe("bankAddress", () => {
  it("puts the SBP code under the bank's scheme", () => {
    const payload =
      "https://qr.nspk.ru/AS1A003RTQJV7SPH85OPSMRVK29EOS71?type=02&sum=400000&cur=RUB";
    expect(bankAddress(payload, "bank100000000111")).toBe(
      "bank100000000111://qr.nspk.ru/AS1A003RTQJV7SPH85OPSMRVK29EOS71?type=02&sum=400000&cur=RUB",
    );
  });

  it.each([
    "http://localhost:4000/payments/open/1",
    "https://qr.nspk.ru.example/AS1",
    "https://example/?https://qr.nspk.ru/AS1",
  ])("leaves %s unchanged", (payload) => {
    expect(bankAddress(payload, "bank100000000111")).toBe(payload);
  });
});

it("sbpBanks lists each bank once", () => {
  expect(new Set(sbpBanks.flat()).size).toBe(2 * sbpBanks.length);
});
