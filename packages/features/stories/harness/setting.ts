import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

const configs = import.meta.glob<VariantConfig>("../../../../apps/storefront-*/variant.config.ts", {
  eager: true,
  import: "default",
});

// Each theme applies where the document names its brand.
import.meta.glob("../../../../apps/storefront-*/theme.css", { eager: true });

/** Every storefront, found by looking. */
const variants = Object.values(configs);

/** In which storefront a story takes place. */
export interface Place {
  locale?: Locale;
  currency?: Currency;
  /** What the storefront must be able to do. */
  where?: (variant: VariantConfig) => boolean;
}

const storyLocale: Locale = "en";

/**
 * The first storefront that is as the story needs it. Stories are told in English where they can be: a storefront
 * that does not speak it is shown in its own first language.
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
