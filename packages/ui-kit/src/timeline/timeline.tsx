import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon.tsx";
import { useMessages } from "../messages/messages.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./timeline.module.css";

export type TimelineState = "done" | "current" | "upcoming" | "failed";

export type TimelineStep = {
  title: string;
  /** Time of the step, formatted for the reader's locale. */
  time?: string;
  text?: ReactNode;
  state: TimelineState;
};

export type TimelineProps = Omit<ComponentProps<"ol">, "children"> & {
  steps: readonly TimelineStep[];
  /** `row` needs a wide screen and falls back to `list` on a narrow one. */
  layout?: "list" | "row";
};

const icons: Partial<Record<TimelineState, IconName>> = { done: "check", failed: "close" };

/** Shows the progress of a process: a booking, a payment, a form of several pages. */
export function Timeline({ steps, layout = "list", className, ...rest }: TimelineProps) {
  const messages = useMessages();
  return (
    <ol {...rest} className={clsx(styles.root, className)} data-layout={layout}>
      {steps.map(({ title, time, text, state }) => {
        const icon = icons[state];
        return (
          <li
            key={title}
            className={styles.step}
            data-state={state}
            aria-current={state === "current" ? "step" : undefined}
          >
            <span className={styles.mark}>{icon && <Icon name={icon} size={14} />}</span>
            <div className={styles.words}>
              <p className={styles.title}>
                <VisuallyHidden>{messages.step[state]}: </VisuallyHidden>
                {title}
              </p>
              {time && <p className={styles.time}>{time}</p>}
              {text && <div className={styles.text}>{text}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
