import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { Picture } from "@tropa/ui-kit/picture";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import styles from "./tour-stories.module.css";

/** Loaded when the first story is opened. */
const load = () => import("./stories-viewer.tsx");
const StoriesViewer = lazy(load);
const preload = () => void load().catch(() => {});

/** A button that opens the organizer's stories about the tour. */
export function TourStories({ stories }: { stories: ShownTour["stories"] }) {
  const { t } = useTranslation("tour");
  const [openings, setOpenings] = useState(0);
  const [first] = stories;
  const cover = first?.images[0];
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpenings(openings + 1)}
      >
        {cover && (
          <Picture
            template={cover.image}
            alt=""
            width={1}
            height={1}
            variants={IMAGE_SIZES.tile}
            sizes="40px"
            colour={cover.color}
            className={styles.cover}
          />
        )}
        {t("stories")}
      </button>
      {openings > 0 && (
        <Suspense>
          <StoriesViewer key={openings} stories={stories} />
        </Suspense>
      )}
    </>
  );
}
