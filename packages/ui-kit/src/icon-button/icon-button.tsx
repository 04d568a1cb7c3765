import { clsx } from "clsx";
import type { ComponentProps, Ref } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import styles from "./icon-button.module.css";

type Look = {
  icon: IconName;
  /** Accessible name of the button: what it does. */
  label: string;
  /**
   * `plain` has no ground, `outline` a thin line, `overlay` a light disc for use on photos,
   * `photo` a white icon with a shade, also for photos.
   */
  variant?: "plain" | "outline" | "overlay" | "photo";
  size?: "sm" | "md";
  /** Makes it a toggle; a pressed heart takes the brand's heart colour. */
  pressed?: boolean;
};

type AsButton = Omit<ComponentProps<"button">, "ref" | "children"> & {
  href?: undefined;
  ref?: Ref<HTMLButtonElement>;
};
type AsLink = Omit<ComponentProps<"a">, "href" | "ref" | "children"> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

export type IconButtonProps = Look & (AsButton | AsLink);

/** A button (with `href`, a link) that is only an icon. */
export function IconButton({
  icon,
  label,
  variant = "plain",
  size = "md",
  pressed,
  className,
  ...rest
}: IconButtonProps) {
  const look = {
    className: clsx(styles.root, className),
    "aria-label": label,
    "data-variant": variant,
    "data-size": size,
    "data-icon": icon,
  };
  const drawing = <Icon name={icon} size={size === "sm" ? 18 : 22} />;
  if (rest.href !== undefined) {
    return (
      <Link {...rest} {...look} variant="bare">
        {drawing}
      </Link>
    );
  }
  return (
    <button type="button" {...rest} {...look} aria-pressed={pressed}>
      {drawing}
    </button>
  );
}
