import type { ReactNode } from "react";
import { mainId } from "../../platform/page/skip-link.tsx";
import { PhaseMark } from "./phase-mark.tsx";
import type { Tone } from "./phase-mark.tsx";
import styles from "./notice.module.css";

export interface NoticeScreenProps {
  tone: Tone;
  /** Shown on top: says that the booking has changed. */
  notice?: ReactNode;
  /** Replaces the tone's icon, for example by a spinner. */
  mark?: ReactNode;
  title: string;
  text: ReactNode;
  actions: ReactNode;
  /** Content below the message. */
  children?: ReactNode;
}

/** A page with one message, actions and details. */
export function NoticeScreen(props: NoticeScreenProps) {
  return (
    <main id={mainId}>
      <NoticeBody {...props} />
    </main>
  );
}

/** Content of a `NoticeScreen`, for pages that have their own `main`. */
export function NoticeBody({
  tone,
  notice,
  mark,
  title,
  text,
  actions,
  children,
}: NoticeScreenProps) {
  return (
    <div className={styles.root}>
      <section className={styles.message}>
        {notice}
        {mark ?? <PhaseMark tone={tone} />}
        <div role="status">
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </section>
      {children}
    </div>
  );
}
