import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { themeColours } from "@tropa/domain/storefront/theme-colours";
import type { ThemeColour } from "@tropa/domain/storefront/theme-colours";

/**
 * Storefronts are the brands in which the kit is shown; they are found in `apps`, not listed here.
 */
const configs = import.meta.glob<VariantConfig>("../../../../apps/storefront-*/variant.config.ts", {
  eager: true,
  import: "default",
});
const themes = import.meta.glob<string>("../../../../apps/storefront-*/theme.css", {
  eager: true,
  query: "?raw",
  import: "default",
});

export type Brand = {
  id: string;
  title: string;
  /** The brand's default language. */
  language: string;
  colours: readonly ThemeColour[];
};

/** Brands in the order of their folders' names; the first is the default. */
export const brands: readonly Brand[] = Object.entries(configs).map(([path, config]) => ({
  id: config.id,
  title: config.brand.name,
  language: config.locales[0],
  colours: themeColours(themes[path.replace("variant.config.ts", "theme.css")] ?? ""),
}));

const [first] = brands;
if (!first) throw new Error("No apps/storefront-* folder found, so there is no theme");
export const firstBrand = first;
