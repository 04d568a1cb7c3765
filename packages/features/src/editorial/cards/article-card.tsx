import type { BlogPostCard } from "@tropa/api-contract/editorial/content";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { formatDate } from "@tropa/i18n/format";
import { Card, cardLink } from "@tropa/ui-kit/card";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { journalPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./reading-card.module.css";

/** An article in a list: one link covers it whole. */
function ArticleCard({
  post,
  heading: Heading = "h2",
  isFirst = false,
}: {
  post: BlogPostCard;
  heading?: "h2" | "h3";
  /** Has the page's first picture. */
  isFirst?: boolean;
}) {
  const { t } = useTranslation("journal");
  const { locale } = useStorefront();
  return (
    <Card as="article" surface="outline" padding="none" interactive className={styles.card}>
      <Picture
        template={post.image.image}
        alt=""
        width={4}
        height={3}
        variants={IMAGE_SIZES.landscape}
        sizes="(width >= 992px) 400px, (width >= 576px) 46vw, 92vw"
        colour={post.image.color}
        priority={isFirst}
      />
      <div className={styles.words}>
        <p className={styles.meta}>{post.category.name}</p>
        <Heading>
          <Link href={journalPath(post.slug)} variant="bare" className={cardLink}>
            {post.title}
          </Link>
        </Heading>
        <p className={styles.summary}>{post.summary}</p>
        <p className={styles.meta}>
          <time dateTime={post.published_on}>{formatDate(post.published_on, locale, "full")}</time>
          {" · "}
          {t("minutes", { count: post.reading_minutes })}
        </p>
      </div>
    </Card>
  );
}

/** Articles side by side. */
export function ArticleGrid({
  posts,
  ...card
}: {
  posts: readonly BlogPostCard[];
  heading?: "h2" | "h3";
  isFirst?: boolean;
}) {
  return (
    <ul className={styles.grid}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <ArticleCard {...card} post={post} isFirst={card.isFirst === true && index === 0} />
        </li>
      ))}
    </ul>
  );
}
