import type { StorefrontId } from "../storefronts/storefront.ts";

/** How a storefront's papers look: the light theme of its pages. */
export interface Brand {
  name: string;
  primary: string;
  primarySoft: string;
  accent: string;
  /** Where organizers are hidden their names are on no paper either (document 1 §1). */
  showsOrganizers: boolean;
}

const brands: Record<StorefrontId, Brand> = {
  ru: {
    name: "Тропа",
    primary: "#17503a",
    primarySoft: "#e3efe7",
    accent: "#cf3a24",
    showsOrganizers: true,
  },
  intl: {
    name: "Tropa",
    primary: "#0b4a75",
    primarySoft: "#e1eef8",
    accent: "#98480a",
    showsOrganizers: false,
  },
};

export function brandOf(storefront: StorefrontId): Brand {
  return brands[storefront];
}
