import type { Image } from "@tropa/api-contract/base/primitives";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { Picture } from "@tropa/ui-kit/picture";
import { Rating } from "@tropa/ui-kit/rating";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { ReviewMarks } from "../reviews/review-marks.tsx";
import type { ReviewDraft } from "./review-draft.ts";
import styles from "./write-review.module.css";

/** The review as readers will see it. */
export function ReviewPreview({
  draft: { rating, marks, text },
  photos,
}: {
  draft: ReviewDraft;
  photos: readonly { id: number; image: Image }[];
}) {
  const { t } = useTranslation("reviews");
  return (
    <section className={styles.preview} aria-label={t("write.preview")}>
      {rating > 0 && <Rating value={String(rating)} />}
      <p>{text.trim() || t("write.noText")}</p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ id, image }) => (
            <li key={id}>
              <Picture
                template={image.image}
                alt={image.alt}
                width={1}
                height={1}
                variants={IMAGE_SIZES.tile}
                sizes="96px"
                colour={image.color}
              />
            </li>
          ))}
        </ul>
      )}
      <ReviewMarks marks={marks} />
    </section>
  );
}
