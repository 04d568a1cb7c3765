import { expect, it } from "vitest";
import { offlinePages } from "./offline-pages.ts";

const uuid = "3b9d1f64-7c2e-4d0a-9f3e-2a6b8c0d1e51";

it("lists what opens without a network: trips first, then what one needs on the way", () => {
  const paths = [
    `/booking/uuid/${uuid}`,
    `/booking/qr/uuid/${uuid}`,
    "/booking/7",
    `/arrival/${uuid}`,
    "/booking",
    "/booking",
  ];
  expect(offlinePages(paths, "", "booking").map(({ kind, number }) => [kind, number])).toEqual([
    ["trips", null],
    ["arrival", null],
    ["qr", null],
    ["booking", null],
    ["booking", "7"],
  ]);
});

it("leaves out pages of another language and of the organizer's desk", () => {
  expect(offlinePages(["/booking", "/de/organizer/scanner"], "/de", "booking")).toEqual([]);
  expect(offlinePages(["/de/sapar"], "/de", "sapar")).toHaveLength(1);
});
