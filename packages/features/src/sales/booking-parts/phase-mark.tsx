import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import styles from "./phase-mark.module.css";

export type Tone = "waiting" | "good" | "over";

const icons: Record<Tone, IconName> = { waiting: "clock", good: "check", over: "close" };

/** The state at a glance; the heading beside it says it in words. */
export function PhaseMark({ tone }: { tone: Tone }) {
  return (
    <span className={styles.root} data-tone={tone}>
      <Icon name={icons[tone]} size={28} />
    </span>
  );
}
