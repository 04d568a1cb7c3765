import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { cssVars } from "../hooks/css-vars.ts";
import { Picture } from "../picture/picture.tsx";
import styles from "./lightbox.module.css";
import { smallPicture } from "./small-picture.ts";

export type LightboxItem = {
  /** Address with a `{size}` place. */
  template: string;
  alt: string;
  colour?: string;
  /** A video; the photo becomes its poster. */
  videoUrl?: string;
  /** Shown in place of the photo: something else. */
  content?: ReactNode;
};

type PhotoProps = {
  item: LightboxItem;
  /** Preloaded, to be shown later. */
  hidden?: boolean;
  /** Called once the photo has loaded or failed. */
  onArrive?: () => void;
};

/** A photo as large as the screen. */
export function Photo({ item, hidden, onArrive }: PhotoProps) {
  return (
    <Picture
      template={item.template}
      alt={hidden ? "" : item.alt}
      colour="transparent"
      width={4}
      height={3}
      variants={IMAGE_SIZES.wide}
      fit="contain"
      priority
      hidden={hidden}
      className={styles.picture}
      onLoadCapture={onArrive}
      onErrorCapture={onArrive}
    />
  );
}

const never = () => () => {};
const nothing = () => undefined;

/** The photo, and until it has loaded the page's small picture of it, else its colour. */
export function ArrivingPhoto({ item }: { item: LightboxItem }) {
  // The server has no loaded pictures.
  const small = useSyncExternalStore(never, () => smallPicture(item.template), nothing);
  const [hasArrived, setArrived] = useState(false);
  return (
    <div className={styles.photo} data-arrived={hasArrived || undefined}>
      <span className={styles.small} style={cssVars({ "--photo-colour": item.colour })}>
        {small !== undefined && <img src={small} alt="" />}
      </span>
      <Photo item={item} onArrive={() => setArrived(true)} />
    </div>
  );
}
