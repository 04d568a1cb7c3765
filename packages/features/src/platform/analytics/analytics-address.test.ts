import { expect, it } from "vitest";
import { addressForAnalytics } from "./analytics-address.ts";

const uuid = "0f8fad5b-d9cb-469f-a165-70867728950e";

it.each([
  [`/booking/uuid/${uuid}`, "/booking/uuid/-"],
  [`/de/arrival/${uuid.toUpperCase()}`, "/de/arrival/-"],
  [`/order/${uuid}/add-tourists`, "/order/-/add-tourists"],
  [`/success?uuid=${uuid}&payment=${uuid}`, "/success"],
  [`/podarochnye-sertifikaty?order=${uuid}#code`, "/podarochnye-sertifikaty"],
  ["/login-via-token?token=secret&to=/organizer", "/login-via-token"],
  ["/meet?key=secret", "/meet"],
  [`/tours?utm_source=mail&utm_campaign=may&sort=price`, "/tours?utm_source=mail&utm_campaign=may"],
  ["/altay-na-loshadyah-7-dney-2026", "/altay-na-loshadyah-7-dney-2026"],
])("reports %s as %s", (address, told) => {
  expect(addressForAnalytics(`https://www.shop.example${address}`)).toBe(
    `https://www.shop.example${told}`,
  );
});

it("reports nothing for an invalid address", () => {
  expect(addressForAnalytics("")).toBe("");
});
