import { imageUrl } from "@tropa/domain/media/image-url";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Card, cardLink } from "@tropa/ui-kit/card";
import { Link } from "@tropa/ui-kit/link";
import { Rating } from "@tropa/ui-kit/rating";
import { formatRating } from "@tropa/i18n/format";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { tourPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { plainMonthText } from "../search-box/month-text.ts";
import type { LateReview } from "./home-page.ts";
import { HomeSection } from "./home-section.tsx";
import styles from "./home-reviews.module.css";

/** Recent reviews, each with its tour. */
export function HomeReviews({ reviews }: { reviews: readonly LateReview[] }) {
  const { t } = useTranslation("home");
  const { locale } = useStorefront();
  if (reviews.length === 0) return null;
  return (
    <HomeSection title={t("reviews.title")}>
      <ul className={styles.grid}>
        {reviews.map(({ id, author, photo, rating, text, lang, travelledOn, tour }) => (
          <li key={id}>
            <Card as="article" surface="outline" interactive className={styles.card}>
              <header className={styles.header}>
                <Avatar
                  lang={lang}
                  name={author}
                  src={photo === null ? undefined : imageUrl(photo, "96x96")}
                  size={44}
                  decorative
                />
                <div>
                  <p lang={lang} className={styles.author}>
                    {author}
                  </p>
                  <p className={styles.muted}>
                    {t("reviews.travelled", {
                      month: plainMonthText(travelledOn.slice(0, 7), locale),
                    })}
                  </p>
                </div>
                <Rating value={formatRating(rating, locale)} />
              </header>
              <blockquote className={styles.text} lang={lang}>
                {text}
              </blockquote>
              <p className={styles.tour}>
                <Link href={tourPath(tour.slug)} variant="bare" className={cardLink}>
                  {tour.name}
                </Link>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
