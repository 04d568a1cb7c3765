import { AVATAR } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { cssVars } from "../hooks/css-vars.ts";
import { avatarColour, initials } from "./avatar-look.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./avatar.module.css";

export type AvatarProps = Omit<ComponentProps<"span">, "children"> & {
  /** Full name; its initials on a colour replace a missing photo. */
  name: string;
  /** Address of the photo. */
  src?: string;
  /** Side in CSS pixels. */
  size?: number;
  /** Set if the name is shown beside the avatar, so that screen readers do not read it twice. */
  decorative?: boolean;
};

/** Size of the icon for a person without a name, as a share of the avatar. */
const iconShare = 0.55;

/**
 * A person's photo, or initials on a colour derived from the name, or an icon if there is no name.
 * If the photo fails to load, initials or icon remain.
 */
export function Avatar({
  name,
  src,
  size = AVATAR.sizePx,
  decorative = false,
  className,
  style,
  ...rest
}: AvatarProps) {
  const letters = initials(name);
  return (
    <span
      role={decorative ? undefined : "img"}
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative || undefined}
      {...rest}
      className={clsx(styles.root, className)}
      style={cssVars({ "--avatar-size": `${size}px` }, style)}
      data-colour={avatarColour(name)}
    >
      {letters || <Icon name="user" size={Math.round(size * iconShare)} />}
      {src && (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          data-initials={letters || undefined}
        />
      )}
    </span>
  );
}
