import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { imageUrl } from "@tropa/domain/media/image-url";
import { clsx } from "clsx";
import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { fill, useMessages } from "../messages/messages.tsx";
import { Picture } from "../picture/picture.tsx";
import type { PictureProps } from "../picture/picture.tsx";
import styles from "./photo-link.module.css";

export type Photo = {
  /** Address with a `{size}` place. */
  template: string;
  alt: string;
  /** Placeholder colour. */
  colour?: string;
  /** The photo opens a video. */
  videoUrl?: string;
};

export type PhotoLinkProps = Pick<PictureProps, "variants" | "sizes" | "priority"> & {
  photo: Photo;
  index: number;
  total: number;
  onOpen: (index: number) => void;
  className?: string;
  pictureClass?: string;
  /** Proportions that the picture is drawn with. */
  width: number;
  height: number;
  /** On top of the photo. */
  children?: ReactNode;
};

const [widest] = IMAGE_SIZES.wide;

/** A photo that opens the gallery; before scripts load, and in a new tab, the photo itself. */
export function PhotoLink({
  photo,
  index,
  total,
  onOpen,
  className,
  pictureClass,
  children,
  ...picture
}: PhotoLinkProps) {
  const messages = useMessages();
  const name = photo.alt || fill(messages.photo, { index: index + 1, total });

  const open = (event: MouseEvent) => {
    // A click that asks for a new tab gets one.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(index);
  };

  return (
    <a
      href={imageUrl(photo.template, widest)}
      className={clsx(styles.root, className)}
      onClick={open}
    >
      <Picture
        template={photo.template}
        alt={photo.videoUrl ? fill(messages.playVideo, { title: name }) : name}
        colour={photo.colour}
        className={clsx(styles.picture, pictureClass)}
        {...picture}
      />
      {photo.videoUrl && (
        <span className={styles.video}>
          <Icon name="play" size={20} />
        </span>
      )}
      {children}
    </a>
  );
}
