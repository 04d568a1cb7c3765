import type { TourState } from "@tropa/domain/organizers/tours/tour-stage";
import { Badge } from "@tropa/ui-kit/badge";
import type { BadgeProps } from "@tropa/ui-kit/badge";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./tours.module.css";

type Tone = NonNullable<BadgeProps["tone"]>;
const publicationTones: Record<TourState["publication"], Tone> = {
  never: "neutral",
  published: "success",
  unpublished: "neutral",
  withdrawn: "danger",
  archived: "neutral",
};
const stageTones: Record<TourState["stage"], Tone> = {
  draft: "neutral",
  moderation: "info",
  returned: "warning",
  settled: "neutral",
};

/** What travellers see of a tour, and where its draft is. */
export function TourBadges({ stage, publication }: TourState) {
  const { t } = useTranslation("organizerTours");
  const isOver = publication === "archived";
  // Of what nobody has seen, and of what is as it was published, one word says all.
  const showsPublication = publication !== "never";
  const showsStage = !isOver && stage !== "settled";
  return (
    <span className={styles.badges}>
      {showsPublication && (
        <Badge tone={publicationTones[publication]}>{t(`publication.${publication}`)}</Badge>
      )}
      {showsStage && (
        <Badge tone={stageTones[stage]}>
          {t(stage === "draft" && showsPublication ? "stage.changed" : `stage.${stage}`)}
        </Badge>
      )}
    </span>
  );
}
