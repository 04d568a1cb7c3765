import type { Meta, StoryObj } from "@storybook/react-vite";
import sheet from "../styles/tokens.css?raw";
import styles from "./specimen.module.css";
import { tokens } from "./tokens.ts";

const sizes = tokens(sheet, "--text-").filter(({ name }) => name !== "--text-width");
const weights = tokens(sheet, "--weight-");

function Type() {
  return (
    <>
      <section className={styles.section}>
        <h2>Sizes</h2>
        <div>
          {sizes.map(({ name, value }) => (
            <div key={name} className={styles.row}>
              <code className={styles.value}>
                {name}: {value}
              </code>
              <span style={{ fontSize: `var(${name})`, lineHeight: 1.25 }}>
                Walks worth the road · Тропа · 1 890 €
              </span>
            </div>
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h2>Weights</h2>
        <div>
          {weights.map(({ name, value }) => (
            <div key={name} className={styles.row}>
              <code className={styles.value}>
                {name}: {value}
              </code>
              <span style={{ fontSize: "var(--text-xl)", fontWeight: `var(${name})` }}>
                Eight days on foot · Восемь дней пешком
              </span>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}

/**
 * Manrope, one variable file per alphabet. Headings grow with the window; text does not, so that it
 * stays as large as the reader's settings make it.
 */
const meta = { title: "Foundations/Type", component: Type } satisfies Meta<typeof Type>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
