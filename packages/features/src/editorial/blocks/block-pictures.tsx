import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { Picture } from "@tropa/ui-kit/picture";
import { TileGallery } from "@tropa/ui-kit/tile-gallery";
import { lazy, Suspense, useState } from "react";
import type { ShownBlock } from "./shown-blocks.ts";
import styles from "./block-pictures.module.css";

const Lightbox = lazy(() =>
  import("@tropa/ui-kit/lightbox").then((module) => ({ default: module.Lightbox })),
);

type CaptionedPicture = Extract<ShownBlock, { type: "gallery" }>["images"][number];

/** A picture of the text's width with a caption. */
export function Captioned({ picture: { image, caption } }: { picture: CaptionedPicture }) {
  return (
    <figure className={styles.figure}>
      <Picture
        template={image.image}
        alt={image.alt}
        width={4}
        height={3}
        variants={[...IMAGE_SIZES.landscape, ...IMAGE_SIZES.wide]}
        sizes="(width >= 768px) 704px, 92vw"
        colour={image.color}
        className={styles.picture}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Several pictures in a row, which open in a viewer. */
export function Gallery({ pictures }: { pictures: readonly CaptionedPicture[] }) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const items = pictures.map(({ image, caption }) => ({
    template: image.image,
    alt: caption ?? image.alt,
    colour: image.color,
  }));
  return (
    <>
      <TileGallery photos={items} onOpen={setOpenAt} />
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
    </>
  );
}
