import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import styles from "./phase-mark.module.css";

/** The mood of a message. */
export type Tone = "waiting" | "good" | "over";

const icons: Record<Tone, IconName> = { waiting: "clock", good: "check", over: "close" };

/** A decorative icon for a booking's state; the heading beside it says it in words. */
export function PhaseMark({ tone }: { tone: Tone }) {
  return (
    <span className={styles.root} data-tone={tone}>
      <Icon name={icons[tone]} size={28} />
    </span>
  );
}
