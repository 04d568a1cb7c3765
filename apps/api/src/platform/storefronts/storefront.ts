import type { Locale } from "@tropa/domain/locale";
import type { AnalyticsCounter } from "@tropa/domain/storefront/analytics-provider";
import { imageUrl } from "@tropa/domain/media/image-url";
import { withBookingBase } from "@tropa/domain/storefront/booking-base";
import { hasScreen } from "@tropa/domain/storefront/screens";
import { brandName, localePrefix } from "@tropa/domain/storefront/variant-config";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";

/** A storefront as its folder describes it, and the path of the folder. */
export interface Storefront extends VariantConfig {
  /** Its public address, without a slash at the end. */
  address: string;
  /** The style sheet of its theme: all colours of its pages. */
  theme: string;
  /** Who counts its visits, of those who have said yes to it. */
  analytics: AnalyticsCounter | null;
}

/** Somebody who reads a message or a page, and where they came from. */
export interface StorefrontReader {
  storefront: Storefront;
  locale: Locale;
}

/** The name of the reader's storefront in the reader's language. */
export function brandOf({ storefront, locale }: StorefrontReader): string {
  return brandName(storefront, locale);
}

/** The language of a storefront's team, and of readers who have not chosen one. */
export function ownLocale({ locales }: Pick<Storefront, "locales">): Locale {
  return locales[0];
}

/** The address of a storefront's page in a reader's language, or in the storefront's own where it lacks that. */
export function storefrontLink(
  { storefront, locale }: StorefrontReader,
  path: `/${string}`,
): string {
  const spoken = storefront.locales.includes(locale) ? locale : ownLocale(storefront);
  return `${storefront.address}${localePrefix(storefront, spoken)}${withBookingBase(path, storefront)}`;
}

/** The address of a picture for a letter: mail programs know JPEG and no newer kind. */
export const letterPicture = ({ storefront }: StorefrontReader, template: string | null): string =>
  template ? new URL(imageUrl(template, "1280x800", "jpg"), storefront.address).href : "";

/**
 * A link of a message: to a page, or, while the storefronts have no such page yet, to the nearest that they have; empty,
 * with the line that it stands in, where there is none.
 */
export function letterLink(
  reader: StorefrontReader,
  path: `/${string}`,
  nearest: `/${string}` | null = null,
): string {
  const shown = [path, nearest].find((page) => page !== null && hasScreen(page));
  return shown ? storefrontLink(reader, shown) : "";
}
