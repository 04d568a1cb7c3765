import { globSync, readFileSync } from "node:fs";
import { BREAKPOINTS_PX } from "@tropa/domain/interface-constants";
import { describe, expect, it } from "vitest";
import { contrast } from "../src/foundations/contrast.ts";
import { themeColours } from "../src/foundations/theme-colours.ts";

const read = (name: string) =>
  readFileSync(new URL(`../src/styles/${name}`, import.meta.url), "utf8");

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

describe.each(["ru", "intl"])("theme %s", (brand) => {
  const theme = colours(read(`theme-${brand}.css`));
  const colour = (name: string, scheme: number) => {
    const value = theme.get(name)?.[scheme];
    if (!value) throw new Error(`theme ${brand} has no --color-${name}`);
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

  it("sets nothing but colours, and every one of them", () => {
    const declared = Array.from(
      read(`theme-${brand}.css`).matchAll(/(--[\w-]+):/g),
      ([, name]) => name,
    );
    expect(declared).toEqual(Array.from(theme.keys(), (name) => `--color-${name}`));
  });
});

describe("both themes", () => {
  it("name the same colours", () => {
    const names = (brand: string) => Array.from(colours(read(`theme-${brand}.css`)).keys());
    expect(names("intl")).toEqual(names("ru"));
  });
});

describe("style sheets", () => {
  const source = new URL("../src/", import.meta.url);
  const sheets = globSync("**/*.css", { cwd: source }).map((path) =>
    readFileSync(new URL(path, source), "utf8"),
  );

  it("break only at the documented widths", () => {
    const allowed = new Set(
      Object.values(BREAKPOINTS_PX).flatMap((px) => [`${px}px`, `${px - 0.02}px`]),
    );
    const widths = sheets.flatMap((css) =>
      Array.from(css.matchAll(/(?:min|max)-width:\s*([\d.]+px)/g), ([, width]) => width ?? ""),
    );
    expect(widths.length).toBeGreaterThan(0);
    expect(widths.filter((width) => !allowed.has(width))).toEqual([]);
  });

  it("use only variables that exist", () => {
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
