import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import sheet from "../styles/tokens.css?raw";
import styles from "./specimen.module.css";
import { tokens } from "./tokens.ts";

const easings = tokens(sheet, "--ease-");

function Motion() {
  const [moved, setMoved] = useState(false);
  return (
    <div className={styles.section}>
      <div>
        <Button variant="secondary" onClick={() => setMoved(!moved)}>
          Move
        </Button>
      </div>
      <div>
        {tokens(sheet, "--motion-").flatMap((duration) =>
          easings.map((easing) => (
            <div key={duration.name + easing.name} className={styles.row}>
              <code className={styles.value}>
                {duration.name}: {duration.value}
                <br />
                {easing.name}
              </code>
              <div className={styles.track} data-moved={moved || undefined}>
                <div
                  className={styles.runner}
                  style={{
                    transitionDuration: `var(${duration.name})`,
                    transitionTimingFunction: `var(${easing.name})`,
                  }}
                />
              </div>
            </div>
          )),
        )}
      </div>
    </div>
  );
}

/**
 * Motion shows where a thing came from and where it went; nothing moves to please. For readers who ask
 * for less of it everything is in its place at once. Durations that are constants of the domain (a modal's
 * 300 ms) come from its constants.
 */
const meta = { title: "Foundations/Motion", component: Motion } satisfies Meta<typeof Motion>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
