import { RATING } from "@tropa/domain/interface-constants";
import { Icon } from "../icon/icon.tsx";
import { useMessages } from "../messages/messages.tsx";
import { MarkChoice } from "../rating-scale/mark-choice.tsx";
import type { MarkChoiceProps } from "../rating-scale/mark-choice.tsx";
import styles from "./rating-input.module.css";

export type RatingInputProps = MarkChoiceProps;

const star = <Icon name="star-filled" size={32} />;

/** Five stars to choose from, each with a name of its own. Follows the radio group pattern of the ARIA guide. */
export function RatingInput(props: RatingInputProps) {
  const messages = useMessages();
  const levelOf = (mark: number) => {
    const level = RATING.levels[mark - 1];
    return level && messages.ratingLevels[level];
  };
  return (
    <MarkChoice
      {...props}
      count={RATING.levels.length}
      nameOf={(mark) => levelOf(mark) ?? ""}
      levelOf={levelOf}
      renderMark={() => star}
      styles={styles}
    />
  );
}
