import { themeColours } from "@tropa/domain/storefront/theme-colours";
import { brandOf } from "../storefronts/storefront.ts";
import type { StorefrontReader } from "../storefronts/storefront.ts";

/** Look of a storefront's PDF documents: the light colours of its theme. */
export interface PaperBrand {
  /** The storefront's id. */
  id: string;
  name: string;
  /** The sign as an SVG path in a square of 32. */
  mark: string;
  primary: string;
  primarySoft: string;
  accent: string;
  /** False if the storefront hides organizers, whose names are then left out of papers too. */
  showsOrganizers: boolean;
}

/** Reads a storefront's brand for papers. Throws if its theme lacks a needed colour. */
export function paperBrand(reader: StorefrontReader): PaperBrand {
  const { id, theme, features, brand } = reader.storefront;
  const colours = new Map(themeColours(theme).map(({ name, light }) => [name, light]));
  const colour = (name: string): string => {
    const light = colours.get(name);
    if (light === undefined) throw new Error(`the theme of ${id} has no --color-${name}`);
    return light;
  };
  return {
    id,
    name: brandOf(reader),
    mark: brand.mark,
    primary: colour("primary"),
    primarySoft: colour("primary-soft"),
    accent: colour("accent-text"),
    showsOrganizers: features.organizersShown,
  };
}
