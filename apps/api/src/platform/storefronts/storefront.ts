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
  /** The style sheet of its theme. */
  theme: string;
  /** The counter of visits, for visitors who have consented. */
  analytics: AnalyticsCounter | null;
}

/** The reader of a message or page: their locale and storefront. */
export interface StorefrontReader {
  storefront: Storefront;
  locale: Locale;
}

/** Returns the name of the reader's storefront in the reader's language. */
export function brandOf({ storefront, locale }: StorefrontReader): string {
  return brandName(storefront, locale);
}

/** Returns the language of a storefront's team, and of readers who have not chosen one. */
export function ownLocale({ locales }: Pick<Storefront, "locales">): Locale {
  return locales[0];
}

/** Returns the URL of a storefront's page in the reader's language, or in the storefront's own if it lacks that. */
export function storefrontLink(
  { storefront, locale }: StorefrontReader,
  path: `/${string}`,
): string {
  const spoken = storefront.locales.includes(locale) ? locale : ownLocale(storefront);
  return `${storefront.address}${localePrefix(storefront, spoken)}${withBookingBase(path, storefront)}`;
}

/** The URL of a picture for a letter, as JPEG, because mail programs support no newer format. */
export const letterPicture = ({ storefront }: StorefrontReader, template: string | null): string =>
  template ? new URL(imageUrl(template, "1200x400", "jpg"), storefront.address).href : "";

/**
 * Returns a link in a message: to the page or, if the storefronts do not have it, to the nearest one. Empty, which
 * removes its line, if there is none.
 */
export function letterLink(
  reader: StorefrontReader,
  path: `/${string}`,
  nearest: `/${string}` | null = null,
): string {
  const shown = [path, nearest].find((page) => page !== null && hasScreen(page));
  return shown ? storefrontLink(reader, shown) : "";
}
