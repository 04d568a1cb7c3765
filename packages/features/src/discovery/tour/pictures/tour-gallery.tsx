import { PhotoMosaic } from "@tropa/ui-kit/photo-mosaic";
import type { Photo } from "@tropa/ui-kit/photo-mosaic";
import { lazy, Suspense, useState } from "react";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import styles from "./tour-gallery.module.css";
import { TourStories } from "./tour-stories.tsx";

/** Loaded when the first picture is opened. */
const Lightbox = lazy(() =>
  import("@tropa/ui-kit/lightbox").then((module) => ({ default: module.Lightbox })),
);

/** The video comes second, after the first picture. */
const videoPlace = 1;

function galleryItems({ images, video_url: video, title }: ShownTour): Photo[] {
  const photos: Photo[] = images.map(({ image, alt, color }) => ({
    template: image,
    alt,
    colour: color,
  }));
  const poster = photos.at(-1);
  if (video === null || !poster) return photos;
  return photos.toSpliced(videoPlace, 0, { ...poster, alt: title, videoUrl: video });
}

/** Photos, video and stories at the top of a tour's page; they open in a full-screen viewer. */
export function TourGallery({ tour }: { tour: ShownTour }) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const items = galleryItems(tour);
  return (
    <div className={styles.root}>
      <PhotoMosaic photos={items} onOpen={setOpenAt} className={styles.mosaic} />
      {tour.stories.length > 0 && <TourStories stories={tour.stories} />}
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
    </div>
  );
}
