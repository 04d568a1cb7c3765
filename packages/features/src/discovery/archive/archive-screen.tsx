import { formatNumber } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { ChipLink } from "@tropa/ui-kit/chip";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Pagination } from "@tropa/ui-kit/pagination";
import { HubLinks } from "../places/hub-links.tsx";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { allToursPath, archivePath, listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { TourGrid } from "../tour-card/tour-grid.tsx";
import type { ArchivePageData } from "./archive-loader.ts";
import styles from "./archive-screen.module.css";

/** Cards in the first row on the widest screen. */
const cardsSeenAtOnce = 4;
const cardSizes = "(width >= 992px) 300px, (width >= 576px) 46vw, 92vw";

/** The archive (docs/product/screens.md#routes): tours without fixed dates, of everything or of a place. */
export function ArchiveScreen({ data }: { data: ArchivePageData }) {
  const { t } = useTranslation("listing");
  const { locale } = useStorefront();
  const { slug, name, total, page, pages, cards, breadcrumbs, places } = data;
  const scheduled = slug === "" ? allToursPath() : listingPath(slug);
  return (
    <PageFrame
      crumbs={[
        { url: "/", text: t("home") },
        { url: archivePath(), text: t("archive.breadcrumb") },
        ...breadcrumbs.map((crumb) => ({ url: archivePath(crumb.slug), text: crumb.name })),
      ]}
      title={name === "" ? t("archive.heading") : t("archive.headingOf", { name })}
      lead={t("archive.lead")}
    >
      {places.length > 0 && (
        <nav aria-label={t("aroundIt.places")}>
          <ul className={styles.places}>
            {places.map((place) => (
              <li key={place.slug}>
                <ChipLink href={archivePath(place.slug)}>
                  {place.name}{" "}
                  <span className={styles.count}>{formatNumber(place.count, locale)}</span>
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {cards.length === 0 ? (
        <EmptyState
          icon="calendar"
          title={t("archive.empty")}
          text={t("archive.emptyText")}
          actions={<Button href={scheduled}>{t("archive.scheduled")}</Button>}
        />
      ) : (
        <section className={styles.results} aria-label={t("results")}>
          <div className={styles.bar}>
            <p className={styles.total}>
              {t("count.tour", { count: total, number: formatNumber(total, locale) })}
            </p>
            <Button
              href={scheduled}
              variant="ghost"
              iconEnd="arrow-right"
              className={styles.scheduled}
            >
              {t("archive.scheduled")}
            </Button>
          </div>
          <TourGrid tours={cards} early={cardsSeenAtOnce} sizes={cardSizes} heading="h2" />
        </section>
      )}
      {pages > 1 && (
        <Pagination
          current={page}
          total={pages}
          hrefFor={(to) => (to > 1 ? `${archivePath(slug)}?page=${to}` : archivePath(slug))}
        />
      )}
      <HubLinks here="archive" />
    </PageFrame>
  );
}
