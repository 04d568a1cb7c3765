import { Button } from "@tropa/ui-kit/button";
import type { ReactNode } from "react";
import styles from "./home-section.module.css";

interface HomeSectionProps {
  title: string;
  lead?: string;
  /** Link to more of the same. */
  more?: { href: string; text: string };
  children: ReactNode;
}

/** A titled section of the home page. */
export function HomeSection({ title, lead, more, children }: HomeSectionProps) {
  return (
    <section className={styles.root} data-late>
      <header className={styles.header}>
        <div>
          <h2>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {more && (
          <Button href={more.href} variant="ghost" iconEnd="arrow-right" className={styles.more}>
            <span className={styles.words}>{more.text}</span>
          </Button>
        )}
      </header>
      {children}
    </section>
  );
}
