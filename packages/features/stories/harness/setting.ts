import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

const configs = import.meta.glob<VariantConfig>("../../../../apps/storefront-*/variant.config.ts", {
  eager: true,
  import: "default",
});

// A theme applies to documents that name its brand.
import.meta.glob("../../../../apps/storefront-*/theme.css", { eager: true });

/** All storefronts, found by glob. */
const variants = Object.values(configs);

/** Requirements of a story's storefront. */
export interface Place {
  locale?: Locale;
  currency?: Currency;
  /** Features the storefront must have. */
  where?: (variant: VariantConfig) => boolean;
}

const storyLocale: Locale = "en";

/**
 * The first storefront that meets a story's requirements. Stories are in English, or else in the storefront's first
 * language.
 */
export function settingOf({ locale, currency, where = () => true }: Place): Storefront {
  const fitting = variants.filter(
    (one) => where(one) && (locale === undefined || one.locales.includes(locale)),
  );
  const variant = fitting.find((one) => one.locales.includes(storyLocale)) ?? fitting[0];
  if (!variant) throw new Error("no storefront is as this story needs it");
  const spoken = variant.locales.includes(storyLocale) ? storyLocale : variant.locales[0];
  return {
    variant,
    locale: locale ?? spoken,
    currency: currency ?? variant.currencies[0],
    origin: location.origin,
  };
}
