import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { IconDrawing } from "./icon-drawing.tsx";
import type { IconName } from "./icon-names.ts";
import styles from "./icon.module.css";

export { iconNames } from "./icon-names.ts";
export type { IconName } from "./icon-names.ts";

export type IconProps = Omit<ComponentProps<"svg">, "children"> & {
  name: IconName;
  /** Side in CSS pixels; 24 is the size the icons are drawn for. */
  size?: number;
  /** Accessible name. Omit if text beside the icon says the same. */
  label?: string;
};

/** Icons that point along the text, mirrored in right-to-left text. */
const alongText: ReadonlySet<IconName> = new Set([
  "arrow-left",
  "arrow-right",
  "chevron-left",
  "chevron-right",
  "external",
  "logout",
  "send",
]);

/** A stroke icon in the colour of the text around it. */
export function Icon({ name, size = 24, label, className, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={clsx(styles.root, className)}
      data-along-text={alongText.has(name) || undefined}
    >
      <IconDrawing name={name} />
    </svg>
  );
}
