import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { Picture } from "@tropa/ui-kit/picture";
import { lazy, Suspense, useState } from "react";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import styles from "./tour-stories.module.css";

/** The viewer loads with the first story that is opened. */
const load = () => import("./stories-viewer.tsx");
const StoriesViewer = lazy(load);
const preload = () => void load().catch(() => {});

/** What the organizer shows of the way, a few pictures at a time: rings to press. */
export function TourStories({ stories }: { stories: ShownTour["stories"] }) {
  const [opened, setOpened] = useState<string | null>(null);
  const rings = (
    <ul className={styles.rings}>
      {stories.map(({ title, images: [cover] }) => (
        <li key={title}>
          <button
            type="button"
            aria-haspopup="dialog"
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setOpened(title)}
          >
            {cover && (
              <Picture
                template={cover.image}
                alt=""
                width={1}
                height={1}
                variants={IMAGE_SIZES.tile}
                sizes="80px"
                colour={cover.color}
                className={styles.cover}
              />
            )}
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.root}>
      {opened === null ? (
        rings
      ) : (
        <Suspense fallback={rings}>
          <StoriesViewer stories={stories} first={opened} />
        </Suspense>
      )}
    </div>
  );
}
