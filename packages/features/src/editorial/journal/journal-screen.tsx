import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Button } from "@tropa/ui-kit/button";
import { Pagination } from "@tropa/ui-kit/pagination";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { allToursPath, journalFeedPath, journalPath, pageOf } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { ArticleGrid } from "../cards/article-card.tsx";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import { Choices } from "../../platform/page/choices.tsx";
import type { JournalPage } from "./journal-loader.ts";
import styles from "./journal-screen.module.css";

/** A page of articles, of a category or all, newest first. */
export function JournalScreen({ journal, crumbs }: { journal: JournalPage; crumbs: Crumbs }) {
  const { t } = useTranslation("journal");
  const { category, categories, items, page, pages } = journal;
  return (
    <PageFrame
      crumbs={crumbs}
      title={category?.name ?? t("title")}
      lead={category ? category.description : t("lead")}
    >
      <Choices
        label={t("categories")}
        choices={[
          { name: t("all"), href: journalPath(), isChosen: category === null },
          ...categories.map(({ slug, name, posts_count: count }) => ({
            name,
            href: journalPath(slug),
            count,
            isChosen: slug === category?.slug,
          })),
        ]}
      />
      {items.length === 0 ? (
        <EmptyState
          icon="compass"
          title={t("none")}
          actions={<Button href={allToursPath()}>{t("allTours")}</Button>}
        />
      ) : (
        <ArticleGrid posts={items} isFirst hasLead={page === 1} />
      )}
      {pages > 1 && (
        <Pagination
          current={page}
          total={pages}
          hrefFor={(number) => pageOf(journalPath(category?.slug), number)}
        />
      )}
      <p className={styles.feeds}>
        {t("feeds")} <a href={journalFeedPath("rss")}>RSS</a>{" "}
        <a href={journalFeedPath("atom")}>Atom</a>
      </p>
    </PageFrame>
  );
}
