import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./icon.module.css";
import type { IconName } from "./icon-names.ts";
// A file of its own, fetched once and cached, instead of forty drawings in every page.
import spriteUrl from "./sprite.svg?no-inline";

export { iconNames } from "./icon-names.ts";
export type { IconName } from "./icon-names.ts";

export type IconProps = Omit<ComponentProps<"svg">, "children"> & {
  name: IconName;
  /** Side in CSS pixels; 24 is the size the icons are drawn for. */
  size?: number;
  /** What the icon says. Leave out where a text beside it says the same. */
  label?: string;
};

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
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
