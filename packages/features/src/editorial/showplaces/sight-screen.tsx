import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { formatNumber } from "@tropa/i18n/format";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { allToursPath, listingPath, showplacesPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Contents } from "../blocks/contents.tsx";
import { PointBlock } from "../blocks/point-block.tsx";
import { TextBlocks } from "../blocks/text-blocks.tsx";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import { ArticleGrid } from "../cards/article-card.tsx";
import { afterLead } from "../blocks/after-lead.ts";
import { PageShare } from "../reading/page-share.tsx";
import { RelatedSection } from "../reading/related-section.tsx";
import { TourStrip } from "../reading/tour-strip.tsx";
import { SightGrid } from "../cards/sight-card.tsx";
import { SightOpen } from "./sight-open.tsx";
import type { Sight } from "./showplaces-loader.ts";
import styles from "../reading/reading-page.module.css";

/** Texts with at least this many headings get a table of contents. */
const longText = 3;

/** A sight with its map, tours, nearby sights and articles. */
export function SightScreen({ sight, crumbs }: { sight: Sight; crumbs: Crumbs }) {
  const { locale } = useStorefront();
  const { id, name, summary, image, body, content_locale: lang } = sight;
  const textLang = lang === locale ? undefined : lang;
  const rest = afterLead(body, summary);
  return (
    <PageFrame
      crumbs={crumbs}
      title={name}
      lead={summary}
      head={
        <p className={styles.byline}>
          <span>{sight.kind_name}</span>
          <span>{sight.location}</span>
        </p>
      }
    >
      <Picture
        template={image.image}
        alt=""
        width={21}
        height={9}
        variants={[...IMAGE_SIZES.landscape, ...IMAGE_SIZES.wide]}
        sizes="(width >= 1200px) 1136px, 92vw"
        colour={image.color}
        priority
        className={styles.picture}
      />
      <div className={styles.columns}>
        <aside className={styles.aside}>
          <SightOpen sight={sight} />
          <Contents blocks={rest} fewest={longText} />
          <div className={styles.share}>
            <PageShare title={name} path={showplacesPath(sight.slug)} />
          </div>
        </aside>
        <article className={styles.text}>
          <div lang={textLang}>
            <TextBlocks blocks={rest} />
          </div>
          <PointBlock
            key={id}
            point={{ type: "point", name, lat: sight.lat, lng: sight.lng }}
            drawing={sight.map}
          />
        </article>
      </div>
      <Around sight={sight} />
    </PageFrame>
  );
}

function Around({ sight }: { sight: Sight }) {
  const { t } = useTranslation("sights");
  const { locale } = useStorefront();
  const { tours, tours_count: count, tours_listing: listing, neighbours, posts } = sight;
  const words = { place: listing.name, count, number: formatNumber(count, locale) };
  return (
    <>
      {tours.length > 0 && (
        <RelatedSection title={t(sight.is_on_tours ? "tours" : "toursAround")}>
          <TourStrip tours={tours} />
          <p>
            {sight.is_on_tours ? (
              <Link href={`${allToursPath()}?showplace=${sight.id}`}>{t("allTours", words)}</Link>
            ) : (
              <Link href={listingPath(listing.slug)}>{t("placeTours", words)}</Link>
            )}
          </p>
        </RelatedSection>
      )}
      {neighbours.length > 0 && (
        <RelatedSection title={t("near")}>
          <SightGrid sights={neighbours} heading="h3" />
        </RelatedSection>
      )}
      {posts.length > 0 && (
        <RelatedSection title={t("articles")}>
          <ArticleGrid posts={posts} heading="h3" />
        </RelatedSection>
      )}
    </>
  );
}
