import type { Image } from "@tropa/api-contract/primitives";
import { PhotoMosaic } from "@tropa/ui-kit/photo-mosaic";
import { lazy, Suspense, useState } from "react";

/** The viewer loads with the first picture that is opened. */
const Lightbox = lazy(() =>
  import("@tropa/ui-kit/lightbox").then((module) => ({ default: module.Lightbox })),
);

/** The photos at the head of the tour, and all of them on the whole screen. */
export function TourGallery({ images }: { images: readonly Image[] }) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const photos = images.map(({ image, alt, color }) => ({ template: image, alt, colour: color }));
  return (
    <>
      <PhotoMosaic photos={photos} onOpen={setOpenAt} />
      {openAt !== null && (
        <Suspense>
          <Lightbox
            items={photos}
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
