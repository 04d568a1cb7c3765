import type { Meta, StoryObj } from "@storybook/react-vite";
import { firstBrand } from "../docs/brands.ts";
import styles from "./specimen.module.css";

const names = firstBrand.colours.map(({ name }) => name);

/** Groups by what a colour is for; a name belongs to the first that fits. */
const groups: readonly { title: string; about: string; belongs: RegExp }[] = [
  {
    title: "Grounds and lines",
    about: "From the page up: ground, surface, raised; sunken for what lies a step below.",
    belongs: /^(ground|surface|raised|sunken|knob|line)/,
  },
  {
    title: "Text",
    about: "4.5 to 1 and more on every ground: a test holds both themes to it.",
    belongs: /^text/,
  },
  {
    title: "Action and accent",
    about: "Primary is what to press. Accent marks the few things that may call out.",
    belongs: /^(on-)?(primary|accent|heart)/,
  },
  {
    title: "Meaning",
    about: "Never the only sign: a word or an icon says the same.",
    belongs: /^(on-)?(success|warning|danger|info|star|focus)/,
  },
  { title: "Avatars", about: "Picked by the name of the person.", belongs: /avatar/ },
  { title: "Shade", about: "Scrim and shadows.", belongs: /./ },
];

const groupOf = (name: string) => groups.find(({ belongs }) => belongs.test(name));

function Colours() {
  return groups.map((group) => (
    <section key={group.title} className={styles.section}>
      <h2>{group.title}</h2>
      <p>{group.about}</p>
      <ul className={styles.grid}>
        {names
          .filter((name) => groupOf(name) === group)
          .map((name) => (
            <li key={name} className={styles.swatch}>
              <div className={styles.colour} style={{ background: `var(--color-${name})` }} />
              <div className={styles.caption}>
                <span className={styles.name}>{name}</span>
                <code className={styles.value}>--color-{name}</code>
              </div>
            </li>
          ))}
      </ul>
    </section>
  ));
}

/**
 * Colours of the chosen brand and scheme. A style sheet names what a colour is for, never the colour
 * itself: so a brand or the dark scheme changes values, not components.
 */
const meta = { title: "Foundations/Colours", component: Colours } satisfies Meta<typeof Colours>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
