import { clsx } from "clsx";
import type { ComponentProps, MouseEvent, ReactNode, Ref } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import styles from "./button.module.css";

type Look = {
  variant?: "primary" | "secondary" | "ghost" | "danger";
  size?: "sm" | "md" | "lg";
  /** Shows a spinner instead of the text and ignores clicks; the width stays. */
  loading?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
  fullWidth?: boolean;
};

type AsButton = Omit<ComponentProps<"button">, "ref"> & {
  href?: undefined;
  ref?: Ref<HTMLButtonElement>;
};
type AsLink = Omit<ComponentProps<"a">, "href" | "ref"> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** If `href` is set, the button is a link. Other props go to the element. */
export type ButtonProps = Look & (AsButton | AsLink);

type Content = Pick<Look, "loading" | "icon" | "iconEnd"> & { children?: ReactNode };

function ButtonContent({ loading, icon, iconEnd, children }: Content) {
  return (
    <>
      <span className={styles.content}>
        {icon && <Icon name={icon} size={20} />}
        {children}
        {iconEnd && <Icon name={iconEnd} size={20} />}
      </span>
      {loading && <span className={styles.spinner} />}
    </>
  );
}

/** Button for an action, or a link that looks like one. */
export function Button({
  variant = "primary",
  size = "md",
  loading = false,
  icon,
  iconEnd,
  fullWidth = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = {
    className: clsx(styles.root, className),
    "data-variant": variant,
    "data-size": size,
    "data-full-width": fullWidth || undefined,
    "data-loading": loading || undefined,
    "aria-busy": loading || undefined,
  };
  const content = (
    <ButtonContent loading={loading} icon={icon} iconEnd={iconEnd}>
      {children}
    </ButtonContent>
  );
  if (rest.href !== undefined) {
    return (
      <Link {...rest} {...look} variant="bare">
        {content}
      </Link>
    );
  }
  // Not disabled while loading: the button would lose the focus during its own action.
  const onClick = loading
    ? (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()
    : rest.onClick;
  return (
    <button
      type="button"
      {...rest}
      {...look}
      onClick={onClick}
      aria-disabled={loading || rest["aria-disabled"]}
    >
      {content}
    </button>
  );
}
