import { formatNumber } from "@tropa/i18n/format";
import { ChipLink } from "@tropa/ui-kit/chip";
import { listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { RelatedSection } from "../reading/related-section.tsx";
import { SightGrid } from "../cards/sight-card.tsx";
import { ArticleGrid } from "../cards/article-card.tsx";
import type { Article } from "./journal-loader.ts";
import styles from "../../platform/page/choices.module.css";

/** Tours to an article's places, its sights, and similar articles. */
export function ArticleRelated({ article }: { article: Article }) {
  const { t } = useTranslation("journal");
  const { locale } = useStorefront();
  const { listings, showplaces, similar } = article;
  return (
    <>
      {listings.length > 0 && (
        <RelatedSection title={t("related.tours")}>
          <nav aria-label={t("related.tours")} className={styles.choices}>
            <ul>
              {listings.map(({ slug, name, tours_count }) => (
                <li key={slug}>
                  <ChipLink href={listingPath(slug)}>
                    {name} <span>{formatNumber(tours_count, locale)}</span>
                  </ChipLink>
                </li>
              ))}
            </ul>
          </nav>
        </RelatedSection>
      )}
      {showplaces.length > 0 && (
        <RelatedSection title={t("related.sights")}>
          <SightGrid sights={showplaces} heading="h3" />
        </RelatedSection>
      )}
      {similar.length > 0 && (
        <RelatedSection title={t("related.articles")}>
          <ArticleGrid posts={similar} heading="h3" />
        </RelatedSection>
      )}
    </>
  );
}
