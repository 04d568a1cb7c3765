import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { BREAKPOINTS_PX } from "@tropa/domain/interface-constants";
import { describe, expect, it } from "vitest";
import { contrast } from "../src/foundations/contrast.ts";
import { themeColours } from "@tropa/domain/storefront/theme-colours";

/** The theme of every storefront, by its folder. */
const apps = new URL("../../../apps/", import.meta.url);
const themes = globSync("storefront-*/theme.css", { cwd: apps })
  .toSorted()
  .map((path) => ({ folder: dirname(path), css: readFileSync(new URL(path, apps), "utf8") }));

const schemes = ["light", "dark"] as const;

/** Colours of a theme by name: light first, then dark. */
const colours = (css: string): Map<string, readonly [string, string]> =>
  new Map(themeColours(css).map(({ name, light, dark }) => [name, [light, dark]]));

const grounds = ["ground", "surface", "raised", "sunken"];
const tones = ["primary", "accent", "success", "warning", "danger", "info"];

const textPairs = [
  ...["text", "text-muted", "primary-text", "accent-text", "danger-text"].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ...["success-text", "warning-text", "info-text"].flatMap((text) =>
    ["ground", "surface", "raised"].map((ground) => [text, ground] as const),
  ),
  ...tones.flatMap((tone) => [
    [`${tone}-text`, `${tone}-soft`] as const,
    ["text", `${tone}-soft`] as const,
  ]),
  ["on-primary", "primary"] as const,
  ["on-primary", "primary-hover"] as const,
  ["on-accent", "accent"] as const,
  ["on-danger", "danger"] as const,
  ["on-danger", "danger-hover"] as const,
  ...[1, 2, 3, 4, 5].map((number) => ["on-avatar", `avatar-${number}`] as const),
];

/** Lines of controls, the focus ring, and icons that mean something by themselves. */
const graphicPairs = ["line-strong", "focus", "star", "heart", "primary", "danger"].flatMap(
  (graphic) => ["ground", "surface", "raised"].map((ground) => [graphic, ground] as const),
);

it("every storefront's theme is found", () => {
  expect(themes.length).toBeGreaterThan(1);
});

describe.each(themes)("theme of $folder", ({ folder, css }) => {
  const theme = colours(css);
  const colour = (name: string, scheme: number) => {
    const value = theme.get(name)?.[scheme];
    if (!value) throw new Error(`${folder} has no --color-${name}`);
    return value;
  };
  const tooWeak = (pairs: readonly (readonly [string, string])[], scheme: number, least: number) =>
    pairs
      .map(([front, back]) => ({
        pair: `${front} on ${back}`,
        ratio: contrast(colour(front, scheme), colour(back, scheme)),
      }))
      .filter(({ ratio }) => ratio < least);

  it.each(schemes)("keeps text readable in the %s scheme", (scheme) => {
    expect(tooWeak(textPairs, schemes.indexOf(scheme), 4.5)).toEqual([]);
  });

  it.each(schemes)("keeps controls and icons visible in the %s scheme", (scheme) => {
    expect(tooWeak(graphicPairs, schemes.indexOf(scheme), 3)).toEqual([]);
  });

  it("sets all colours and nothing else", () => {
    const declared = Array.from(css.matchAll(/(--[\w-]+):/g), ([, name]) => name);
    expect(declared).toEqual(Array.from(theme.keys(), (name) => `--color-${name}`));
  });
});

it("all themes set the same colours", () => {
  const [first = [], ...others] = themes.map(({ css }) => Array.from(colours(css).keys()));
  for (const names of others) expect(names).toEqual(first);
});

describe("style sheets", () => {
  const source = new URL("../src/", import.meta.url);
  const sheets = [
    ...globSync("**/*.css", { cwd: source }).map((path) =>
      readFileSync(new URL(path, source), "utf8"),
    ),
    ...themes.map(({ css }) => css),
  ];

  it("use only the documented breakpoints", () => {
    const allowed = new Set(
      Object.values(BREAKPOINTS_PX).flatMap((px) => [`${px}px`, `${px - 0.02}px`]),
    );
    const widths = sheets.flatMap((css) =>
      Array.from(css.matchAll(/(?:min|max)-width:\s*([\d.]+px)/g), ([, width]) => width ?? ""),
    );
    expect(widths.length).toBeGreaterThan(0);
    expect(widths.filter((width) => !allowed.has(width))).toEqual([]);
  });

  it("use only declared variables", () => {
    const all = sheets.join("\n");
    const declared = new Set(Array.from(all.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name));
    const tokens = Array.from(
      all.matchAll(
        /var\((--(?:color|space|text|radius|shadow|motion|layer|weight|leading|control|ease)-[\w-]+)/g,
      ),
      ([, name]) => name,
    );
    expect(tokens.filter((name) => !declared.has(name))).toEqual([]);
  });
});
