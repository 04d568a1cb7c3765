import { reviewAspects } from "@tropa/domain/editorial/review";
import type { PlacedReview } from "@tropa/api-contract/editorial/content";
import { RatingScale } from "@tropa/ui-kit/rating-scale";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./reviews.module.css";

/** Ratings by aspect, where given. */
export function ReviewMarks({ marks }: Pick<PlacedReview, "marks">) {
  const { t } = useTranslation("reviews");
  const given = reviewAspects.flatMap((aspect) => {
    const mark = marks[aspect];
    return mark === undefined ? [] : [{ aspect, mark }];
  });
  if (given.length === 0) return null;
  return (
    <dl className={styles.marks}>
      {given.map(({ aspect, mark }) => (
        <div key={aspect}>
          <dt>{t(`aspects.${aspect}`)}</dt>
          <dd>
            <RatingScale label={t(`aspects.${aspect}`)} value={mark} max={5} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
