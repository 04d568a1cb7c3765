import fc from "fast-check";
import { expect, it } from "vitest";
import { redirectTarget } from "./redirect-target.ts";

const origin = "https://shop.example";

it.each([
  ["/tours?page=2#x", { kind: "own", path: "/tours?page=2#x" }],
  ["https://shop.example/tours", { kind: "own", path: "/tours" }],
  ["tours", { kind: "own", path: "/tours" }],
  ["https://other.example/a", { kind: "foreign", url: "https://other.example/a" }],
  ["//other.example/a", { kind: "foreign", url: "https://other.example/a" }],
  ["http://shop.example/", { kind: "foreign", url: "http://shop.example/" }],
  ["", { kind: "none" }],
  ["javascript:alert(1)", { kind: "none" }],
  ["data:text/html,x", { kind: "none" }],
  ["/\\other.example", { kind: "none" }],
  ["/.//other.example", { kind: "none" }],
  ["/a/..//other.example", { kind: "none" }],
  ["/\t/other.example", { kind: "none" }],
  ["https://shop.example@other.example/", { kind: "none" }],
  ["https://", { kind: "none" }],
])("redirectTarget of %j is %j", (written, target) => {
  expect(redirectTarget(written, origin)).toEqual(target);
});

/** Paths with steps up, and empty ones. */
const dotted = fc
  .array(fc.constantFrom("", ".", "..", "a", "other.example"), { maxLength: 6 })
  .map((steps) => `/${steps.join("/")}`);

it("redirectTarget never takes another site for the storefront's own path", () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.webPath(), fc.string(), dotted), (written) => {
      const target = redirectTarget(written, origin);
      if (target.kind === "own") expect(new URL(target.path, origin).origin).toBe(origin);
    }),
  );
});
