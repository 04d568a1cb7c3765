import type { ReactNode } from "react";
import { mainId } from "../../platform/page/skip-link.tsx";
import { PhaseMark } from "./phase-mark.tsx";
import type { Tone } from "./phase-mark.tsx";
import styles from "./notice.module.css";

export interface NoticeScreenProps {
  tone: Tone;
  /** Above everything: what the page showed was no longer true. */
  notice?: ReactNode;
  /** Replaces the mark of the tone, such as a spinner while waiting. */
  mark?: ReactNode;
  title: string;
  text: ReactNode;
  actions: ReactNode;
  /** Below the message: what is known of the booking. */
  children?: ReactNode;
}

/** One message in the middle of the page, what to do now, and what it is about. */
export function NoticeScreen(props: NoticeScreenProps) {
  return (
    <main id={mainId}>
      <NoticeBody {...props} headingLevel={1} />
    </main>
  );
}

/** The same within a page that has a title of its own. */
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
