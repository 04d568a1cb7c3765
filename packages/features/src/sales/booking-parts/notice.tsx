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
      <NoticeBody {...props} headingLevel={1} />
    </main>
  );
}

/** Like `NoticeScreen`, inside a page with its own title. */
export function NoticeBody({
  tone,
  notice,
  mark,
  title,
  text,
  actions,
  children,
  headingLevel,
}: NoticeScreenProps & { headingLevel: 1 | 2 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.root} data-inner={headingLevel === 1 ? undefined : ""}>
      <section className={styles.message}>
        {notice}
        {mark ?? <PhaseMark tone={tone} />}
        <div role="status">
          <Heading>{title}</Heading>
          <p>{text}</p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </section>
      {children}
    </div>
  );
}
