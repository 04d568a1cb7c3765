import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { encode } from "uqr";
import styles from "./qr-code.module.css";

export type QrCodeProps = Omit<ComponentProps<"svg">, "children"> & {
  /** Content of the code, usually an address. */
  value: string;
  /** Name for screen readers: what scanning the code does. */
  label: string;
  /** Side in CSS pixels. */
  size?: number;
};

/** A QR code as one SVG path; always dark on white, since cameras read it so. */
export function QrCode({ value, label, size = 176, className, ...rest }: QrCodeProps) {
  const { data, size: modules } = encode(value, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      {...rest}
      className={clsx(styles.root, className)}
    >
      <path d={path} />
    </svg>
  );
}
