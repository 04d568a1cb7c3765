import { shareButtonsFor } from "@tropa/domain/storefront/variant-config";
import { ShareButtons } from "@tropa/ui-kit/share-buttons";
import { shareHref } from "../../platform/links/share-links.ts";
import { absoluteUrl, useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

/** Links that share a page on social networks. */
export function PageShare({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation("tour");
  const storefront = useStorefront();
  const url = absoluteUrl(storefront, storefront.locale, path);
  return (
    <ShareButtons
      aria-label={t("share.title")}
      links={shareButtonsFor(storefront.variant, storefront.locale).map((network) => ({
        network,
        href: shareHref(network, url, title),
        label: t(`share.${network}`),
      }))}
    />
  );
}
