import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { useMessages } from "../messages/messages.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./chip.module.css";

export type ChipProps = ComponentProps<"span"> & {
  tone?: "plain" | "hot" | "new" | "discount" | "muted";
  size?: "sm" | "md";
  icon?: IconName;
  selected?: boolean;
  children: ReactNode;
};

/** A short fact: a tag on a photo, a discount, a state. */
export function Chip({
  tone = "plain",
  size = "sm",
  icon,
  selected,
  className,
  children,
  ...rest
}: ChipProps) {
  return (
    <span
      {...rest}
      className={clsx(styles.root, className)}
      data-tone={tone}
      data-size={size}
      data-selected={selected || undefined}
    >
      {icon && <Icon name={icon} size={size === "sm" ? 14 : 18} />}
      {children}
    </span>
  );
}

export type ChipButtonProps = Omit<ComponentProps<"button">, "value"> & {
  icon?: IconName;
  selected?: boolean;
};

/** A chip that is chosen or not: quick filters, dates. */
export function ChipButton({ icon, selected, className, children, ...rest }: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      className={clsx(styles.root, styles.action, className)}
      data-tone="plain"
      data-size="md"
      data-selected={selected || undefined}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}

export type ChipLinkProps = ComponentProps<"a"> & {
  href: string;
  icon?: IconName;
  selected?: boolean;
};

/** A chip that leads somewhere: a popular search, a collection. */
export function ChipLink({ icon, selected, className, children, ...rest }: ChipLinkProps) {
  return (
    <Link
      aria-current={selected || undefined}
      {...rest}
      variant="bare"
      className={clsx(styles.root, styles.action, className)}
      data-tone="plain"
      data-size="md"
      data-selected={selected || undefined}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Link>
  );
}

export type RemovableChipProps = Omit<ComponentProps<"a">, "href"> & {
  /** URL of the page without this choice, so that removing also works without scripts. */
  href: string;
};

/** A chosen filter; pressing it anywhere takes it away. */
export function RemovableChip({ className, children, ...rest }: RemovableChipProps) {
  const messages = useMessages();
  return (
    <Link
      {...rest}
      variant="bare"
      className={clsx(styles.root, styles.action, className)}
      data-tone="plain"
      data-size="md"
      data-removable=""
    >
      <VisuallyHidden>{messages.remove}</VisuallyHidden>
      {children}
      <Icon name="close" size={14} />
    </Link>
  );
}
