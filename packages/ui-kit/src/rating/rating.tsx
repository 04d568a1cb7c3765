import { RATING } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { fill, useMessages } from "../messages/messages.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./rating.module.css";

export type RatingProps = Omit<ComponentProps<"span">, "children"> & {
  /** The rating, formatted for the reader's locale; omit it if there are no reviews yet. */
  value?: string;
  /** Number of reviews as text, or a link to them. */
  count?: ReactNode;
  /** Shown instead of the rating if there is none, such as "New". */
  newLabel?: string;
  size?: "sm" | "md" | "lg";
};

/** A star, the mark and the number of reviews. */
export function Rating({ value, count, newLabel, size = "md", className, ...rest }: RatingProps) {
  const messages = useMessages();
  return (
    <span {...rest} className={clsx(styles.root, className)} data-size={size}>
      <Icon name="star-filled" size={size === "lg" ? 22 : 16} className={styles.star} />
      {value === undefined ? (
        <span className={styles.value}>{newLabel}</span>
      ) : (
        <>
          <span className={styles.value} aria-hidden="true">
            {value}
          </span>
          <VisuallyHidden>{fill(messages.rating, { value, max: RATING.max })}</VisuallyHidden>
        </>
      )}
      {count && <span className={styles.count}>{count}</span>}
    </span>
  );
}
