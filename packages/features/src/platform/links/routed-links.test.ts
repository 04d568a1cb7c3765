import { expect, test } from "vitest";
import { isRouted, linkedPath } from "./routed-links.ts";

test.each([
  ["/altay", true],
  ["//evil.example", false],
  ["/images/a.avif", false],
  ["/spa/booking-paper?uuid=1&paper=voucher", false],
  ["/files/1/download/a.pdf", false],
  ["/spain", true],
  ["/", true],
  ["https://a.example", false],
  ["#main", false],
  ["?page=2", false],
])("isRouted of %s is %s", (href, expected) => {
  expect(isRouted(href)).toBe(expected);
});

test.each([
  ["/altay?page=2", "", "/altay?page=2"],
  ["/de", "/de", "/"],
  ["/de?a=1", "/de", "/?a=1"],
  ["/de#x", "/de", "/#x"],
  ["/de/altay", "/de", "/altay"],
  // Another language is another document.
  ["/altay", "/de", null],
  ["/destinations", "/de", null],
  ["/spa/arrival.ics?uuid=1", "", null],
])("linkedPath of %s under the prefix %j is %j", (href, prefix, path) => {
  expect(linkedPath(href, prefix)).toBe(path);
});
