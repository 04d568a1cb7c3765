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

/** Badges for the publication of a tour and the state of its draft. */
export function TourBadges({ stage, publication }: TourState) {
  const { t } = useTranslation("organizerTours");
  const isOver = publication === "archived";
  // If the tour was never published, or the draft equals the published version, one badge is enough.
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
