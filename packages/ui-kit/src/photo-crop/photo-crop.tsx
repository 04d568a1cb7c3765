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
  /** Label for screen readers: "Part of the photo that is shown". */
  label: string;
  /** Called with the visible part, in pixels of the photo. */
  onAreaChange: (area: PictureArea) => void;
  /** Called if the photo cannot be shown: not a picture, or an unsupported format. */
  onUnreadable?: () => void;
};

const mostZoom = 4;

/** A round crop of a photo: drag, pinch, mouse wheel or arrow keys move and scale it. */
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
          // The library would inject a style sheet, which a strict content policy blocks.
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
