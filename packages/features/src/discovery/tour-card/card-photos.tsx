import type { Image } from "@tropa/api-contract/base/primitives";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { useEffect, useRef, useState } from "react";
import { browserApi } from "../../platform/api/browser-api.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { CardFacts } from "./card-facts.ts";
import { cardPath } from "./card-path.ts";
import styles from "./card-photos.module.css";

/** The most photos in a card's carousel; the rest are on the tour's page. */
const mostPhotos = 5;

async function photosOf(storefront: Storefront, tourId: number): Promise<readonly Image[]> {
  return queryClient().fetchQuery({
    queryKey: ["tourPhotos", tourId],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const [api, { tourPhotosCall }] = await Promise.all([
        browserApi(storefront),
        import("@tropa/api-contract/discovery/calls-tours"),
      ]);
      const { items } = await api.call(tourPhotosCall, { query: { id: String(tourId) }, signal });
      return items;
    },
  });
}

/** The carousel of a card; each photo links to the tour. */
export default function CardPhotos({
  tour,
  sizes,
  isSwiped,
}: {
  tour: CardFacts;
  sizes: string;
  isSwiped: boolean;
}) {
  const { t } = useTranslation("tourCard");
  const storefront = useStorefront();
  const [photos, setPhotos] = useState<readonly Image[]>([]);
  const [shown, setShown] = useState(0);
  const track = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isGone = false;
    photosOf(storefront, tour.id).then(
      (items) => {
        if (!isGone) setPhotos(items.slice(0, mostPhotos));
      },
      // If loading fails, the first photo stays.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [storefront, tour.id]);

  useEffect(() => {
    if (isSwiped && photos.length > 1) track.current?.scrollTo({ left: track.current.clientWidth });
  }, [isSwiped, photos]);

  if (photos.length < 2) return null;
  const turn = (step: number) => {
    const next = (shown + step + photos.length) % photos.length;
    track.current?.scrollTo({ left: next * track.current.clientWidth });
  };
  return (
    <div className={styles.root} data-photos="">
      <div
        ref={track}
        className={styles.track}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
      >
        {photos.map((photo, index) => (
          <Link
            key={photo.image}
            href={cardPath(tour)}
            variant="bare"
            className={styles.slide}
            tabIndex={-1}
            aria-hidden="true"
          >
            <Picture
              template={photo.image}
              alt=""
              width={4}
              height={3}
              variants={IMAGE_SIZES.landscape}
              sizes={sizes}
              colour={photo.color}
              // Preload the next photo.
              priority={index <= shown + 1}
            />
          </Link>
        ))}
      </div>
      <IconButton
        icon="chevron-left"
        variant="overlay"
        size="sm"
        label={t("previousPhoto", { title: tour.title })}
        className={styles.previous}
        onClick={() => turn(-1)}
      />
      <IconButton
        icon="chevron-right"
        variant="overlay"
        size="sm"
        label={t("nextPhoto", { title: tour.title })}
        className={styles.next}
        onClick={() => turn(1)}
      />
      <span className={styles.dots} aria-hidden="true">
        {photos.map((photo, index) => (
          <i key={photo.image} data-current={index === shown ? "" : undefined} />
        ))}
      </span>
    </div>
  );
}
