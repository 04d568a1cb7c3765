import { SHORT_RATING } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { fill, useMessages } from "../messages/messages.tsx";
import { MarkChoice } from "./mark-choice.tsx";
import type { MarkChoiceProps } from "./mark-choice.tsx";
import styles from "./rating-scale.module.css";

/** Marks from the first to the last: 1 … max. */
const marksUpTo = (max: number) => Array.from({ length: max }, (_, index) => index + 1);

export type RatingScaleProps = Omit<ComponentProps<"span">, "children"> & {
  /** Name of the scale for screen readers, such as "Difficulty". */
  label: string;
  /** 1 … max. */
  value: number;
  max?: number;
};

/** Shows a level as marks out of four, such as a tour's difficulty. An image to screen readers. */
export function RatingScale({
  label,
  value,
  max = SHORT_RATING.max,
  className,
  ...rest
}: RatingScaleProps) {
  const messages = useMessages();
  return (
    <span
      role="img"
      aria-label={`${label}: ${fill(messages.rating, { value, max })}`}
      {...rest}
      className={clsx(styles.display, className)}
    >
      {marksUpTo(max).map((mark) => (
        <span key={mark} className={styles.dot} data-filled={mark <= value ? "" : undefined} />
      ))}
    </span>
  );
}

export type RatingScaleInputProps = MarkChoiceProps & {
  max?: number;
  /** A name for each mark: "Easy" … "Extreme". Without it they are numbers. */
  levels?: readonly string[];
};

/** Lets the visitor choose a level. Follows the radio group pattern of the ARIA guide. */
export function RatingScaleInput({
  max = SHORT_RATING.max,
  levels,
  ...rest
}: RatingScaleInputProps) {
  const messages = useMessages();
  const levelOf = (mark: number) => levels?.[mark - 1];
  return (
    <MarkChoice
      {...rest}
      count={max}
      nameOf={(mark) => levelOf(mark) ?? fill(messages.rating, { value: mark, max })}
      levelOf={levelOf}
      renderMark={(isFilled) => (
        <span className={styles.dot} data-filled={isFilled ? "" : undefined} />
      )}
      styles={styles}
    />
  );
}
