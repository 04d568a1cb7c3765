import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { fill, useMessages } from "../messages/messages.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import base from "./photo-list.module.css";
import { PhotoLink } from "./photo-link.tsx";
import type { Photo, PhotoLinkProps } from "./photo-link.tsx";

export type PhotoListProps = Omit<ComponentProps<"ul">, "children"> & {
  /** Photos and videos. */
  photos: readonly Photo[];
  /** Most photos shown; the last one shows how many more there are. */
  limit?: number;
  /** Called to open the gallery at a photo. */
  onOpen: (index: number) => void;
};

type PhotosProps = PhotoListProps & {
  limit: number;
  /** Sizes of every picture. */
  picture: Pick<PhotoLinkProps, "width" | "height" | "variants" | "sizes">;
  /** Class names of the component's style sheet: `root`, `photo`, `picture`, `more`. */
  styles: Readonly<Record<string, string>>;
};

/** Photos of one size, as many as there is room for; the last of them leads to the rest. */
export function PhotoList({
  photos,
  limit,
  onOpen,
  picture,
  styles,
  className,
  ...rest
}: PhotosProps) {
  const messages = useMessages();
  const shown = photos.slice(0, limit);
  const more = photos.length - shown.length;
  return (
    <ul aria-label={messages.gallery} {...rest} className={clsx(styles.root, className)}>
      {shown.map((photo, index) => (
        <li key={photo.template} className={styles.photo}>
          <PhotoLink
            {...picture}
            photo={photo}
            index={index}
            total={photos.length}
            onOpen={onOpen}
            pictureClass={styles.picture}
          >
            {more > 0 && index === shown.length - 1 && (
              <span className={clsx(base.more, styles.more)}>
                <span aria-hidden="true">+{more}</span>
                <VisuallyHidden>
                  {fill(messages.showAllPhotos, { total: photos.length })}
                </VisuallyHidden>
              </span>
            )}
          </PhotoLink>
        </li>
      ))}
    </ul>
  );
}
