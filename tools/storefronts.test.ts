import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { isLocale } from "../packages/domain/src/locale.ts";
import { checkVariantConfig } from "../packages/domain/src/storefront/check-variant-config.ts";
import { findStorefronts, ofApiProcess, portSettings } from "./storefronts.mjs";

const storefronts = await findStorefronts(join(import.meta.dirname, ".."));

it("findStorefronts finds the storefronts of the project", () => {
  expect(storefronts.length).toBeGreaterThan(1);
});

it("the API's image limits memory to the same size as npm start", () => {
  const image = readFileSync(join(import.meta.dirname, "../apps/api/Dockerfile"), "utf8");
  expect(image).toContain(`NODE_OPTIONS=${ofApiProcess.NODE_OPTIONS}`);
});

it.each(storefronts)(
  "the configuration of $id is valid and fits its folder",
  ({ config, folder }) => {
    expect(checkVariantConfig(config)).toEqual([]);
    expect(basename(folder)).toBe(`storefront-${config.id}`);
  },
);

it("every storefront has a different port", () => {
  const ports = storefronts.map(({ config }) => config.port);
  expect(new Set(ports).size).toBe(ports.length);
});

it("portSettings names the settings of a storefront by its id", () => {
  const [storefront] = storefronts;
  if (!storefront) throw new Error("no storefront");
  const name = storefront.id.toUpperCase();
  expect(portSettings([storefront], { [storefront.id]: 5000 })).toEqual({
    [`PORT_${name}`]: "5000",
    [`PUBLIC_${name}_URL`]: "http://localhost:5000",
  });
});

const root = join(import.meta.dirname, "..");
const ids = storefronts.map(({ id }) => id).join("|");
const words = storefronts.map(({ id }) => id).filter((id) => !isLocale(id));
const naming = new RegExp(
  [
    `storefront-(${ids})\\b`,
    `theme-(${ids})\\b`,
    // A storefront that is called as a language is named where it is compared or set.
    `(storefront|variant|brand|localization)\\w*(\\.id)?["']?\\s*([!=]==|:|=)\\s*["'](${ids})["']`,
    ...words.map((id) => `["'\`]${id}["'\`]`),
  ].join("|"),
);

describe("names of storefronts", () => {
  const sources = globSync(
    [
      "apps/api/src/**/*.{ts,sql,css,json}",
      "packages/*/{src,tools,.storybook}/**/*.{ts,tsx,css}",
    ].concat(["{tools,e2e,bench}/**/*.{ts,mjs}", ".github/**/*.yml"]),
    { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] },
  ).filter((path) => !/\.test\.tsx?$/.test(path));

  it("do not appear in code outside their folders", () => {
    expect(sources.length).toBeGreaterThan(1500);
    const named = sources.filter((path) => naming.test(readFileSync(join(root, path), "utf8")));
    expect(named).toEqual([]);
  });

  it.each([
    ['if (variant.id === "ru") return;', true],
    ['const brands = { "intl": 1 };', true],
    ['cwd: "apps/storefront-ru"', true],
    ['headers: { localization: "ru" }', true],
    ['if (locale === "ru") return;', false],
    ["if (variant.features.excursions) return;", false],
  ])("are detected in %s: %s", (code, isNaming) => {
    expect(naming.test(code)).toBe(isNaming);
  });
});
