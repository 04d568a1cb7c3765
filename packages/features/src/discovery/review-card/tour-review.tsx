import type { Review } from "@tropa/api-contract/discovery/tour";
import { imageUrl } from "@tropa/domain/media/image-url";
import { formatDate } from "@tropa/i18n/format";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Link } from "@tropa/ui-kit/link";
import { PhotoStrip } from "@tropa/ui-kit/photo-strip";
import { Rating } from "@tropa/ui-kit/rating";
import { Truncate } from "@tropa/ui-kit/truncate";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { reviewPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import styles from "./tour-review.module.css";

const Lightbox = lazy(() =>
  import("@tropa/ui-kit/lightbox").then((module) => ({ default: module.Lightbox })),
);

/** Thumbnails of a review's photos, which open in a viewer. */
export function ReviewPhotos({ photos }: { photos: Review["photos"] }) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const items = photos.map(({ image, alt, color }) => ({ template: image, alt, colour: color }));
  return (
    <>
      <PhotoStrip photos={items} onOpen={setOpenAt} className={styles.photos} />
      {openAt !== null && (
        <Suspense>
          <Lightbox
            items={items}
            open
            index={openAt}
            onIndexChange={setOpenAt}
            onClose={() => setOpenAt(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A review with its photos and the organizer's reply. */
export function TourReview({ review }: { review: Review }) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const lang = review.locale === locale ? undefined : review.locale;
  return (
    <li>
      <div className={styles.author}>
        <Avatar
          lang={lang}
          name={review.author_name}
          src={review.author_photo ? imageUrl(review.author_photo, "96x96") : undefined}
          decorative
        />
        <div>
          <p lang={lang} className={styles.name}>
            {review.author_name}
          </p>
          <p className={styles.date}>
            <Link href={reviewPath(review.uuid)} variant="quiet">
              {t("reviews.travelled", { date: formatDate(review.travelled_on, locale, "month") })}
            </Link>
            {lang && `\u00a0· ${t(`languages.${lang}`, { defaultValue: lang })}`}
          </p>
        </div>
        <Rating value={String(review.rating)} className={styles.mark} />
      </div>
      <Truncate>
        <p lang={lang} className={styles.text}>
          {review.text}
        </p>
      </Truncate>
      {review.photos.length > 0 && <ReviewPhotos photos={review.photos} />}
      {review.reply && (
        <blockquote className={styles.reply}>
          <p className={styles.replyFrom}>
            {t("reviews.reply")}
            {review.replied_on && ` · ${formatDate(review.replied_on, locale, "full")}`}
          </p>
          <p lang={lang}>{review.reply}</p>
        </blockquote>
      )}
    </li>
  );
}
