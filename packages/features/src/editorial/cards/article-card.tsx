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

/** An article in a list; its link covers the whole card. */
function ArticleCard({
  post,
  heading: Heading = "h2",
  isFirst = false,
  isLead = false,
}: {
  post: BlogPostCard;
  heading?: "h2" | "h3";
  /** True for the page's first picture, which loads with high priority. */
  isFirst?: boolean;
  isLead?: boolean;
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
        variants={isLead ? [...IMAGE_SIZES.landscape, ...IMAGE_SIZES.wide] : IMAGE_SIZES.landscape}
        sizes={
          isLead
            ? "(width >= 1200px) 690px, (width >= 768px) 60vw, 92vw"
            : "(width >= 992px) 400px, (width >= 576px) 46vw, 120px"
        }
        colour={post.image.color}
        priority={isFirst}
        className={styles.picture}
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
          {post.reading_minutes > 1 && ` · ${t("minutes", { count: post.reading_minutes })}`}
        </p>
      </div>
    </Card>
  );
}

/** A grid of articles. */
export function ArticleGrid({
  posts,
  heading = "h2",
  isFirst = false,
  hasLead = false,
}: {
  posts: readonly BlogPostCard[];
  heading?: "h2" | "h3";
  isFirst?: boolean;
  /** Shows the first article large. */
  hasLead?: boolean;
}) {
  return (
    <ul className={styles.grid} data-lead={hasLead || undefined}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <ArticleCard
            heading={heading}
            post={post}
            isFirst={isFirst && index === 0}
            isLead={hasLead && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
