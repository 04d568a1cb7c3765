import type { Meta, StoryObj } from "@storybook/react-vite";
import sheet from "../styles/tokens.css?raw";
import styles from "./specimen.module.css";
import { tokens } from "./tokens.ts";

function Spacing() {
  return (
    <>
      <section className={styles.section}>
        <h2>Space</h2>
        <p>Steps of 4 px. The gap between things says what belongs together.</p>
        <div>
          {tokens(sheet, "--space-").map(({ name, value }) => (
            <div key={name} className={styles.row}>
              <code className={styles.value}>
                {name}: {value}
              </code>
              <div className={styles.bar} style={{ inlineSize: `var(${name})` }} />
            </div>
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h2>Shape</h2>
        <ul className={styles.grid}>
          {tokens(sheet, "--radius-").map(({ name, value }) => (
            <li key={name} className={styles.section}>
              <div className={styles.shape} style={{ borderRadius: `var(${name})` }} />
              <code className={styles.value}>
                {name}: {value}
              </code>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>Depth</h2>
        <p>One soft shadow each, never a stack.</p>
        <ul className={styles.grid}>
          {tokens(sheet, "--shadow-").map(({ name }) => (
            <li key={name} className={styles.section}>
              <div
                className={styles.shape}
                style={{ borderRadius: "var(--radius-card)", boxShadow: `var(${name})` }}
              />
              <code className={styles.value}>{name}</code>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/**
 * Components have no outer margin: a page sets the distance between them with these steps, through
 * `gap` or the component's `className`.
 */
const meta = { title: "Foundations/Spacing", component: Spacing } satisfies Meta<typeof Spacing>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
