import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { useMessages } from "../messages/messages.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./price.module.css";

export type PriceProps = Omit<ComponentProps<"p">, "children" | "prefix"> & {
  /** The price with its currency, formatted for the reader's locale. */
  current: string;
  /** The price before the discount, formatted likewise. */
  old?: string;
  /** The discount, formatted for the reader's locale; shown beside the old price. */
  discount?: string;
  /** A word before the price, such as "from". */
  prefix?: string;
  /** Unit that the price applies to, such as "per person". */
  suffix?: ReactNode;
  size?: "sm" | "md" | "lg";
};

/** Shows a price. Amounts are passed in as formatted text, because the kit knows no currencies. */
export function Price({
  current,
  old,
  discount,
  prefix,
  suffix,
  size = "md",
  className,
  ...rest
}: PriceProps) {
  const messages = useMessages();
  return (
    <p {...rest} className={clsx(styles.root, className)} data-size={size}>
      <span className={styles.line}>
        {prefix && <span className={styles.aside}>{prefix}</span>}
        <strong className={styles.current} data-reduced={old ? "" : undefined}>
          {current}
        </strong>
        {suffix && <span className={styles.aside}>{suffix}</span>}
      </span>
      {old && (
        <span className={styles.line}>
          <del className={styles.old}>
            <VisuallyHidden>{messages.oldPrice} </VisuallyHidden>
            {old}
          </del>
          {discount && <span className={styles.discount}>{discount}</span>}
        </span>
      )}
    </p>
  );
}
