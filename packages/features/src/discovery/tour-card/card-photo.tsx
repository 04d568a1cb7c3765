import { imageUrl } from "@tropa/domain/media/image-url";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Chip } from "@tropa/ui-kit/chip";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { lazy, Suspense, useRef, useState } from "react";
import type { TouchEvent } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { organizerPagePath } from "../../platform/links/paths.ts";
import type { CardFacts } from "./card-facts.ts";
import styles from "./tour-card.module.css";

const CardPhotos = lazy(() => import("./card-photos.tsx"));

/** The most dots shown below a photo. */
const mostDots = 5;
const swipePx = 30;

/** Loading settings of a card's photo. */
export interface PhotoLoading {
  /** Layout width of the card, in the format of the `sizes` attribute. */
  sizes?: string;
  /** `first` for the largest picture of the page (LCP), `early` for the rest of its row. */
  loading?: "first" | "early" | "lazy";
}

/** A card's photo and what lies on it. Further photos load when a pointer or finger comes near, as a carousel. */
export function CardPhoto({ tour, sizes, loading }: { tour: CardFacts } & Required<PhotoLoading>) {
  const [isTouched, setTouched] = useState(false);
  const [isSwiped, setSwiped] = useState(false);
  const from = useRef(0);
  const many = tour.photos ?? 1;
  // A swipe that loads the carousel counts as its first step.
  const handlers = {
    onPointerEnter: () => setTouched(true),
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches[0]?.clientX ?? 0;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      if (from.current - (changedTouches[0]?.clientX ?? 0) > swipePx) setSwiped(true);
    },
  };
  return (
    <div className={styles.photo} {...(many > 1 && handlers)}>
      {tour.image === "" ? (
        <NoPhoto />
      ) : (
        <Picture
          template={tour.image}
          alt=""
          width={4}
          height={3}
          variants={IMAGE_SIZES.landscape}
          sizes={sizes}
          colour={tour.colour}
          priority={loading === "first"}
          className={styles.picture ?? ""}
        />
      )}
      {isTouched && (
        <Suspense>
          <CardPhotos tour={tour} sizes={sizes} isSwiped={isSwiped} />
        </Suspense>
      )}
      <CardTags tour={tour} />
      <div className={styles.caption} data-shaded={tour.organizer ? "" : undefined}>
        {many > 1 && !isTouched && (
          <span className={styles.dots} aria-hidden="true">
            {Array.from({ length: Math.min(many, mostDots) }, (_, index) => (
              <i key={index} data-current={index === 0 ? "" : undefined} />
            ))}
          </span>
        )}
      </div>
    </div>
  );
}

/**
 * The organizer's name, linked if they have a page. Placed both on the photo and beside it, because the card's own link
 * covers the photo.
 */
export function CardOrganizer({ organizer }: { organizer: NonNullable<CardFacts["organizer"]> }) {
  const { id, name, photo } = organizer;
  const content = (
    <>
      <Avatar name={name} src={imageUrl(photo, "96x96")} size={32} decorative />
      <span>{name}</span>
    </>
  );
  return (
    <div className={styles.over}>
      {id === undefined ? (
        <span className={styles.organizer}>{content}</span>
      ) : (
        <Link href={organizerPagePath(id)} variant="bare" className={styles.organizer}>
          {content}
        </Link>
      )}
    </div>
  );
}

/** Placeholder for tours without photos. */
function NoPhoto() {
  const { t } = useTranslation("tourCard");
  return (
    <div className={styles.noPhoto}>
      <Icon name="mountain" size={40} />
      {t("noPhoto")}
    </div>
  );
}

function CardTags({ tour }: { tour: CardFacts }) {
  const { t } = useTranslation("tourCard");
  const ship = tour.cruise?.[0];
  return (
    <div className={styles.tags}>
      {tour.isRemoved && <Chip tone="muted">{t("removed")}</Chip>}
      {tour.isHot && (
        <Chip tone="hot" icon="flame">
          {t("veryHot")}
        </Chip>
      )}
      {tour.isNew && !tour.isHot && <Chip tone="new">{t("new")}</Chip>}
      {ship ? <Chip icon="boat">{ship}</Chip> : tour.tag && <Chip>{tour.tag}</Chip>}
    </div>
  );
}
