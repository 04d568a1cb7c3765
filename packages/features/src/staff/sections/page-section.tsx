import { Card } from "@tropa/ui-kit/card";
import { useId } from "react";
import type { ReactNode } from "react";
import styles from "./page-section.module.css";

/** A part of a booking's page, with its heading. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <h3 id={id}>{title}</h3>
      {children}
    </Card>
  );
}

/** Names with values; one without a value is left out. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          Boolean(value) && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
