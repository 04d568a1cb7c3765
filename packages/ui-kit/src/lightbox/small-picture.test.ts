import { expect, it } from "vitest";
import { isPictureOf } from "./small-picture.ts";

const base = "https://tropa.example/tour-1";

it.each([
  ["https://img.example/7/400x300/lake.avif", "https://img.example/7/{size}/lake.jpg"],
  ["https://tropa.example/img/1200x00/lake.webp", "/img/{size}/lake.jpg"],
  ["data:image/svg+xml,%3Csvg/%3E", "data:image/svg+xml,%3Csvg/%3E"],
])("recognises %s as the photo %s", (address, template) => {
  expect(isPictureOf(address, template, base)).toBe(true);
});

it.each([
  ["https://img.example/8/400x300/lake.avif", "https://img.example/7/{size}/lake.jpg"],
  ["https://img.example/7/400x300/ridge.avif", "https://img.example/7/{size}/lake.jpg"],
  ["", "https://img.example/7/{size}/lake.jpg"],
])("does not take %s for the photo %s", (address, template) => {
  expect(isPictureOf(address, template, base)).toBe(false);
});
