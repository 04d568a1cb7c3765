import { expect, test } from "vitest";
import { joinPath, pathParts } from "./listing-path.ts";

test.each([
  ["tours", { activity: false, collection: false }, { place: "", activity: "", collection: "" }],
  [
    "altay",
    { activity: false, collection: false },
    { place: "altay", activity: "", collection: "" },
  ],
  [
    "hiking",
    { activity: true, collection: false },
    { place: "", activity: "hiking", collection: "" },
  ],
  [
    "novgorod-region/novgorod/city",
    { activity: true, collection: false },
    { place: "novgorod-region/novgorod", activity: "city", collection: "" },
  ],
  [
    "altay/hiking/weekend",
    { activity: true, collection: true },
    { place: "altay", activity: "hiking", collection: "weekend" },
  ],
])("splits %s into its parts and joins them again", (slug, has, parts) => {
  expect(pathParts(slug, has)).toEqual(parts);
  expect(joinPath(parts)).toBe(slug === "tours" ? "" : slug);
});
