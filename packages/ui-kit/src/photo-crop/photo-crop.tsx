import { clsx } from "clsx";
import { useId, useState } from "react";
import type { ComponentProps } from "react";
import Cropper from "react-easy-crop";
import { useMessages } from "../messages/messages.tsx";
import type { PictureArea } from "./crop-picture.ts";
import styles from "./photo-crop.module.css";

export { cropPicture } from "./crop-picture.ts";
export type { PictureArea } from "./crop-picture.ts";

export type PhotoCropProps = Omit<ComponentProps<"div">, "children"> & {
  /** Address of the photo. */
  src: string;
  /** What is to be done, for those who listen: "Part of the photo that is shown". */
  label: string;
  /** Hears the part that is shown, in pixels of the photo. */
  onAreaChange: (area: PictureArea) => void;
  /** The photo cannot be shown: it is no picture, or a kind that this browser does not know. */
  onUnreadable?: () => void;
};

const mostZoom = 4;

/** The round part of a photo that is to be kept: dragged, pinched, turned by a wheel, or moved by the arrow keys. */
export function PhotoCrop({
  src,
  label,
  onAreaChange,
  onUnreadable,
  className,
  ...rest
}: PhotoCropProps) {
  const messages = useMessages();
  const id = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div className={styles.window}>
        <Cropper
          image={src}
          crop={place}
          zoom={zoom}
          maxZoom={mostZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="cover"
          // Its own style sheet would be written into the page, which a strict content policy refuses.
          disableAutomaticStylesInjection
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onAreaChange(area)}
          mediaProps={{ alt: "", onError: () => onUnreadable?.() }}
          cropperProps={{ role: "group", "aria-label": label }}
        />
      </div>
      <label htmlFor={id} className={styles.zoom}>
        {messages.zoom}
        <input
          id={id}
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
    </div>
  );
}
