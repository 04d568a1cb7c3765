import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { imageUrl } from "@tropa/domain/media/image-url";
import { formatDate } from "@tropa/i18n/format";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Picture } from "@tropa/ui-kit/picture";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { journalPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Contents } from "../blocks/contents.tsx";
import { TextBlocks } from "../blocks/text-blocks.tsx";
import { afterLead } from "../blocks/after-lead.ts";
import { PageShare } from "../reading/page-share.tsx";
import { ArticleRelated } from "./article-related.tsx";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import type { Article } from "./journal-loader.ts";
import styles from "../reading/reading-page.module.css";

const photoSide = 56;
/** Articles with at least this many headings get a table of contents. */
const longText = 3;

/** An article with author, date, text and related content. */
export function ArticleScreen({ article, crumbs }: { article: Article; crumbs: Crumbs }) {
  const { locale } = useStorefront();
  const { title, summary, image, body, content_locale: lang } = article;
  const rest = afterLead(body, summary);
  const textLang = lang === locale ? undefined : lang;
  return (
    <PageFrame
      crumbs={crumbs}
      title={<span lang={textLang}>{title}</span>}
      lead={<span lang={textLang}>{summary}</span>}
      head={<Byline article={article} />}
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
          <Contents blocks={rest} fewest={longText} />
          <div className={styles.share}>
            <PageShare title={title} path={journalPath(article.slug)} />
          </div>
        </aside>
        <article lang={textLang} className={styles.text}>
          <TextBlocks blocks={rest} />
        </article>
      </div>
      <Author author={article.author} />
      <ArticleRelated article={article} />
    </PageFrame>
  );
}

function Byline({ article }: { article: Article }) {
  const { t } = useTranslation("journal");
  const { locale } = useStorefront();
  const {
    author,
    published_on: published,
    changed_on: changed,
    reading_minutes: minutes,
  } = article;
  return (
    <p className={styles.byline}>
      <span className={styles.by}>
        <Avatar name={author.name} src={imageUrl(author.photo, "96x96")} size={32} decorative />
        {author.name}
      </span>
      <time dateTime={published}>{formatDate(published, locale, "full")}</time>
      {changed > published && (
        <span>
          {t("changed")} <time dateTime={changed}>{formatDate(changed, locale, "full")}</time>
        </span>
      )}
      {minutes > 1 && <span>{t("minutes", { count: minutes })}</span>}
    </p>
  );
}

function Author({ author: { name, about, photo } }: Pick<Article, "author">) {
  const { t } = useTranslation("journal");
  return (
    <aside className={styles.author} aria-label={t("author")}>
      <Avatar name={name} src={imageUrl(photo, "320x320")} size={photoSide} decorative />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.about}>{about}</p>
      </div>
    </aside>
  );
}
